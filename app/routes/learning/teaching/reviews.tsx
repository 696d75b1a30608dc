import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ReviewsPage } from "#app/features/learning/teaching/reviews/reviews-page.tsx";
import { readReviewsPage, reviewsPageData } from "#app/features/learning/teaching/reviews/reviews-page-data.server.ts";
import { guarded, instructors } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "reviews",
	i18n: ["teaching", "lists"],
	layout: "list",
	crumbs: "reading",
	without: ["learningPath"],
});

export const loader = guarded(instructors, {
	read: async ({ context, db, request, viewer }) =>
		readReviewsPage(db, { search: new URL(request.url).searchParams, viewer, language: await context.language }),
	handle: async ({ context, user, found }) => reviewsPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export default function Reviews() {
	return <ReviewsPage {...useLoaderData<typeof loader>()} />;
}
