import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ownTicketView } from "#app/features/library/help/tickets/own-ticket-view.ts";
import { listOwnTickets } from "#app/features/library/help/tickets/tickets.repository.server.ts";
import { TicketsPage } from "#app/features/library/help/tickets/tickets-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "tickets",
	i18n: ["help"],
	layout: "list",
	navigation: [{ in: "own", at: 4, for: ["student", "instructor"], label: "entries.requests" }],
});

/** What one person can have written in years. */
const MOST = 100;

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([listOwnTickets(db, userOfSession(viewer.session), { limit: MOST })]),
	handle: async ({ context, user, found: [tickets] }) => {
		const language = await context.language;
		const t = getFixedT(language, "help");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: t("tickets.title"),
			description: t("tickets.description"),
			tickets: tickets.map((ticket) => ownTicketView(ticket, formats)),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Tickets() {
	return <TicketsPage tickets={useLoaderData<typeof loader>().tickets} />;
}
