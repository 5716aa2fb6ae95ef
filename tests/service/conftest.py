"""What the tests of the running service share."""

import base64
import os

import pytest
import requests


class Service:
    """The service under test, spoken to over HTTP as any client would."""

    def __init__(self, url):
        self.url = url

    def get(self, path, **more):
        return requests.get(self.url + path, timeout=30, **more)

    def post(self, path, body, **more):
        return requests.post(self.url + path, json=body, timeout=60, **more)

    def redact(self, data, content_type, **options):
        """Sends a file; the answer's JSON and the redacted bytes."""
        if isinstance(data, str):
            data = data.encode()
        body = {"file": {"data": base64.b64encode(data).decode(), "content_type": content_type}, **options}
        answer = self.post("/process/files/base64", body)
        assert answer.status_code == 200, answer.text
        answer = answer.json()
        return answer, base64.b64decode(answer["processed_file"])


@pytest.fixture(scope="session")
def service():
    return Service(os.environ["BLACKBAR_URL"])
