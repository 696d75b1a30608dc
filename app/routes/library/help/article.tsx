import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	findEntry,
	listEntries,
	listEntriesWithWords,
} from "#app/features/library/entries/entries.repository.server.ts";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { ArticlePage } from "#app/features/library/help/articles/article-page.tsx";
import { articleView, missingArticleView } from "#app/features/library/help/articles/article-view.ts";
import { findOwnVote, findVoteCounts } from "#app/features/library/help/articles/figures.repository.server.ts";
import { articlesFor } from "#app/features/library/help/articles/help-article.ts";
import { MissingArticle } from "#app/features/library/help/articles/missing-article.tsx";
import { isAboutOrders, ownOrderView } from "#app/features/library/help/articles/own-order-view.server.ts";
import { useCountView } from "#app/features/library/help/articles/use-count-view.ts";
import { answerVote } from "#app/features/library/help/articles/votes/answer-vote.server.ts";
import { ownTicketView } from "#app/features/library/help/tickets/own-ticket-view.ts";
import { listOwnTickets } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { latestPaidOrder } from "#app/features/money/orders/own/own-orders.repository.server.ts";
import { situationStatements, toSituation } from "#app/features/money/refunds/request-refund.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { faqFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ title: string }>({
	name: "article",
	i18n: ["help"],
	layout: "article",
	cache: "visitors",
	crumb: ({ title }) => title,
	maxBodyKb: 8,
});

const OWN_TICKETS = 2;

export const loader = guarded(everyone, {
	read: async ({ context, db, params, viewer: { session } }) => {
		const language = await context.language;
		const slug = String(params.slug);
		const userId = userOfSession(session);
		const [terms, found] = await Promise.all([
			readTerms(context, language),
			db.batch([
				findEntry(db, "help", slug, language),
				listEntriesWithWords(db, { kind: "help", language }),
				listEntries(db, { kind: "section", language, section: "help" }),
				listNamedLessons(db, "help", slug, language),
				findVoteCounts(db, slug),
				findOwnVote(db, slug, userId),
				listOwnTickets(db, userId, { limit: OWN_TICKETS }),
				...situationStatements(db, { userId, orderId: latestPaidOrder(db, userId) }),
			]),
		]);
		return { terms, found };
	},
	handle: async ({ context, params, request, user, found: { terms, found } }) => {
		const [[entry], all, sections, lessons, [votes], [own], tickets, ...ordered] = found;
		const entries = articlesFor(all, { role: user?.role ?? null, beside: entry });
		const language = await context.language;
		const t = getFixedT(language, "help");
		if (!entry) {
			const missing = missingArticleView(String(params.slug), { entries, sections });
			const words = { title: t("article.missing"), description: t("article.missingText") };
			return data({ ...words, article: null, missing, facts: null, vote: null, tickets: [], order: null }, 404);
		}
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		const situation = user && isAboutOrders(entry) ? toSituation(ordered, new Date()) : null;
		return data({
			title: entry.title,
			description: entry.summary,
			facts: faqFacts([{ question: entry.title, answer: entry.summary }], entry.inEnglish ? "en" : language),
			article: articleView({
				isGuest: user === null,
				entry,
				entries,
				sections,
				lessons,
				votes,
				language,
				formats,
				terms,
				at: withLanguagePrefix("/glossary", languageInAddress(new URL(request.url))),
			}),
			missing: null,
			vote: user && own ? own.isHelpful : null,
			tickets: user ? tickets.map((ticket) => ownTicketView(ticket, formats)) : [],
			order: situation && ownOrderView(situation, { language, formats }),
		});
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Stores the reader's vote. */
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
