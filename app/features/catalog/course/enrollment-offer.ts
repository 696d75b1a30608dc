type Status = "enrolled" | "active" | "in_progress" | "completed" | "paused" | "expired" | "refunded";

/** What a visitor can do about a course; at most one thing is offered. */
export type EnrollmentOffer =
	| { kind: "register" }
	| { kind: "enroll" }
	| { kind: "continue"; lessonId: number | null; progress: number }
	| { kind: "review"; lessonId: number | null }
	| { kind: "stopped"; reason: "paused" | "expired" | "refunded" }
	| { kind: "teach"; lessonId: number | null }
	| { kind: "notOnSale"; previewLessonId: number | null };

type Input = {
	course: { priceCents: number; instructorId: number };
	user: { id: number; role: "student" | "instructor" | "admin" } | null;
	/** The user's own, with the lesson to go on with. */
	enrollment: { status: Status; progress: number; nextLessonId: number | null } | null;
	/** In reading order. */
	lessons: readonly { id: number; freePreview: boolean }[];
};

/**
 * Says what the button of a course does, for everyone who may look at it.
 *
 * Who learns goes on learning, whatever their role; a course that has a price
 * cannot be bought yet. Who may open a lesson is decided elsewhere.
 */
export function enrollmentOffer({ course, user, enrollment, lessons }: Input): EnrollmentOffer {
	const first = lessons[0]?.id ?? null;
	if (enrollment) {
		const { status, progress, nextLessonId } = enrollment;
		if (status === "completed") return { kind: "review", lessonId: first };
		if (status !== "paused" && status !== "expired" && status !== "refunded") {
			return { kind: "continue", lessonId: nextLessonId ?? first, progress };
		}
		if (!isTeacher(course, user)) return { kind: "stopped", reason: status };
	}
	if (isTeacher(course, user)) return { kind: "teach", lessonId: first };
	if (course.priceCents === 0) return user ? { kind: "enroll" } : { kind: "register" };
	return { kind: "notOnSale", previewLessonId: lessons.find((lesson) => lesson.freePreview)?.id ?? null };
}

/** True for the course's own instructor and for admins. */
export function isTeacher(course: Pick<Input["course"], "instructorId">, user: Input["user"]): boolean {
	return user?.role === "admin" || (user?.role === "instructor" && user.id === course.instructorId);
}

/** True when the offer means that every lesson is open. */
export function opensLessons({ kind }: EnrollmentOffer): boolean {
	return kind === "continue" || kind === "review" || kind === "teach";
}
