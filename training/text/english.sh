#!/bin/bash
# Both English networks on the GPU machine, with everything in WORK: data, english-12, then english-4 out of it, until END.
# english.sh WORK LARGE_SECONDS END (seconds since 1970)
set -u
WORK=$1
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1
python3 data.py "$WORK" english 400000 2 > "$WORK/data.log" 2>&1
RATE=2e-4 python3 train.py "$WORK" english gte.npz 12 "$2" english-12.npz > "$WORK/english-12.log" 2>&1
split -b 14000000 -d "$WORK/english-12.npz" "$WORK/english-12.npz."
# Loading and compiling take about a minute.
RATE=4e-4 python3 train.py "$WORK" english english-12.npz 4 $(($3 - $(date +%s) - 60)) english-4.npz english-12.npz > "$WORK/english-4.log" 2>&1
split -b 14000000 -d "$WORK/english-4.npz" "$WORK/english-4.npz."
touch "$WORK/all.trained"
