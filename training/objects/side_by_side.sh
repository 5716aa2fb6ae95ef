#!/usr/bin/env bash
# Two trainings of the logo network on one card (CUDA's MPS), one of which draws for both: side_by_side.sh DATA WORK SECONDS CORES
# The second learns less from the photographs whose brands it would know by heart, and counts boxes higher.
set -euo pipefail
export OBJECTS_DATA=$1 OBJECTS_FOCUS=logos
work=$2 seconds=$3 cores=$4
here=$(cd "$(dirname "$0")" && pwd)
OBJECTS_BATCH=${OBJECTS_BATCH:-32} "$here/gpu.sh" "$work/first" "$seconds" "$cores" &
OBJECTS_RING=$work/first OBJECTS_BATCH=${OBJECTS_BATCH:-32} OBJECTS_REAL=0.20 OBJECTS_TRUNK=0.2 OBJECTS_DECAY=0.05 OBJECTS_EDGES=4 OBJECTS_SEED=8 \
  "$here/gpu.sh" "$work/second" "$((seconds - 5))" 1 &
wait
