#!/bin/bash
# All three networks adapted on the GPU machine: adapt.sh WORK. english-4 follows english-12.
set -u
WORK=$1
cd "$(dirname "$0")"
export PYTHONUNBUFFERED=1
python3 data.py "$WORK" english 60000 1 > "$WORK/data-en.log" 2>&1 &
python3 data.py "$WORK" multilingual 90000 1 > "$WORK/data-m.log" 2>&1 &
wait
RANK=6 python3 adapt.py "$WORK" multilingual m12.npz 12 2800 m12 > "$WORK/m12.log" 2>&1 &
RANK=6 python3 adapt.py "$WORK" english e12.npz 12 1500 e12 > "$WORK/e12.log" 2>&1
RANK=6 python3 adapt.py "$WORK" english e4.npz 4 2600 e4 e12.npz,e12.10.npz > "$WORK/e4.log" 2>&1
wait
touch "$WORK/all.adapted"
