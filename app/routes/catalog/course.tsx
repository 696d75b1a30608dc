import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import type { Database } from "../../../db/client.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { anyUser, everyone, guarded } from "../../features/auth/access.server";
import { NO_SESSION, userOfSession } from "../../features/auth/session/viewer.server";
import { CoursePage } from "../../features/catalog/course/course-page";
import { courseStructuredData } from "../../features/catalog/course/course-structured-data";
import {
	contentCounts,
	curriculumView,
	lockedLessonTitle,
	reviewsView,
} from "../../features/catalog/course/course-view";
import { findFirstLesson, listLessons, listModules } from "../../features/catalog/course/curriculum.repository.server";
import { drawnCard, drawSheet } from "../../features/catalog/course/draw-course.server";
import { teacherView } from "../../features/catalog/course/teacher-view";
import { readCourseId } from "../../features/catalog/course-id";
import { findCourse, listNextCourses } from "../../features/catalog/courses.repository.server";
import { isTeacher } from "../../features/catalog/is-teacher";
import { toCourseCard } from "../../features/catalog/list/course-card-data";
import { countReviewsByStars, listReviews } from "../../features/catalog/reviews/reviews.repository.server";
import { canAccess } from "../../features/entitlements/can-access";
import { listAllEntitlements, listEntitlements } from "../../features/entitlements/entitlements.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { findEnrollment, listEnrollments } from "../../features/learning/enrollment/enrollments.repository.server";
import { openEnrollments } from "../../features/learning/enrollment/open-enrollments";
import { listProgress } from "../../features/learning/progress/lesson-progress.repository.server";
import { convertedPrices } from "../../features/prices/price-display";
import { PRICE_SETTING_KEYS, priceSettings } from "../../features/prices/price-settings";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { ShareControl } from "../../features/share/share-control";
import { notFound } from "../../shared/api/api-error.server";
import { money } from "../../shared/money";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { languageInAddress, withLanguagePrefix } from "../../shared/words/language-prefix";
import type { Language } from "../../shared/words/languages";
import { beginCourse } from "./begin-course";
import { takenCourse } from "./taken-course";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			...{ course, user, access, taken, modules, lessons },
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
