#!/bin/bash
# The multilingual network alone, on the GPU machine, with everything in WORK: data on the processors while the card pretrains, then fine-tuning until END.
# multilingual.sh WORK PRETRAIN_SECONDS END (seconds since 1970)
set -u
WORK=$1
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1
(python3 data.py "$WORK" multilingual 420000 2 > "$WORK/data.log" 2>&1; touch "$WORK/multilingual.done") &
python3 pretrain.py "$WORK" "$2" > "$WORK/pretrain.log" 2>&1
while [ ! -f "$WORK/multilingual.done" ]; do sleep 0.5; done
# Loading and compiling take about a minute and a half.
RATE=3e-4 python3 train.py "$WORK" multilingual pretrained.npz 12 $(($3 - $(date +%s) - 85)) multilingual-12.npz > "$WORK/multilingual-12.log" 2>&1
split -b 14000000 -d "$WORK/multilingual-12.npz" "$WORK/multilingual-12.npz."
touch "$WORK/all.trained"
