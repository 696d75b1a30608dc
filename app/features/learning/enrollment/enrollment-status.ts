/** All statuses, in the order in which a course is taken; the side exits last. */
export const ENROLLMENT_STATUSES = [
	"enrolled",
	"active",
	"in_progress",
	"completed",
	"paused",
	"expired",
	"refunded",
] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export type EnrollmentRefusal = "paused" | "expired" | "refunded";

/** The statuses in which a learner reads lessons and makes progress. */
export const LEARNING_STATUSES = ["enrolled", "active", "in_progress", "completed"] as const;

/** The statuses of a course that is still to be finished. */
export const UNFINISHED_STATUSES = ["enrolled", "active", "in_progress"] as const;

/** Says what stops an enrolled user from learning, or `null` when nothing does. */
export function enrollmentRefusal(status: EnrollmentStatus): EnrollmentRefusal | null {
	return status === "paused" || status === "expired" || status === "refunded" ? status : null;
}

/** True while the user may read the lessons of the course. */
export function canLearn(status: EnrollmentStatus): boolean {
	return enrollmentRefusal(status) === null;
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
 * Source: section 3 of the decisions.
 */
export function statusAfterProgress(status: EnrollmentStatus, done: Done): EnrollmentStatus {
	if (!canLearn(status) || status === "completed") return status;
	if (done.required > 0 && done.completedRequired >= done.required) return "completed";
	return done.completedLessons > 0 ? "in_progress" : statusAfterOpening(status);
}
