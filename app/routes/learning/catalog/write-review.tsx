import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { readReviewPage, reviewPageData } from "#app/features/learning/enrollment/review/review-page-data.server.ts";
import { ReviewForm } from "#app/features/learning/enrollment/review/schemas.ts";
import { writeReview } from "#app/features/learning/enrollment/review/write-review.server.ts";
import { WriteReviewPage } from "#app/features/learning/enrollment/review/write-review-page.tsx";
import { nudgeJobs } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { readId } from "#app/shared/ids.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ course: { title: string } }>({
	name: "review",
	i18n: ["catalog", "forms"],
	layout: "article",
	crumbs: "reading",
	crumbAboveMeans: ({ course }) => course.title,
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, params, viewer }) =>
		readReviewPage(db, { courseId: params.courseId, viewer, language: await context.language }),
	handle: async ({ context, user, found }) => {
		const page = reviewPageData(found, { user, language: await context.language });
		if (!page) throw notFound();
		return page;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"catalog">();

export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const courseId = readId(params.courseId);
	if (courseId === null) throw notFound();
	const form = parseForm(await request.formData(), ReviewForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const { stars, body } = form.value;
	const outcome = await writeReview(db, {
		userId: user.id,
		courseId,
		stars: Number(stars),
		body: body || null,
		language: await context.language,
		origin: context.origin,
		now: new Date(),
	});
	if (outcome.ok) {
		context.waitUntil(nudgeJobs(context.env.JOBS_QUEUE, outcome.jobIds));
		return redirect(`/courses/${courseId}#reviews`);
	}
	if (outcome.reason === "notFound") throw notFound();
	return data({ reply: form.reply({ formErrors: [{ key: key("errors.reviewRefused") }] }) }, 403);
});

export default function WriteReview() {
	const { title, courseId, refusal, earlier } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return <WriteReviewPage title={title} courseId={courseId} refusal={refusal} earlier={earlier} reply={reply} />;
}
