import { enrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { lessonAccess } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { openLesson } from "#app/features/learning/enrollment/face.server.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import { findAttemptReview } from "#app/features/learning/quizzes/face.server.ts";
import { attemptToShow } from "#app/features/learning/quizzes/result/attempt-to-show.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { type LockedLesson, lockedLesson } from "../locked/locked-lesson.server.ts";
import type { PreviewStep } from "../preview/preview-action.tsx";
import { previewStep } from "../preview/preview-step.server.ts";
import { type SentLesson, toLessonPageData } from "./lesson-page-data.server.ts";
import type { ReadLesson } from "./read-lesson.server.ts";

type Input = {
	found: ReadLesson | null;
	user: CurrentUser;
	language: Language;
	/** `?attempt=ID` shows a submitted attempt, `?again=1` the questions of a passed quiz. */
	search: URLSearchParams;
	isLooking: boolean;
	isHead: boolean;
	isForSale: boolean;
	now: Date;
};
type Outcome =
	| { ok: true; page: { room: SentLesson; step: PreviewStep | null; locked: null } }
	/** In place of a lesson that is not open yet. */
	| { ok: true; page: { room: null; step: null; locked: LockedLesson } }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "closed"; leadsTo: string };

export async function openLessonPage(db: Database, input: Input): Promise<Outcome> {
	const { found, user, language, search, isLooking, isHead, isForSale, now } = input;
	if (!found) return { ok: false, reason: "notFound" };
	const { page, terms, examples } = found;
	const { course, lesson } = page;
	const access = lessonAccess({ ...page, user });
	if (!access.allowed) {
		if (access.reason === "notFound") return { ok: false, reason: "notFound" };
		if (access.reason === "locked" && page.lock) {
			const locked = lockedLesson(page, page.lock, { language, timeZone: user.timeZone });
			return { ok: true, page: { room: null, step: null, locked } };
		}
		const locked = access.reason === "retired" ? "" : `?locked=${lesson.id}`;
		return { ok: false, reason: "closed", leadsTo: `/courses/${course.id}${locked}` };
	}
	if (access.as === "learner" && !isHead && !isLooking) await openLesson(db, { page, now });

	const attemptId = attemptToShow(page.attempts, search);
	const review = attemptId
		? await findAttemptReview(db, { attemptId, lessonId: lesson.id, userId: user.id, language })
		: null;
	const room = toLessonPageData({
		page,
		reader: access.as,
		review,
		language,
		terms,
		examples,
		timeZone: user.timeZone,
		keepsNotes: !isLooking,
		mayEdit: isTeacher(course, user),
	});
	if (access.as !== "preview") return { ok: true, page: { room, step: null, locked: null } };
	const enrollment = takenCourse(page.enrollment ?? undefined, page.progress, { lessons: page.lessons, now });
	const offer = enrollmentOffer({ ...page, user, enrollment, isForSale });
	return { ok: true, page: { room, step: previewStep(course.id, offer, language), locked: null } };
}
