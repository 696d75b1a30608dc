import { courseStructuredData } from "#app/features/learning/catalog/course/course-structured-data.ts";
import {
	contentCounts,
	curriculumView,
	lockedLessonTitle,
	reviewsView,
} from "#app/features/learning/catalog/course/course-view.ts";
import {
	countReviewsByStars,
	drawCourseCover,
	drawnCard,
	findCourse,
	listCoTeachers,
	listLessons,
	listModules,
	listNextCourses,
	listReviews,
} from "#app/features/learning/catalog/face.server.ts";
import { isTeacher, teachesCourse } from "#app/features/learning/catalog/is-teacher.ts";
import { toCourseCard } from "#app/features/learning/catalog/list/course-card-data.ts";
import { teacherView } from "#app/features/learning/catalog/teacher/teacher-view.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listAllEntitlements, listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { convertedPrices } from "#app/features/money/prices/price-display.ts";
import { PRICE_SETTING_KEYS, priceSettings } from "#app/features/money/prices/price-settings.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, NO_SESSION, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { readId } from "#app/shared/ids.ts";
import { money } from "#app/shared/money.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findEnrollment, listEnrollments } from "../enrollments.repository.server.ts";
import { openEnrollments } from "../open-enrollments.ts";
import { listProgress } from "../progress/lesson-progress.repository.server.ts";
import { takenCourse } from "../progress/taken-course.ts";
import { lockSentences } from "../release/lock-sentences.server.ts";
import { reviewRefusal } from "../review/review-refusal.ts";

type CoursePageQuery = { courseId: number; language: Language; session: string };

const readCourseRows = (db: Database, { courseId, language }: CoursePageQuery) => ({
	course: findCourse(db, courseId, language),
	modules: listModules(db, courseId, language),
	lessons: listLessons(db, courseId, language),
	reviews: listReviews(db, courseId, language),
	stars: countReviewsByStars(db, courseId),
	coTeachers: listCoTeachers(db, courseId, language),
	next: listNextCourses(db, language, courseId, 2),
	settings: findSettings(db, PRICE_SETTING_KEYS),
});

const readViewerRows = (db: Database, { courseId, language, session }: CoursePageQuery) => ({
	enrollments: findEnrollment(db, { userId: userOfSession(session), courseId }),
	progress: listProgress(db, { userId: userOfSession(session), courseId }),
	held: listEntitlements(db, { userId: userOfSession(session), courseId }),
	// Which of the next courses are theirs already.
	taking: listEnrollments(db, { userId: userOfSession(session), language }),
	all: listAllEntitlements(db, userOfSession(session)),
});

const NO_VIEWER_ROWS = { enrollments: [], progress: [], held: [], taking: [], all: [] };

type ReadInput = { courseId: string | undefined; viewer: Viewer; language: Language };

export async function readCoursePage(db: Database, { courseId: text, viewer, language }: ReadInput) {
	const courseId = readId(text);
	if (courseId === null) return null;
	const wanted = { courseId, language, session: viewer.session };
	// Guests, the majority here, have no such rows.
	if (viewer.session === NO_SESSION)
		return { courseId, rows: await inBatch(db, readCourseRows(db, wanted)), own: NO_VIEWER_ROWS };
	const { enrollments, progress, held, taking, all, ...rows } = await inBatch(db, {
		...readViewerRows(db, wanted),
		...readCourseRows(db, wanted),
	});
	return { courseId, rows, own: { enrollments, progress, held, taking, all } };
}

type PageInput = {
	found: Awaited<ReturnType<typeof readCoursePage>>;
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	/** `?locked=` names the lesson that redirected here. */
	address: URL;
	origin: string;
	isForSale: boolean;
};

export function coursePageData({ found, user, language, timeZone, address, origin, isForSale }: PageInput) {
	if (!found) return null;
	const { courseId, rows, own } = found;
	const {
		course: [course],
		modules,
		lessons,
		reviews,
		stars,
		coTeachers,
		next,
		settings,
	} = rows;
	const { enrollments, progress, held, taking, all } = own;
	const now = new Date();
	const access = canAccess(held, { kind: "course", courseId: course?.id ?? 0 }, now);
	const taken = takenCourse(enrollments[0], progress, { lessons, now });
	if (!course || !(course.publishedAt || taken || isTeacher(course, user))) return null;

	const { percentOff, rates } = priceSettings(readSettings(settings), { isForSale });
	const cards = { language, role: user?.role ?? null, held: all, percentOff, enrollments: openEnrollments(taking) };
	const addressOf = (path: string) => `${origin}${withLanguagePrefix(path, languageInAddress(address))}`;
	const url = addressOf(`/courses/${courseId}`);
	const shownTo = { language, toMember: user !== null };
	const instructors = [course, ...coTeachers].map((teacher) => teacherView(teacher, shownTo));
	const locks = lockSentences(lessons, {
		taken,
		isTeacher: isTeacher(course, user),
		language,
		timeZone: user?.timeZone ?? timeZone,
	});
	const curriculum = curriculumView({ course, user, access, taken, modules, lessons, isForSale, locks });
	return {
		title: course.searchTitle ?? course.title,
		description: course.searchDescription ?? course.shortDescription,
		picture: socialPicture({ origin, language, course }),
		course: toCourseCard(course, cards),
		hasPreviewFilm: course.publishedAt !== null && course.previewFilm !== null,
		sheet: drawCourseCover(course, curriculum.modules),
		converted: convertedPrices(money(course.priceCents, course.currency), {
			language,
			rates,
			targets: ["EUR", "GBP"],
		}),
		outcomes: course.outcomes,
		about: { html: course.descriptionHtml, inEnglish: course.descriptionInEnglish },
		instructors,
		curriculum,
		counts: contentCounts(lessons),
		reviews: reviewsView(reviews, stars, { language, timeZone: user?.timeZone ?? timeZone }),
		mayReview: user !== null && reviewRefusal(enrollments[0], { isOwn: teachesCourse(course, user.id) }) === null,
		nextCourses: next.map((other) => drawnCard(other, cards, "thumb")),
		/** Only for its teachers and admins, never for a visitor whose page is cached. */
		editPath: isTeacher(course, user) ? `/instructor-dashboard/courses/${courseId}?lang=${language}` : null,
		lockedLesson: lockedLessonTitle(lessons, address.searchParams.get("locked"), curriculum.offer),
		structured: courseStructuredData({
			course,
			url,
			instructors: instructors.map(({ name, to }) => ({ name, url: to && addressOf(to) })),
		}),
		url,
	};
}
