import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerCoursesForm } from "#app/features/learning/course-desk/answer-courses-form.server.ts";
import { CoursesPage } from "#app/features/learning/course-desk/courses-page.tsx";
import { coursesPageData } from "#app/features/learning/course-desk/courses-page-data.server.ts";
import { nudgeJobs } from "#app/features/operations/jobs/enqueue.server.ts";
import { askForProof, can, guarded, hasProof } from "#app/features/people/auth/access.server.ts";
import { apiError, notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "courses",
	i18n: ["admin", "all-courses", "lists", "history"],
	layout: "admin",
});

export const loader = guarded(can("content"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	const found = await coursesPageData(db, { search, user, language: await context.language, now: new Date() });
	if (found.movedTo) throw redirect(found.movedTo);
	return found;
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(can("content"), async ({ context, db, request, user }) => {
	const result = await answerCoursesForm(db, {
		posted: await request.formData(),
		language: await context.language,
		actor: { ...user, hasProof: hasProof(await context.atPrimary().session()) },
		origin: context.origin,
		requestId: context.requestId,
		now: new Date(),
	});
	if (result.kind === "done") {
		context.waitUntil(raiseContentVersion(context.env.CACHE));
		return redirect(result.leadsTo);
	}
	if (result.kind === "proofMissing") throw askForProof(request);
	if (result.kind !== "answer") throw result.kind === "unknown" ? apiError("badRequest") : notFound();
	if (result.jobIds) {
		context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, result.jobIds));
		context.waitUntil(raiseContentVersion(context.env.CACHE));
	}
	return data(result.answer, result.status);
});

export default function AdminCourses() {
	return <CoursesPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
