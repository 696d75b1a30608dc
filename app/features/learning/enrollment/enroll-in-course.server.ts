import type { Database } from "../../../../db/client.server";
import { findCourseOffer } from "../lesson/lesson-tasks.repository.server";
import { type Enrollment, findEnrollment, insertFreeEnrollment } from "./enrollments.repository.server";

type Input = { user: { id: number }; courseId: number; now: Date };
export type EnrollOutcome =
	| { ok: true; created: boolean; enrollment: Enrollment }
	| { ok: false; reason: "notFound" | "paymentRequired" };

/**
 * Enrolls a user in a free course. Repeating it returns the enrollment that
 * exists, whatever its status: also one that is paused, expired or refunded.
 *
 * A course that is unknown or not published is `notFound`; one with a price is
 * `paymentRequired`. One batch: of parallel requests exactly one creates the row.
 */
export async function enrollInCourse(db: Database, { user, courseId, now }: Input): Promise<EnrollOutcome> {
	const [created, existing, courses] = await db.batch([
		insertFreeEnrollment(db, { userId: user.id, courseId, now }),
		findEnrollment(db, { userId: user.id, courseId }),
		findCourseOffer(db, courseId),
	]);
	const enrollment = existing[0];
	if (enrollment) return { ok: true, created: created.length > 0, enrollment };

	return { ok: false, reason: courses[0]?.publishedAt ? "paymentRequired" : "notFound" };
}
