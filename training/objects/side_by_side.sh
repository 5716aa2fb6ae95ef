#!/usr/bin/env bash
# Three trainings of the logo network on one card (CUDA's MPS), one of which draws for all: side_by_side.sh DATA WORK SECONDS CORES
set -euo pipefail
export OBJECTS_DATA=$1 OBJECTS_FOCUS=logos OBJECTS_BATCH=32
work=$2 seconds=$3 cores=$4
here=$(cd "$(dirname "$0")" && pwd)
nvidia-cuda-mps-control -d || true
OBJECTS_LITE=2 OBJECTS_WHOLE=448 OBJECTS_VIEW=448,448 "$here/gpu.sh" "$work/kept" "$seconds" "$cores" &
export OBJECTS_RING=$work/kept
OBJECTS_LITE=2 OBJECTS_WHOLE=448 OBJECTS_VIEW=448,448 OBJECTS_ALL=1 "$here/gpu.sh" "$work/all" "$((seconds - 5))" 1 &
OBJECTS_LITE=0 OBJECTS_WHOLE=384 OBJECTS_VIEW=384,384 "$here/gpu.sh" "$work/small" "$((seconds - 5))" 1 &
wait
