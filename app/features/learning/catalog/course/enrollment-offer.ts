import type { Access, WhyClosed } from "#app/features/learning/entitlements/can-access.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import { isTeacher } from "../is-teacher";

/** What a visitor can do about a course; at most one thing is offered. */
export type EnrollmentOffer =
	| { kind: "register" }
	| { kind: "enroll" }
	| { kind: "continue"; lessonId: number | null; progress: number }
	| { kind: "review"; lessonId: number | null }
	| { kind: "stopped"; reason: Exclude<WhyClosed, "never"> }
	| { kind: "teach"; lessonId: number | null }
	| { kind: "buy"; previewLessonId: number | null }
	/** It has a price, and nobody takes money here: there is a list to wait on. */
	| { kind: "wait"; previewLessonId: number | null };

type Input = {
	course: { priceCents: number; instructorId: number };
	user: { id: number; role: Role } | null;
	/** What the user's entitlements say of the course. */
	access: Access;
	/** The user's own, with the lesson to go on with. */
	enrollment: { isCompleted: boolean; progress: number; nextLessonId: number | null } | null;
	/** Whether this school can take money. */
	isForSale: boolean;
	/** In reading order. */
	lessons: readonly { id: number; freePreview: boolean }[];
};

/**
 * Says what the button of a course does, for everyone who may look at it.
 *
 * Who learns goes on learning, whatever their role, as long as their right lasts; a course that has a price
 * is bought. Who may open a lesson is decided elsewhere, by the same right.
 */
export function enrollmentOffer({ course, user, access, enrollment, isForSale, lessons }: Input): EnrollmentOffer {
	const first = lessons[0]?.id ?? null;
	if (enrollment && access.open) {
		const { isCompleted, progress, nextLessonId } = enrollment;
		if (isCompleted) return { kind: "review", lessonId: first };
		return { kind: "continue", lessonId: nextLessonId ?? first, progress };
	}
	if (isTeacher(course, user)) return { kind: "teach", lessonId: first };
	const canBuyAgain =
		course.priceCents > 0 && !access.open && access.whatHelps !== "wait" && access.whatHelps !== "resume";
	if (!access.open && access.because !== "never" && !canBuyAgain) return { kind: "stopped", reason: access.because };
	if (access.open) return { kind: "enroll" };
	if (course.priceCents === 0) return user ? { kind: "enroll" } : { kind: "register" };
	const previewLessonId = lessons.find((lesson) => lesson.freePreview)?.id ?? null;
	return { kind: isForSale ? "buy" : "wait", previewLessonId };
}

/** True when the offer means that every lesson is open. */
export function opensLessons({ kind }: EnrollmentOffer): boolean {
	return kind === "continue" || kind === "review" || kind === "teach";
}
