/** The statuses in which a learner reads lessons and makes progress. */
export const LEARNING_STATUSES = ["enrolled", "active", "in_progress", "completed"] as const;

/** The statuses of learning that has ended, for now or for good. They record it; entitlements decide what is open. */
export const ENDED_STATUSES = ["paused", "expired", "refunded"] as const;

export const ENROLLMENT_STATUSES = [...LEARNING_STATUSES, ...ENDED_STATUSES] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export type EndedStatus = (typeof ENDED_STATUSES)[number];

/** The statuses of a course that is still to be finished. */
export const UNFINISHED_STATUSES = ["enrolled", "active", "in_progress"] as const;

/** True for learning that has ended. */
export function hasEnded(status: EnrollmentStatus): status is EndedStatus {
	return (ENDED_STATUSES as readonly string[]).includes(status);
}

/** The status after a lesson has been opened: the first one makes an enrollment active. */
export function statusAfterOpening(status: EnrollmentStatus): EnrollmentStatus {
	return status === "enrolled" ? "active" : status;
}

type Done = { completedLessons: number; completedRequired: number; required: number };

/**
 * The status after progress. Side exits stay as they are, and a completion is
 * not revoked by a lesson that joins the course later. `deriveEnrollment` in
 * derive-enrollments.repository.server.ts says the same in SQL; a test compares the two.
 * Rules: docs/domain/access.md
 */
export function statusAfterProgress(status: EnrollmentStatus, done: Done): EnrollmentStatus {
	if (hasEnded(status) || status === "completed") return status;
	if (done.required > 0 && done.completedRequired >= done.required) return "completed";
	return done.completedLessons > 0 ? "in_progress" : statusAfterOpening(status);
}
