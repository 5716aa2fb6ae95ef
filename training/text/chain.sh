#!/bin/bash
# Everything after the data lies in WORK, on the GPU machine: two networks at a time share the card, so that one computes while the other compiles.
# chain.sh WORK ENGLISH_SECONDS SMALL_SECONDS MULTILINGUAL_SECONDS
set -u
WORK=$1
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1
while [ ! -f "$WORK/english.done" ] || [ ! -f "$WORK/gte.npz" ]; do sleep 0.5; done
(
  RATE=2e-4 python3 train.py "$WORK" english gte.npz 12 "$2" english-12.npz > "$WORK/english-12.log" 2>&1
  RATE=4e-4 python3 train.py "$WORK" english english-12.npz 4 "$3" english-4.npz english-12.npz > "$WORK/english-4.log" 2>&1
  touch "$WORK/english.trained"
) &
while [ ! -f "$WORK/multilingual.done" ]; do sleep 0.5; done
RATE=3e-4 python3 train.py "$WORK" multilingual pretrained.npz 12 "$4" multilingual-12.npz > "$WORK/multilingual-12.log" 2>&1
touch "$WORK/multilingual.trained"
wait
touch "$WORK/all.trained"
