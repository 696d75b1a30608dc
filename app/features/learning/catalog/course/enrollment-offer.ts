import type { AccessAnswer, WhyClosed } from "#app/features/learning/entitlements/can-access.ts";
import type { Role } from "#app/features/people/auth/roles.ts";
import { isTeacher } from "../is-teacher";

/** What a visitor can do about a course; one action at most. */
export type EnrollmentOffer =
	| { kind: "register" }
	| { kind: "enroll" }
	| { kind: "continue"; lessonId: number | null; progress: number }
	| { kind: "review"; lessonId: number | null }
	| { kind: "stopped"; reason: Exclude<WhyClosed, "never"> }
	| { kind: "teach"; lessonId: number | null }
	| { kind: "buy"; previewLessonId: number | null }
	/** Paid course in a school that takes no money: a waiting list. */
	| { kind: "wait"; previewLessonId: number | null };

type Input = {
	course: { priceCents: number } & Parameters<typeof isTeacher>[0];
	user: { id: number; role: Role } | null;
	access: AccessAnswer;
	enrollment: { isCompleted: boolean; progress: number; nextLessonId: number | null } | null;
	isForSale: boolean;
	/** In reading order. */
	lessons: readonly { id: number; freePreview: boolean }[];
};

/**
 * Decides what the button of a course does. A learner continues, whatever their role, while their entitlement lasts;
 * a paid course is bought. Access to lessons is decided elsewhere, by the same entitlement.
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

export function opensLessons({ kind }: EnrollmentOffer): boolean {
	return kind === "continue" || kind === "review" || kind === "teach";
}
