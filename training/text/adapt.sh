#!/bin/bash
# All three networks adapted on the GPU machine, side by side, from where they are: adapt.sh WORK SECONDS. english-4 follows what english-12 was.
# WORK: m12.npz, e12.npz, e4.npz (low_rank.py weights), the same with .start.npz (low_rank.py factors), english.data and multilingual.data (data.py).
set -u
WORK=$1
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1 RANK=6 RUN_SECONDS=$2 RATE=${RATE:-8e-4}
START=m12.start.npz python3 adapt.py "$WORK" multilingual m12.npz 12 0 m12 > "$WORK/m12.log" 2>&1 &
START=e12.start.npz python3 adapt.py "$WORK" english e12.npz 12 0 e12 > "$WORK/e12.log" 2>&1 &
START=e4.start.npz python3 adapt.py "$WORK" english e4.npz 4 0 e4 e12.npz,e12.start.npz > "$WORK/e4.log" 2>&1 &
wait
