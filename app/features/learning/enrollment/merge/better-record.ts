import { type EnrollmentStatus, hasEnded } from "../enrollment-status";

type CourseRecord = { status: EnrollmentStatus; progress: number; lastActivityAt: Date };

/** Compares status first (completed, open, ended), then progress, then recency. */
export function isBetterRecord(one: CourseRecord, other: CourseRecord): boolean {
	const [a, b] = [keyOf(one), keyOf(other)];
	const at = a.findIndex((value, index) => value !== b[index]);
	return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
}

function keyOf({ status, progress, lastActivityAt }: CourseRecord): number[] {
	return [status === "completed" ? 2 : hasEnded(status) ? 0 : 1, progress, lastActivityAt.getTime()];
}
