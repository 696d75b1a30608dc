import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { CourseFrame } from "#app/features/learning/course-editor/frame/course-frame.tsx";
import { openCourse } from "#app/features/learning/course-editor/open-course.server.ts";
import { answerPublish } from "#app/features/learning/course-editor/publish/answer-publish.server.ts";
import { PublishPage } from "#app/features/learning/course-editor/publish/publish-page.tsx";
import {
	type PublishPageData,
	publishPageData,
} from "#app/features/learning/course-editor/publish/publish-page-data.server.ts";
import { answerReview, isReviewIntent } from "#app/features/learning/course-editor/submissions/answer-review.server.ts";
import { reviewData } from "#app/features/learning/course-editor/submissions/review-data.server.ts";
import { nudgeJobs } from "#app/features/operations/jobs/enqueue.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

const DONE = [
	"published",
	"discarded",
	"scheduled",
	"cancelled",
	"undone",
	"submitted",
	"withdrawn",
	"sentBack",
] as const;

/** The longest list: a name for each of 200 lessons in six languages. */
export const handle = page<PublishPageData>({
	name: "publish",
	i18n: ["course-editor", "course-schedule", "course-marks", "forms"],
	layout: "dashboard",
	crumbs: "own",
	crumbAbove: ({ course }) => course.title,
	maxBodyKb: 200,
	without: ["learningPath"],
});

export const loader = guarded(instructors, async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const course = await openCourse(db, { id: params.id, user, language });
	const done = new URL(request.url).searchParams.get("done");
	const [found, review] = await Promise.all([
		publishPageData(db, course, { user, language, now: new Date() }),
		reviewData(db, course, { user, language }),
	]);
	return {
		...found,
		review,
		done: DONE.find((one) => one === done) ?? null,
	};
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const course = await openCourse(db, { id: params.id, user, language: await context.language });
	const form = await request.formData();
	const { origin, requestId } = context;
	const deed = { form, origin, requestId, now: new Date() };
	const result = isReviewIntent(form.get("intent"))
		? await answerReview(db, { ...deed, courseId: course.id, editor: user })
		: await answerPublish(db, { ...deed, course, editor: user });
	if (result.kind === "unknown") throw data(null, 400);
	if (result.kind === "answer") return data(result.answer, result.status);
	context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, result.jobIds ?? []));
	if (result.done === "published") context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect(`/instructor-dashboard/courses/${course.id}/publish?done=${result.done}`);
});

export default function PublishCourse() {
	const { done, review, ...found } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<CourseFrame course={found.course} at="publish">
			<PublishPage data={found} review={review} answer={answer} done={done} />
		</CourseFrame>
	);
}
