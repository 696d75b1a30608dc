import { type EnrollmentStatus, hasEnded } from "./enrollment-status";

/** The enrollments that a card of the catalog speaks of: one that has ended offers nothing, the card is that of a stranger. */
export function openEnrollments<T extends { status: EnrollmentStatus }>(enrollments: readonly T[]): T[] {
	return enrollments.filter(({ status }) => !hasEnded(status));
}
