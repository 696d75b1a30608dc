import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerDetailsPage } from "#app/features/learning/course-editor/details/details-forms.server.ts";
import { DetailsPage } from "#app/features/learning/course-editor/details/details-page.tsx";
import { detailsPageData } from "#app/features/learning/course-editor/details/details-page-data.server.ts";
import { TEACHERS_DONE } from "#app/features/learning/course-editor/details/teachers/schemas.ts";
import { nudgeJobs } from "#app/features/operations/jobs/enqueue.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { badForm, notFound } from "#app/shared/api/api-error.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ frame: { title: string } }>({
	name: "course-details",
	i18n: ["course-editor", "writing", "forms", "uploads"],
	layout: "dashboard",
	without: ["learningPath"],
	crumbs: "own",
	maxBodyKb: 1200,
	crumb: ({ frame }) => frame.title,
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const courseId = readId(params.id);
	if (courseId === null) throw notFound();
	const details = await detailsPageData(db, courseId, {
		editor: user,
		language: await context.language,
		search: new URL(request.url).searchParams,
		origin: context.origin,
	});
	if (!details) throw notFound();
	return { ...details, done: readDone(request) };
});

const DONE = ["created", "saved", "priced", ...TEACHERS_DONE] as const;
function readDone(request: Request) {
	const asked = new URL(request.url).searchParams.get("done");
	return DONE.find((one) => one === asked) ?? null;
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const courseId = readId(params.id);
	if (courseId === null) throw notFound();
	const result = await answerDetailsPage(db, {
		courseId,
		editor: user,
		posted: await request.formData(),
		origin: context.origin,
		bucket: context.env.MEDIA,
		requestId: context.requestId,
		now: new Date(),
	});
	const path = `/instructor-dashboard/courses/${courseId}`;
	const language = new URL(request.url).searchParams.get("lang") ?? "en";
	switch (result.kind) {
		case "notFound":
			throw notFound();
		case "unknown":
			throw badForm();
		case "answer":
			return data(result.answer, result.status);
		case "saved":
			return redirect(`${path}?lang=${result.language}&done=saved`);
		case "taught":
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, result.jobIds));
			return redirect(
				`${path}?lang=${encodeURIComponent(language)}&done=${result.done}&teacher=${result.teacher}#teachers`,
			);
		case "left":
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			return redirect("/instructor-dashboard");
		case "priced":
			context.waitUntil(raiseContentVersion(context.env.CACHE));
			return redirect(`${path}?lang=${encodeURIComponent(language)}&done=priced#price`);
	}
});

export default function CourseDetails() {
	return <DetailsPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
