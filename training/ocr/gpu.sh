#!/usr/bin/env bash
# Renders and trains on a machine that has torch and a GPU, but no network, fonts or corpus: everything else was packed by carry.py.
#
#   training/ocr/gpu.sh WORK SECONDS CORES      ends by itself within SECONDS; leaves WORK/out/{recogniser,classifier}.pt, logs in WORK/log
#
# OCR_SCHEDULE=1200: SECONDS is only a part of a longer schedule; the next call with the same WORK goes on.
# OCR_TRAIN="--columns 300000": more options for train.py. PYTHON: the interpreter. BLACKBAR_OCR_CARRIED: the packed folder.
set -eu
work=$1 seconds=$2 cores=$3
began=$(date +%s)
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
# The packed folder lies in the repository, or these files lie in a folder of it.
[ -e "$here/../fonts.tar.xz" ] && packed=$here/.. || packed=$here/../../.carry/ocr
export BLACKBAR_OCR_CARRIED=${BLACKBAR_OCR_CARRIED:-$packed}
export BLACKBAR_OCR_WORK=$work PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
carried=$BLACKBAR_OCR_CARRIED
mkdir -p "$work"/{shards,fonts,site,out,log}
rm -f "$work/enough"
cp "$carried/characters.txt" "$work/"
[ -e "$work/fonts/.done" ] || { "$python" -m tarfile -e "$carried/fonts.tar.xz" "$work/fonts" && touch "$work/fonts/.done"; }

# Pillow's raqm looks for FriBiDi in the library path.
export LD_LIBRARY_PATH=$carried/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
can_render='from PIL import features; import bidi.algorithm, numpy, onnx; assert features.check("raqm") and features.check("fribidi")'
for wheel in "$carried"/wheels/*.whl; do "$python" -m zipfile -e "$wheel" "$work/site"; done
own_path=${PYTHONPATH:-}
export PYTHONPATH=$work/site${own_path:+:$own_path}
if ! "$python" -c "$can_render" 2> "$work/log/check.log"; then
    export PYTHONPATH=$own_path
    "$python" -c "$can_render" 2>> "$work/log/check.log" || { echo "cannot render here:"; cat "$work/log/check.log"; exit 1; }
fi
"$python" -c 'import PIL, torch; print("pillow", PIL.__version__, PIL.__file__, "torch", torch.__version__, torch.cuda.is_available())'

# One core is left to the training; lines that come near the end would hardly be seen.
renderers=$((cores > 2 ? cores - 1 : cores))
until=$((began + seconds * 85 / 100))
pids=()
stop() { kill "${pids[@]}" 2> /dev/null || true; }
trap stop EXIT
trap 'exit 143' TERM INT
for i in $(seq 0 $((renderers - 1))); do
    OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 nice -n 5 "$python" "$here/render.py" stream "$i" "$renderers" "$until" > "$work/log/render-$i.log" 2>&1 &
    pids+=($!)
done
left=$((began + seconds - $(date +%s)))
# shellcheck disable=SC2086 # the options are words
OMP_NUM_THREADS=${OCR_THREADS:-2} timeout -k 5 "$left" "$python" "$here/train.py" --seconds "$((left - 8))" ${OCR_SCHEDULE:+--schedule "$OCR_SCHEDULE"} ${OCR_TRAIN:-} > "$work/log/train.log" 2>&1 &
trainer=$!
pids+=("$trainer")
code=0
wait "$trainer" || code=$?
tail -n 4 "$work/log/train.log"
ls -l "$work/out"
exit "$code"
