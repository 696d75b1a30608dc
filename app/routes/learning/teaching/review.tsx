import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { readAnswerDone } from "#app/features/learning/teaching/reviews/answer-done.ts";
import { answerReviewForm } from "#app/features/learning/teaching/reviews/answer-review-form.server.ts";
import { ReviewPage } from "#app/features/learning/teaching/reviews/review-page.tsx";
import { readReviewPage, reviewPageData } from "#app/features/learning/teaching/reviews/reviews-page-data.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ review: { name: string } }>({
	name: "own-review",
	i18n: ["teaching", "forms"],
	layout: "article",
	crumbs: "reading",
	crumb: ({ review }) => review.name,
	without: ["learningPath"],
});

export const loader = guarded(instructors, {
	read: async ({ context, db, params, viewer }) =>
		readReviewPage(db, { reviewId: params.reviewId, viewer, language: await context.language }),
	handle: async ({ context, request, user, found }) => {
		const review = reviewPageData(found, { user, language: await context.language });
		if (!review) throw notFound();
		return { ...review, done: readAnswerDone(new URL(request.url).searchParams) };
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(instructors, async ({ context, db, params, request, user }) => {
	const outcome = await answerReviewForm(db, {
		posted: await request.formData(),
		reviewId: params.reviewId,
		user,
		requestId: context.requestId,
		now: new Date(),
	});
	if (outcome.kind === "notFound") throw notFound();
	if (outcome.kind === "wrong") return data({ reply: outcome.reply }, 400);
	return redirect(`/instructor-dashboard/reviews/${outcome.reviewId}?done=${outcome.done}`);
});

export default function Review() {
	const { title, review, answerLanguage, done } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return <ReviewPage title={title} review={review} answerLanguage={answerLanguage} done={done} reply={reply} />;
}
