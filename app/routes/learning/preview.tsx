import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { enrollmentOffer } from "../../features/catalog/course/enrollment-offer";
import { readCourseId } from "../../features/catalog/course-id";
import { readExamples } from "../../features/examples/read-examples.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { readTerms } from "../../features/glossary/linking/read-terms.server";
import { isOpenToAll } from "../../features/learning/lesson/lesson-access";
import { toLessonId } from "../../features/learning/lesson/lesson-id";
import { findLessonPage } from "../../features/learning/lesson/lesson-page.repository.server";
import { toLessonPageData } from "../../features/learning/lesson/lesson-page-data.server";
import { lessonRoom } from "../../features/learning/lesson/lesson-room";
import { PreviewPage } from "../../features/learning/preview/preview-page";
import { notFound } from "../../shared/api/api-error.server";
import { formatMoney, money } from "../../shared/money";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { previewPath } from "../../shared/pages/preview-path";
import { freeLessonFacts } from "../../shared/pages/structured-data";
import { languageInAddress, withLanguagePrefix } from "../../shared/words/language-prefix";
import { takenCourse } from "../catalog/taken-course";

export { LessonError as ErrorBoundary } from "../../features/learning/lesson/lesson-error";

export const handle = page({
	name: "free-preview",
	i18n: ["lesson", "notes", "catalog"],
	layout: "room",
	cache: "visitors",
	ownFrame: true,
	without: ["learningPath", "courseButton"],
	errorKind: "lesson",
});

/** A lesson that is marked as a free preview, for everybody; any other lesson leads to its course, which says why. */
export const loader = guarded(everyone, {
	read: async ({ context, request, params, db, viewer }) => {
		const [courseId, lessonId] = [readCourseId(params.courseId), toLessonId(params.lessonId)];
		if (courseId === null || lessonId === null) return null;
		const language = await context.language;
		const [terms, examples, page] = await Promise.all([
			readTerms(context, language),
			readExamples(context, request),
			findLessonPage(db, { ...viewer, lessonId, language, now: new Date() }),
		]);
		return page && page.course.id === courseId ? { page, terms, examples } : null;
	},
	handle: async ({ context, request, user, found }) => {
		if (!found?.page.course.publishedAt) throw notFound();
		const { page, terms, examples } = found;
		const { lesson, course, lessons } = page;
		const prefix = languageInAddress(new URL(request.url));
		const at = (path: string) => withLanguagePrefix(path, prefix);
		if (!isOpenToAll(page))
			throw redirect(at(`/courses/${course.id}${lesson.retiredAt ? "" : `?locked=${lesson.id}`}`));

		const language = await context.language;
		const enrollment = takenCourse(page.enrollment ?? undefined, page.progress, lessons);
		const offer = enrollmentOffer({
			course,
			user,
			access: page.access,
			enrollment,
			isForSale: isForSale(context.env),
			lessons,
		});
		const [url, courseUrl] = [previewPath(course.id, lesson.id), `/courses/${course.id}`].map(
			(path) => context.origin + at(path),
		);
		return {
			// Sheets are files of those who are signed in.
			room: toLessonPageData({
				page: user ? page : { ...page, sheets: [] },
				reader: "preview",
				review: null,
				language,
				terms,
				examples,
				glossaryAt: at("/glossary"),
			}),
			picture: socialPicture({ origin: context.origin, language, course }),
			end: { offer, price: formatMoney(money(course.priceCents, course.currency), language) },
			structured: freeLessonFacts({
				title: lesson.title,
				summary: lesson.summary,
				minutes: lesson.minutes,
				url: String(url),
				language: lesson.bodyInEnglish ? "en" : language,
				course: { name: course.title, url: String(courseUrl) },
			}),
		};
	},
});

export const meta = ({ data: preview }: MetaArgs<typeof loader>) =>
	pageMeta(
		preview && {
			title: `${preview.room.lesson.title} · ${preview.room.course.title}`,
			description: preview.room.lesson.summary,
			picture: preview.picture,
		},
	);

export default function Preview() {
	const { room, end, structured } = useLoaderData<typeof loader>();
	return <PreviewPage room={lessonRoom(room)} end={end} structured={structured} />;
}
