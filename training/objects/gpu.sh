#!/usr/bin/env bash
# Trains the detector on one machine: gpu.sh WORK SECONDS CORES. Needs the folder of pack.py ($OBJECTS_DATA, or .carry/objects) and
# nothing from a network. Leaves WORK/out/{state.pt,train.jsonl,*.log} and ends by itself within SECONDS. OBJECTS_RING: the work folder of
# another training that draws for this one, too.
set -euo pipefail
mkdir -p "$1"
work=$(cd "$1" && pwd) seconds=$2 cores=$3
here=$(cd "$(dirname "$0")" && pwd)
export OBJECTS_STARTED=$(date +%s.%N) PYTHONUNBUFFERED=1
export OBJECTS_DATA=${OBJECTS_DATA:-$here/../../.carry/objects}
python=${PYTHON:-python3}
mkdir -p "$work/out"
rm -rf "$work/ring" "$work/data" "$work/code"
# Copies of its own: the tree it was started from may be replaced while it runs.
cp -rL "$OBJECTS_DATA" "$work/data"
mkdir "$work/code" && cp "$here"/*.py "$work/code"
export OBJECTS_DATA=$work/data
here=$work/code
if [ -n "${OBJECTS_RING:-}" ]; then
  until [ -f "$OBJECTS_RING/ring/turn" ]; do sleep 1; done
  ln -s "$OBJECTS_RING/ring" "$work/ring"
else
  mkdir "$work/ring"
  PYTHONPATH=$here "$python" -c "import pathlib, sys, draw; draw.ring(pathlib.Path(sys.argv[1]), 'w+')" "$work/ring"
  OMP_NUM_THREADS=1 "$python" "$here/draw.py" "$work/ring" "$((cores > 1 ? cores - 1 : 1))" "$seconds" >"$work/out/draw.log" 2>&1 &
  draw=$!
  trap 'kill $draw 2>/dev/null || true; rm -rf "$work/ring"' EXIT
fi
OMP_NUM_THREADS=2 timeout -k 5 "$seconds" "$python" "$here/train.py" "$work" "$seconds" >"$work/out/train.log" 2>&1
