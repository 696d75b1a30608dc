/** True while somebody is suspended: for good, or until an instant. All instants are UTC. */
export function isSuspended(
	{ suspendedAt, suspendedUntil }: { suspendedAt: Date | null; suspendedUntil: Date | null },
	now: Date,
): boolean {
	return suspendedAt !== null && (suspendedUntil === null || suspendedUntil > now);
}
