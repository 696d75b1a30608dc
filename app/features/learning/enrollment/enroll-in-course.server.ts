import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import {
	insertFreeEntitlement,
	listEntitlements,
	sourceOfAccess,
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
			/** False when access has ended: the enrollment alone opens nothing. */
			isOpen: boolean;
	  }
	| { ok: false; reason: "notFound" | "paymentRequired" };

/**
 * Enrolls a user in a free course, with an entitlement in the same batch, or in one that an entitlement opens.
 * Repeating it returns the existing enrollment, whatever its status, and reopens nothing.
 * `notFound`: unknown or unpublished. `paymentRequired`: must be bought first. Of concurrent requests exactly one
 * creates the rows.
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
		created: insertEnrollment(db, { ...wanted, source: sourceOfAccess(db, wanted) }),
		enrollment: findEnrollment(db, wanted),
		course: findCourseOffer(db, courseId),
		held: listEntitlements(db, wanted),
	});
	const { open } = canAccess(held, { kind: "course", courseId }, now);
	if (enrollment) return { ok: true, created: created.length > 0, enrollment, isOpen: open };

	return { ok: false, reason: course?.publishedAt ? "paymentRequired" : "notFound" };
}
