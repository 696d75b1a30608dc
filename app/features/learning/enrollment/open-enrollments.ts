import { type EnrollmentStatus, hasEnded } from "./enrollment-status";

/** Enrollments for catalog cards. An ended one offers nothing, so its card is that of a stranger. */
export function openEnrollments<T extends { status: EnrollmentStatus }>(enrollments: readonly T[]): T[] {
	return enrollments.filter(({ status }) => !hasEnded(status));
}
