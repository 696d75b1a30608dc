import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import type { AccessAnswer, WhyClosed } from "#app/features/learning/entitlements/can-access.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import type { LessonLock } from "../release/when-lesson-opens.ts";

export type LessonAccess =
	| { allowed: true; as: "admin" | "instructor" | "learner" | "preview" }
	| { allowed: false; reason: "signInNeeded" | "retired" | LearningRefusal };

/** `locked`: the lesson opens later, or after others. */
export type LearningRefusal = "notFound" | "notEnrolled" | "locked" | Exclude<WhyClosed, "never">;

type Input = {
	lesson: { freePreview: boolean; retiredAt: Date | null };
	course: { publishedAt: Date | null } & Parameters<typeof isTeacher>[0];
	user: { id: number; role: Role } | null;
	enrollment: object | null;
	access: AccessAnswer;
	/** Of `whenLessonOpens`; null when nothing keeps the lesson closed to a learner. */
	lock: LessonLock | null;
};

/**
 * Decides who may read a lesson and as what. Entitlements give access; an enrollment makes the reader a `learner`,
 * who alone makes progress. Unpublished courses exist only for those enrolled; removed lessons are closed to all.
 * Rules: docs/domain/access.md
 */
export function lessonAccess({ lesson, course, user, enrollment, access, lock }: Input): LessonAccess {
	if (!user) return { allowed: false, reason: "signInNeeded" };
	if (lesson.retiredAt) return { allowed: false, reason: "retired" };

	const refusal = learningRefusal(course, enrollment ?? undefined, { access, lock });
	if (!refusal) return { allowed: true, as: "learner" };
	if (isTeacher(course, user)) return { allowed: true, as: user.role === "admin" ? "admin" : "instructor" };
	if (isOpenToAll({ lesson, course })) return { allowed: true, as: "preview" };
	return { allowed: false, reason: refusal };
}

/** True for a free preview, readable by anybody at its public URL. */
export function isOpenToAll({ lesson, course }: Pick<Input, "lesson"> & { course: { publishedAt: Date | null } }) {
	return lesson.freePreview && lesson.retiredAt === null && course.publishedAt !== null;
}

/** Null when the user may make progress. Previewing, teaching or administrating is not learning. */
export function learningRefusal(
	course: { publishedAt: Date | null } | undefined,
	enrollment: object | undefined,
	{ access, lock }: Pick<Input, "access" | "lock">,
): LearningRefusal | null {
	if (!course) return "notFound";
	if (enrollment && access.open) return lock ? "locked" : null;
	if (enrollment && !access.open && access.because !== "never") return access.because;
	return course.publishedAt ? "notEnrolled" : "notFound";
}
