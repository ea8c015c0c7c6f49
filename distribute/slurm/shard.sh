#!/usr/bin/env bash
# usage: sbatch --array=1-N [OPTION of sbatch...] shard.sh FOLDER [OPTION of scatter-cts run...]
# A task of a Slurm job array: runs the shard with its number and writes its results to FOLDER/shard-K.jsonl. FOLDER must be on
# a file system that all nodes share. A restarted task continues where it was. merge.sh is run
# afterwards. SCATTER_CTS_PROGRAM is the program (default: scatter-cts, in PATH).
#SBATCH --job-name=scatter-cts
#SBATCH --requeue
#SBATCH --open-mode=append
set -euo pipefail
[ "${1:-}" != --help ] || { sed -n '2,/^set/s/^# //p' "$0"; exit; }

if [ $# -eq 0 ] || [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    echo "usage: sbatch --array=1-N [OPTION of sbatch...] shard.sh FOLDER [OPTION...]" >&2
    exit 2
fi
folder=$1
shift
mkdir -p "$folder"
# Without --jobs it would start as many processes as the node has processors, not as many as the task was allocated.
exec "${SCATTER_CTS_PROGRAM:-scatter-cts}" run --jobs "${SLURM_CPUS_ON_NODE:-1}" --shard auto \
    --resume "$folder/shard-$SLURM_ARRAY_TASK_ID.jsonl" "$@"
