import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listEntries, listEntriesWithWords } from "#app/features/library/entries/entries.repository.server.ts";
import { dayBefore } from "#app/features/library/help/articles/article-figures.server.ts";
import { listReadMost } from "#app/features/library/help/articles/figures.repository.server.ts";
import { articlesFor } from "#app/features/library/help/articles/help-article.ts";
import { HelpStartPage } from "#app/features/library/help/articles/help-start-page.tsx";
import { helpStartView } from "#app/features/library/help/articles/help-start-view.ts";
import { ownTicketView } from "#app/features/library/help/tickets/own-ticket-view.ts";
import { listOwnTickets } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { ManualLinks } from "#app/features/library/manuals/manual-links.tsx";
import { listIncidents, listStatusDays } from "#app/features/operations/status/status.repository.server.ts";
import { StatusLine } from "#app/features/operations/status/status-line.tsx";
import { partsNow, statusNow } from "#app/features/operations/status/status-now.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { readSearch } from "#app/shared/lists/search-text.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
		<HelpStartPage
			start={start}
			query={query}
			name={name}
			tickets={tickets}
			manuals={<ManualLinks />}
			status={<StatusLine {...status} />}
		/>
	);
}
