import { listEntries, listEntriesWithWords } from "#app/features/library/entries/face.server.ts";
import { listIncidents, listStatusDays } from "#app/features/operations/status/face.server.ts";
import { partsNow, statusNow } from "#app/features/operations/status/status-now.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { dayBefore } from "../articles/article-figures.server.ts";
import { listReadMost } from "../articles/figures.repository.server.ts";
import { articlesForRole } from "../articles/help-article.ts";
import { ownTicketView } from "../tickets/own-ticket-view.ts";
import { listOwnTickets } from "../tickets/tickets.repository.server.ts";
import { helpStartView } from "./help-start-view.ts";

const MONTH_DAYS = 30;
/** More than needed, because some are filtered out for the reader. */
const MOST_READ_LIMIT = 15;
const OWN_TICKETS = 3;

type ReadInput = { viewer: Viewer; language: Language; now: Date };

export function readHelpPage(db: Database, { viewer, language, now }: ReadInput) {
	return inBatch(db, {
		entries: listEntriesWithWords(db, { kind: "help", language }),
		sections: listEntries(db, { kind: "section", language, section: "help" }),
		read: listReadMost(db, { since: dayBefore(now, MONTH_DAYS), language, limit: MOST_READ_LIMIT }),
		tickets: listOwnTickets(db, userOfSession(viewer.session), { limit: OWN_TICKETS }),
		days: listStatusDays(db, dayBefore(now, 1)),
		incidents: listIncidents(db, now),
	});
}

type PageInput = {
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	search: URLSearchParams;
	now: Date;
};

export function helpPageData(
	{ entries, sections, read, tickets, days, incidents }: Awaited<ReturnType<typeof readHelpPage>>,
	{ user, language, timeZone, search, now }: PageInput,
) {
	const t = getFixedT(language, "help");
	const formats = formatsFor({ language, timeZone: user?.timeZone ?? timeZone });
	return {
		title: t("title"),
		description: t("description"),
		start: helpStartView({ entries: articlesForRole(entries, { role: user?.role ?? null }), sections, read }, language),
		query: readSearch(search.get("q") ?? ""),
		name: user?.name.split(" ")[0] ?? null,
		status: { state: statusNow(partsNow(days, now), incidents), at: now.getTime() },
		tickets: user ? tickets.map((ticket) => ownTicketView(ticket, formats)) : [],
	};
}
