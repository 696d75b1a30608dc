import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { CoursePage } from "#app/features/learning/catalog/course/course-page.tsx";
import { courseStructuredData } from "#app/features/learning/catalog/course/course-structured-data.ts";
import {
	contentCounts,
	curriculumView,
	lockedLessonTitle,
	reviewsView,
} from "#app/features/learning/catalog/course/course-view.ts";
import {
	findFirstLesson,
	listLessons,
	listModules,
} from "#app/features/learning/catalog/course/curriculum.repository.server.ts";
import { drawnCard, drawSheet } from "#app/features/learning/catalog/course/draw-course.server.ts";
import { teacherView } from "#app/features/learning/catalog/course/teacher-view.ts";
import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { findCourse, listNextCourses } from "#app/features/learning/catalog/courses.repository.server.ts";
import { isTeacher } from "#app/features/learning/catalog/is-teacher.ts";
import { toCourseCard } from "#app/features/learning/catalog/list/course-card-data.ts";
import { countReviewsByStars, listReviews } from "#app/features/learning/catalog/reviews/reviews.repository.server.ts";
import { beginCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { findEnrollment, listEnrollments } from "#app/features/learning/enrollment/enrollments.repository.server.ts";
import { openEnrollments } from "#app/features/learning/enrollment/open-enrollments.ts";
import { listProgress } from "#app/features/learning/enrollment/progress/lesson-progress.repository.server.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listAllEntitlements, listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { convertedPrices } from "#app/features/money/prices/price-display.ts";
import { PRICE_SETTING_KEYS, priceSettings } from "#app/features/money/prices/price-settings.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { findSettings } from "#app/features/operations/settings/settings.repository.server.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { NO_SESSION, userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ course: { title: string } }>({
	name: "course",
	i18n: ["catalog", "share"],
	cache: "visitors",
	query: ["locked"],
	crumbs: "sunken",
	crumbMeans: ({ course }) => course.title,
	without: ["learningPath"],
	errorKind: "course",
});

type Wanted = { courseId: number; language: Language; session: string };

const ofCourse = (db: Database, { courseId, language }: Wanted) =>
	[
		findCourse(db, courseId, language),
		listModules(db, courseId, language),
		listLessons(db, courseId, language),
		listReviews(db, courseId, language),
		countReviewsByStars(db, courseId),
		listNextCourses(db, language, courseId, 2),
		findSettings(db, PRICE_SETTING_KEYS),
	] as const;

const ofViewer = (db: Database, { courseId, language, session }: Wanted) =>
	[
		findEnrollment(db, { userId: userOfSession(session), courseId }),
		listProgress(db, { userId: userOfSession(session), courseId }),
		listEntitlements(db, { userId: userOfSession(session), courseId }),
		// Which of the next courses are theirs already.
		listEnrollments(db, { userId: userOfSession(session), language }),
		listAllEntitlements(db, userOfSession(session)),
	] as const;

const NOTHING = { enrollments: [], progress: [], held: [], taking: [], all: [] };

export const loader = guarded(everyone, {
	read: async ({ context, params, db, viewer }) => {
		const courseId = readCourseId(params.courseId);
		if (courseId === null) return null;
		const language = await context.language;
		const wanted = { ...viewer, courseId, language };
		// A visitor, for whom most of these pages are drawn, has nothing here.
		if (viewer.session === NO_SESSION) return { courseId, rows: await db.batch(ofCourse(db, wanted)), own: NOTHING };
		const asked = [...ofViewer(db, wanted), ...ofCourse(db, wanted)] as const;
		const [enrollments, progress, held, taking, all, ...rows] = await db.batch(asked);
		return { courseId, rows, own: { enrollments, progress, held, taking, all } };
	},
	handle: async ({ context, request, user, found }) => {
		if (!found) throw notFound();
		const { courseId, rows, own } = found;
		const [named, modules, lessons, reviews, stars, next, settings] = rows;
		const { enrollments, progress, held, taking, all } = own;
		const language = await context.language;
		const course = named[0];
		const access = canAccess(held, { kind: "course", courseId: course?.id ?? 0 }, new Date());
		const taken = takenCourse(enrollments[0], progress, lessons);
		if (!course || !(course.publishedAt || taken || isTeacher(course, user))) throw notFound();

		const { percentOff, rates } = priceSettings(readSettings(settings), { isForSale: isForSale(context.env) });
		const cards = { language, role: user?.role ?? null, held: all, percentOff, enrollments: openEnrollments(taking) };
		const address = new URL(request.url);
		const url = `${context.origin}${withLanguagePrefix(`/courses/${courseId}`, languageInAddress(address))}`;
		const curriculum = curriculumView({
			course,
			user,
			access,
			taken,
			modules,
			lessons,
			isForSale: isForSale(context.env),
		});
		const asked = address.searchParams.get("locked");
		return {
			title: course.title,
			description: course.shortDescription,
			picture: socialPicture({ origin: context.origin, language, course }),
			course: toCourseCard(course, cards),
			sheet: drawSheet(course, curriculum.modules),
			converted: convertedPrices(money(course.priceCents, course.currency), {
				language,
				rates,
				targets: ["EUR", "GBP"],
			}),
			outcomes: course.outcomes,
			about: { html: course.descriptionHtml, inEnglish: course.descriptionInEnglish },
			instructor: teacherView(course, { language, toMember: user !== null }),
			curriculum,
			counts: contentCounts(lessons),
			reviews: reviewsView(reviews, stars, { language, timeZone: user?.timeZone ?? context.timeZone }),
			nextCourses: next.map((other) => drawnCard(other, cards, "thumb")),
			lockedLesson: lockedLessonTitle(lessons, asked, curriculum.offer),
			structured: courseStructuredData({ course, url, instructorName: course.instructorName }),
			url,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Enrolls in a free course and goes to its first lesson, or to the one where the learner stopped. */
export const action = guarded(anyUser, {
	read: async ({ params, db }) => {
		const courseId = readCourseId(params.courseId);
		return courseId === null ? null : { courseId, first: (await db.batch([findFirstLesson(db, courseId)]))[0][0] };
	},
	handle: async ({ db, user, found }) => {
		if (!found) throw notFound();
		const { courseId, first } = found;

		const begun = await beginCourse(db, { userId: user.id, courseId, firstLessonId: first?.id, now: new Date() });
		if (!begun.ok && begun.reason === "notFound") throw notFound();
		if (!begun.ok) return data({ errorKey: "errors.paymentRequired" as const }, 402);
		return redirect(begun.to);
	},
});

export default function Course() {
	const { title, description, picture: _picture, ...page } = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const url = new URL(pathname, page.url).href;

	return (
		<CoursePage
			{...page}
			errorKey={useActionData<typeof action>()?.errorKey}
			share={(variant) => <ShareControl variant={variant} url={url} title={title} description={description} />}
		/>
	);
}
