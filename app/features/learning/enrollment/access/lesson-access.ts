import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import type { Access, WhyClosed } from "#app/features/learning/entitlements/can-access.ts";
import type { Role } from "#app/features/people/auth/roles.ts";

export type LessonAccess =
	| { allowed: true; as: "admin" | "instructor" | "learner" | "preview" }
	| { allowed: false; reason: "signInNeeded" | "retired" | LearningRefusal };

/** Why somebody may not learn: what `canAccess` says of a right that was there, or that there is none. */
export type LearningRefusal = "notFound" | "notEnrolled" | Exclude<WhyClosed, "never">;

type Input = {
	lesson: { freePreview: boolean; retiredAt: Date | null };
	course: { instructorId: number; publishedAt: Date | null };
	user: { id: number; role: Role } | null;
	/** The record of their learning, if there is one. */
	enrollment: object | null;
	/** What their entitlements say of the course. */
	access: Access;
};

/**
 * Says who may read a lesson and as what, or why not.
 *
 * Entitlements give the right, an enrollment makes a reader a `learner`, who
 * alone makes progress. A course that was never published, or no longer is,
 * does not exist for strangers; those enrolled keep it. A lesson that was
 * removed from its course is closed for all. Rules: docs/domain/access.md
 */
export function lessonAccess({ lesson, course, user, enrollment, access }: Input): LessonAccess {
	if (!user) return { allowed: false, reason: "signInNeeded" };
	if (lesson.retiredAt) return { allowed: false, reason: "retired" };

	const refusal = learningRefusal(course, enrollment ?? undefined, access);
	if (!refusal) return { allowed: true, as: "learner" };
	if (isTeacher(course, user)) return { allowed: true, as: user.role === "admin" ? "admin" : "instructor" };
	if (isOpenToAll({ lesson, course })) return { allowed: true, as: "preview" };
	return { allowed: false, reason: refusal };
}

/** True for a free preview, which anybody reads at its public page. */
export function isOpenToAll({ lesson, course }: Pick<Input, "lesson"> & { course: { publishedAt: Date | null } }) {
	return lesson.freePreview && lesson.retiredAt === null && course.publishedAt !== null;
}

/**
 * Says what stops a user from making progress in a lesson, or `null` when nothing
 * does. Reading as a preview, as the instructor or as an admin is not learning.
 */
export function learningRefusal(
	course: { publishedAt: Date | null } | undefined,
	enrollment: object | undefined,
	access: Access,
): LearningRefusal | null {
	if (!course) return "notFound";
	if (enrollment && access.open) return null;
	if (enrollment && !access.open && access.because !== "never") return access.because;
	return course.publishedAt ? "notEnrolled" : "notFound";
}
