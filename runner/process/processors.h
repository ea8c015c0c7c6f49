/*
 * How many processors a process may use at the same time.
 */
#ifndef SCATTER_PROCESSORS_H
#define SCATTER_PROCESSORS_H

/*
 * The processors that the affinity and the quota of its control groups leave to a process, such as 2 or 0.5; at least
 * one hundredth.
 */
double processors_of(long pid);

/*
 * The smallest quota of the control groups of a process, as a number of processors; infinite without one. `membership`:
 * the file /proc/PID/cgroup; `groups`: the folder /sys/fs/cgroup, of version 1 or 2. A group that the folder does not
 * have, as in a container, is left out, but not the groups above it.
 */
double processor_quota(const char *membership, const char *groups);

#endif
