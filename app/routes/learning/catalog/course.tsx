import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { TopicsUnder } from "#app/features/community/forum/origin/topics-under.tsx";
import { CoursePage } from "#app/features/learning/catalog/course/course-page.tsx";
import { findFirstLesson } from "#app/features/learning/catalog/face.server.ts";
import { beginCourse } from "#app/features/learning/enrollment/begin-course.server.ts";
import { coursePageData, readCoursePage } from "#app/features/learning/enrollment/catalog/course-page-data.server.ts";
import { PreviewFilm } from "#app/features/learning/lessons/media/preview-film.tsx";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ course: { title: string } }>({
	name: "course",
	i18n: ["catalog", "share", "forum-under"],
	cache: "visitors",
	query: ["locked"],
	crumbs: "sunken",
	crumbMeans: ({ course }) => course.title,
	without: ["learningPath"],
	errorKind: "course",
});

export const loader = guarded(everyone, {
	read: async ({ context, params, db, viewer }) =>
		readCoursePage(db, { courseId: params.courseId, viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const page = coursePageData({
			found,
			user,
			language: await context.language,
			timeZone: context.timeZone,
			address: new URL(request.url),
			origin: context.origin,
			isForSale: isForSale(context.env),
		});
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, {
	read: async ({ params, db }) => {
		const courseId = readId(params.courseId);
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
	const {
		title: _title,
		description: _description,
		picture: _picture,
		hasPreviewFilm,
		...page
	} = useLoaderData<typeof loader>();
	const { pathname } = useLocation();
	const url = new URL(pathname, page.url).href;
	const { title, shortDescription } = page.course;

	return (
		<CoursePage
			{...page}
			film={hasPreviewFilm ? <PreviewFilm courseId={page.course.id} title={title} /> : null}
			discussion={<TopicsUnder key={page.course.id} origin={{ kind: "course", key: String(page.course.id) }} />}
			errorKey={useActionData<typeof action>()?.errorKey}
			share={(variant) => <ShareControl variant={variant} url={url} title={title} description={shortDescription} />}
		/>
	);
}
