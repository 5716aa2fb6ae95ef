"""Marks the client suite's tests of file types that are not built yet. The list shrinks with each format; a test
that passes although it is listed fails the run, so the list stays true."""

import pytest

NOT_BUILT_YET = {
    "test_process_pptx_file_base64": "PPTX",
    "test_process_dcm_file_base64": "DICOM",
    "test_process_image_file_base64": "pictures",
    "test_process_ocr_image_file_base64": "pictures",
    "test_object_entity_detection_default": "pictures",
    "test_object_entity_detection_with_enable_entity_types": "pictures",
    "test_object_entity_detection_with_disable_entity_types": "pictures",
}


def pytest_collection_modifyitems(items):
    for item in items:
        kind = NOT_BUILT_YET.get(item.name)
        if kind:
            item.add_marker(pytest.mark.xfail(reason=f"{kind}: not built yet", strict=True))
