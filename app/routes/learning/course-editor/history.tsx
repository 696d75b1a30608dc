import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { answerHistory } from "#app/features/learning/course-editor/history/answer-history.server.ts";
import {
	type HistoryPageData,
	historyPageData,
} from "#app/features/learning/course-editor/history/history-page-data.server.ts";
import { HistoryPage } from "#app/features/learning/course-editor/history/page/history-page.tsx";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { nudgeJobs } from "#app/features/operations/jobs/enqueue.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<HistoryPageData>({
	name: "course-history",
	i18n: ["course-editor", "course-history", "course-marks", "writing"],
	layout: "dashboard",
	crumbs: "own",
	crumbAbove: ({ course }) => course.title,
	addressWords: { history: "course-history" },
	query: ["from", "to", "lang", "view", "shown"],
	without: ["learningPath"],
});

const DONE = ["restored", "undone", "kept", "marksUndone"] as const;

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	const search = new URL(request.url).searchParams;
	return {
		...(await historyPageData(db, course, { user, language, search, now: new Date() })),
		done: DONE.find((one) => one === search.get("done")) ?? null,
		keptId: search.get("kept"),
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const course = await openCourse(db, { id: params.id, user, language: await context.language });
	const result = await answerHistory(db, {
		form: await request.formData(),
		course,
		by: user.id,
		requestId: context.requestId,
		now: new Date(),
	});
	if (result.kind === "unknown") throw data(null, 400);
	if (result.kind === "answer") return data(result.answer, result.status);
	context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, result.jobIds ?? []));
	const { searchParams } = new URL(request.url);
	searchParams.delete("kept");
	searchParams.set("done", result.done);
	if (result.keptId) searchParams.set("kept", result.keptId);
	return redirect(`/instructor-dashboard/courses/${course.id}/history?${searchParams}`);
});

export default function CourseHistory() {
	const { done, keptId, ...found } = useLoaderData<typeof loader>();
	return <HistoryPage page={found} answer={useActionData<typeof action>()} done={done} keptId={keptId} />;
}
