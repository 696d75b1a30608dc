import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerFilesForm } from "#app/features/learning/course-editor/files/answer-files-form.server.ts";
import { FilesPage } from "#app/features/learning/course-editor/files/files-page.tsx";
import {
	type FilesPageData,
	filesPageData,
} from "#app/features/learning/course-editor/files/files-page-data.server.ts";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<FilesPageData>({
	name: "course-files",
	i18n: ["course-editor", "course-files", "lists", "uploads", "forms"],
	layout: "dashboard",
	maxBodyKb: 4200,
	crumbs: "own",
	crumbAbove: ({ frame }) => frame.title,
	addressWords: { files: "course-files" },
	query: ["q", "page", "added", "alt", "done"],
	without: ["learningPath"],
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	return filesPageData(db, course, { search: new URL(request.url).searchParams, user, language });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	const result = await answerFilesForm(db, {
		form: await request.formData(),
		course,
		bucket: context.env.MEDIA,
		by: user.id,
		language,
		requestId: context.requestId,
		now: new Date(),
	});
	if (result.kind === "notFound") throw notFound();
	if (result.kind === "answer") return data(result.answer, result.status);
	return redirect(`/instructor-dashboard/courses/${course.id}/files?${new URLSearchParams(result.search)}`);
});

export default function CourseFiles() {
	return <FilesPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
