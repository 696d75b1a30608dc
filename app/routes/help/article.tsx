import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { readTerms } from "../../features/glossary/linking/read-terms.server";
import { ArticlePage } from "../../features/help/articles/article-page";
import { articleView, missingArticleView } from "../../features/help/articles/article-view";
import { findOwnVote, findVoteCounts } from "../../features/help/articles/figures.repository.server";
import { articlesFor } from "../../features/help/articles/help-article";
import { MissingArticle } from "../../features/help/articles/missing-article";
import { isAboutOrders, ownOrderView } from "../../features/help/articles/own-order-view.server";
import { useCountView } from "../../features/help/articles/use-count-view";
import { answerVote } from "../../features/help/articles/votes/answer-vote.server";
import { ownTicketView } from "../../features/help/tickets/own-ticket-view";
import { listOwnTickets } from "../../features/help/tickets/tickets.repository.server";
import { findEntry, listEntries, listEntriesWithWords } from "../../features/library/entries.repository.server";
import { listNamedLessons } from "../../features/library/named-lessons.repository.server";
import { latestPaidOrder } from "../../features/orders/own/own-orders.repository.server";
import { situationStatements, toSituation } from "../../features/refunds/request-refund.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { faqFacts } from "../../shared/pages/structured-data";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { languageInAddress, withLanguagePrefix } from "../../shared/words/language-prefix";
import { StructuredData } from "../../ui/structured-data";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
				...{ entry, entries, sections, lessons, votes, language, formats, terms },
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

/** Takes the vote of whoever reads. */
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
