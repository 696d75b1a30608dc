import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import {
	insertFreeEntitlement,
	listEntitlements,
	openSource,
} from "#app/features/learning/entitlements/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findCourseOffer } from "./access/lesson-tasks.repository.server";
import { type Enrollment, findEnrollment, insertEnrollment, isFreeCourse } from "./enrollments.repository.server";

type Input = { user: { id: number }; courseId: number; now: Date };
export type EnrollOutcome =
	| {
			ok: true;
			created: boolean;
			enrollment: Enrollment;
			/** False where the right to the course has ended: the enrollment alone opens nothing. */
			isOpen: boolean;
	  }
	| { ok: false; reason: "notFound" | "paymentRequired" };

/**
 * Enrolls a user in a course: one that is free, for which they are entitled in the same batch, or one that
 * an entitlement opens to them. Repeating it returns the enrollment that exists, whatever its status, and opens
 * nothing that has ended.
 *
 * A course that is unknown or not published is `notFound`; one that must be bought first is
 * `paymentRequired`. One batch: of parallel requests exactly one creates the rows.
 */
export async function enrollInCourse(db: Database, { user, courseId, now }: Input): Promise<EnrollOutcome> {
	const wanted = { userId: user.id, courseId, now };
	const {
		created,
		enrollment: [enrollment],
		course: [course],
		held,
	} = await inBatch(db, {
		right: insertFreeEntitlement(db, { ...wanted, isFree: isFreeCourse(courseId) }),
		created: insertEnrollment(db, { ...wanted, source: openSource(db, wanted) }),
		enrollment: findEnrollment(db, wanted),
		course: findCourseOffer(db, courseId),
		held: listEntitlements(db, wanted),
	});
	const { open } = canAccess(held, { kind: "course", courseId }, now);
	if (enrollment) return { ok: true, created: created.length > 0, enrollment, isOpen: open };

	return { ok: false, reason: course?.publishedAt ? "paymentRequired" : "notFound" };
}
