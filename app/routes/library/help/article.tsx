import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ArticlePage } from "#app/features/library/help/articles/article-page.tsx";
import { articlePageData, readArticlePage } from "#app/features/library/help/articles/article-page-data.server.ts";
import { MissingArticle } from "#app/features/library/help/articles/missing-article.tsx";
import { useCountView } from "#app/features/library/help/articles/use-count-view.ts";
import { answerVote } from "#app/features/library/help/articles/votes/answer-vote.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ title: string }>({
	name: "article",
	i18n: ["help"],
	layout: "article",
	cache: "visitors",
	crumb: ({ title }) => title,
	maxBodyKb: 8,
});

export const loader = guarded(everyone, {
	read: ({ context, db, params, viewer }) => readArticlePage(db, { context, slug: String(params.slug), viewer }),
	handle: async ({ context, request, user, found }) => {
		const page = articlePageData(found, {
			user,
			language: await context.language,
			timeZone: context.timeZone,
			address: new URL(request.url),
		});
		return data(page, page.article ? 200 : 404);
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(everyone, ({ context, request, params, user }) =>
	answerVote(context, { slug: String(params.slug), request, user }),
);

export default function Article() {
	const { article, missing, facts, vote, tickets, order } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	useCountView(article?.slug ?? null);
	if (!article) return <MissingArticle {...missing} />;
	return (
		<>
			<StructuredData facts={facts} />
			<ArticlePage article={article} vote={vote} answer={answer} tickets={tickets} order={order} />
		</>
	);
}
