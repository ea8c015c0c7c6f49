#!/usr/bin/env bash
# usage: sbatch --dependency=afterany:ARRAY [--wait] [OPTION of sbatch...] merge.sh FOLDER [OPTION of scatter-cts merge...]
# The job after the array of shard.sh: merges its shards into FOLDER/results.jsonl. Its exit status is that of the gate:
# 0, 1 if there are failures that are not accepted, 3 if there is no result, for example because a shard is missing.
# SCATTER_CTS_PROGRAM is the program (default: scatter-cts, in PATH).
#SBATCH --job-name=scatter-cts-merge
#SBATCH --open-mode=append
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }

if [ $# -eq 0 ]; then
    echo "usage: sbatch --dependency=afterany:ARRAY merge.sh FOLDER [OPTION of scatter-cts merge...]" >&2
    exit 2
fi
folder=$1
shift
exec "${SCATTER_CTS_PROGRAM:-scatter-cts}" merge --jobs "${SLURM_CPUS_ON_NODE:-1}" -o "$folder/results.jsonl" \
    "$folder"/shard-*.jsonl "$@"
