import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { enrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { readCourseId } from "#app/features/learning/catalog/course-id.ts";
import { isOpenToAll } from "#app/features/learning/enrollment/access/lesson-access.ts";
import { toLessonId } from "#app/features/learning/enrollment/access/lesson-id.ts";
import { takenCourse } from "#app/features/learning/enrollment/progress/taken-course.ts";
import { readExamples } from "#app/features/learning/examples/read-examples.server.ts";
import { findLessonPage } from "#app/features/learning/lessons/lesson/lesson-page.repository.server.ts";
import { toLessonPageData } from "#app/features/learning/lessons/lesson/lesson-page-data.server.ts";
import { lessonRoom } from "#app/features/learning/lessons/lesson/lesson-room.ts";
import { PreviewPage } from "#app/features/learning/lessons/preview/preview-page.tsx";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { previewPath } from "#app/shared/pages/preview-path.ts";
import { freeLessonFacts } from "#app/shared/pages/structured-data.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";

export { LessonError as ErrorBoundary } from "#app/features/learning/lessons/lesson/lesson-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";

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
