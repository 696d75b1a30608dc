/** Statuses in which a learner can read lessons and make progress. */
export const LEARNING_STATUSES = ["enrolled", "active", "in_progress", "completed"] as const;

/** Ended, temporarily or for good. Informational: entitlements decide access. */
export const ENDED_STATUSES = ["paused", "expired", "refunded"] as const;

export const ENROLLMENT_STATUSES = [...LEARNING_STATUSES, ...ENDED_STATUSES] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export type EndedStatus = (typeof ENDED_STATUSES)[number];

export const UNFINISHED_STATUSES = ["enrolled", "active", "in_progress"] as const;

export function hasEnded(status: EnrollmentStatus): status is EndedStatus {
	return (ENDED_STATUSES as readonly string[]).includes(status);
}

export function statusAfterOpening(status: EnrollmentStatus): EnrollmentStatus {
	return status === "enrolled" ? "active" : status;
}

type Done = { completedLessons: number; completedRequired: number; required: number };

/**
 * Ended statuses stay, and a lesson added later does not revoke a completion. `deriveEnrollment` has the same rule in
 * SQL; a test compares them.
 * Rules: docs/domain/access.md
 */
export function statusAfterProgress(status: EnrollmentStatus, done: Done): EnrollmentStatus {
	if (hasEnded(status) || status === "completed") return status;
	if (done.required > 0 && done.completedRequired >= done.required) return "completed";
	return done.completedLessons > 0 ? "in_progress" : statusAfterOpening(status);
}
