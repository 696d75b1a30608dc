import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { completeLessonPageData } from "#app/features/learning/lessons/lesson/lesson-room.ts";
import { readLesson } from "#app/features/learning/lessons/lesson/read-lesson.server.ts";
import { PreviewPage } from "#app/features/learning/lessons/preview/preview-page.tsx";
import { previewPageData } from "#app/features/learning/lessons/preview/preview-page-data.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { LessonError as ErrorBoundary } from "#app/features/learning/lessons/lesson/lesson-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "free-preview",
	i18n: ["lesson", "notes", "catalog"],
	layout: "room",
	cache: "visitors",
	ownFrame: true,
	without: ["learningPath", "courseButton"],
	errorKind: "lesson",
});

export const loader = guarded(everyone, {
	read: ({ context, request, params, db, viewer }) =>
		readLesson(db, { context, request, lessonId: params.lessonId, viewer }),
	handle: async ({ context, request, params, user, found }) => {
		const outcome = previewPageData({
			found,
			courseId: params.courseId,
			user,
			language: await context.language,
			address: new URL(request.url),
			origin: context.origin,
			isForSale: isForSale(context.env),
		});
		if (!outcome.ok) throw outcome.reason === "notFound" ? notFound() : redirect(outcome.leadsTo);
		return outcome.preview;
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
	return <PreviewPage room={completeLessonPageData(room)} end={end} structured={structured} />;
}
