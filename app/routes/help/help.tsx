import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { dayBefore } from "../../features/help/articles/article-figures.server";
import { listReadMost } from "../../features/help/articles/figures.repository.server";
import { articlesFor } from "../../features/help/articles/help-article";
import { HelpStartPage } from "../../features/help/articles/help-start-page";
import { helpStartView } from "../../features/help/articles/help-start-view";
import { ownTicketView } from "../../features/help/tickets/own-ticket-view";
import { listOwnTickets } from "../../features/help/tickets/tickets.repository.server";
import { listEntries, listEntriesWithWords } from "../../features/library/entries.repository.server";
import { ManualLinks } from "../../features/manuals/manual-links";
import { listIncidents, listStatusDays } from "../../features/status/status.repository.server";
import { StatusLine } from "../../features/status/status-line";
import { partsNow, statusNow } from "../../features/status/status-now";
import { readSearch } from "../../shared/lists/search-text";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "help",
	i18n: ["help", "manuals", "status"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: ["q"],
	crumbs: "sunken",
	navigation: [
		{ in: "more", at: 9, for: ["student", "instructor", "admin"] },
		{ in: "account", at: 8, for: ["student", "instructor", "admin"], label: "entries.helpSupport" },
		{ in: "footer.help", at: 1 },
	],
});

const MONTH_DAYS = 30;
/** So many that enough are left without those that are not for the reader. */
const READ_MOST = 15;
const OWN_TICKETS = 3;

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer: { session } }) => {
		const language = await context.language;
		const now = new Date();
		const since = dayBefore(now, MONTH_DAYS);
		return db.batch([
			listEntriesWithWords(db, { kind: "help", language }),
			listEntries(db, { kind: "section", language, section: "help" }),
			listReadMost(db, { since, language, limit: READ_MOST }),
			listOwnTickets(db, userOfSession(session), { limit: OWN_TICKETS }),
			listStatusDays(db, dayBefore(now, 1)),
			listIncidents(db, now),
		]);
	},
	handle: async ({ context, request, user, found: [entries, sections, read, tickets, days, incidents] }) => {
		const [language, now] = [await context.language, new Date()];
		const t = getFixedT(language, "help");
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		return {
			title: t("title"),
			description: t("description"),
			start: helpStartView({ entries: articlesFor(entries, { role: user?.role ?? null }), sections, read }, language),
			query: readSearch(new URL(request.url).searchParams.get("q") ?? ""),
			name: user?.name.split(" ")[0] ?? null,
			status: { state: statusNow(partsNow(days, now), incidents), at: now.getTime() },
			tickets: user ? tickets.map((ticket) => ownTicketView(ticket, formats)) : [],
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Help() {
	const { start, query, name, tickets, status } = useLoaderData<typeof loader>();
	return (
		<HelpStartPage {...{ start, query, name, tickets }} manuals={<ManualLinks />} status={<StatusLine {...status} />} />
	);
}
