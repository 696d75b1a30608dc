import type { AppLoadContext } from "@remix-run/cloudflare";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import {
	findEntry,
	listEntries,
	listEntriesWithWords,
	listNamedLessons,
} from "#app/features/library/entries/face.server.ts";
import { readTerms } from "#app/features/library/glossary/face.server.ts";
import { latestPaidOrder } from "#app/features/money/orders/face.server.ts";
import { situationStatements, toSituation } from "#app/features/money/refunds/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { faqFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { ownTicketView } from "../tickets/own-ticket-view.ts";
import { listOwnTickets } from "../tickets/tickets.repository.server.ts";
import { articleView, missingArticleView } from "./article-view.ts";
import { findOwnVote, findVoteCounts } from "./figures.repository.server.ts";
import { articlesForRole } from "./help-article.ts";
import { isAboutOrders, ownOrderView } from "./own-order-view.server.ts";

const OWN_TICKETS = 2;

type ReadInput = { context: AppLoadContext; slug: string; viewer: Viewer };

export async function readArticlePage(db: Database, { context, slug, viewer }: ReadInput) {
	const language = await context.language;
	const userId = userOfSession(viewer.session);
	const [terms, rows] = await Promise.all([
		readTerms(context, language),
		inBatch(db, {
			entry: findEntry(db, "help", slug, language),
			all: listEntriesWithWords(db, { kind: "help", language }),
			sections: listEntries(db, { kind: "section", language, section: "help" }),
			lessons: listNamedLessons(db, "help", slug, language),
			votes: findVoteCounts(db, slug),
			own: findOwnVote(db, slug, userId),
			tickets: listOwnTickets(db, userId, { limit: OWN_TICKETS }),
			...situationStatements(db, { userId, orderId: latestPaidOrder(db, userId) }),
		}),
	]);
	return { slug, terms, rows };
}

type PageInput = {
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	address: URL;
};

/** `article` is null for a missing one, with suggestions. */
export function articlePageData(
	{ slug, terms, rows }: Awaited<ReturnType<typeof readArticlePage>>,
	{ user, language, timeZone, address }: PageInput,
) {
	const {
		entry: [entry],
		all,
		sections,
		lessons,
		votes: [votes],
		own: [own],
		tickets,
		...ordered
	} = rows;
	const entries = articlesForRole(all, { role: user?.role ?? null, beside: entry });
	const t = getFixedT(language, "help");
	if (!entry) {
		const missing = missingArticleView(slug, { entries, sections });
		const words = { title: t("article.missing"), description: t("article.missingText") };
		return { ...words, article: null, missing, facts: null, vote: null, tickets: [], order: null, editPath: null };
	}
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? timeZone });
	const situation = user && isAboutOrders(entry) ? toSituation(ordered, new Date()) : null;
	return {
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
			at: withLanguagePrefix("/glossary", languageInAddress(address)),
		}),
		missing: null,
		vote: user && own ? own.isHelpful : null,
		tickets: user ? tickets.map((ticket) => ownTicketView(ticket, formats)) : [],
		order: situation && ownOrderView(situation, { language, formats }),
		editPath: entryEditPath({ list: "help", id: entry.id, language }, user),
	};
}
