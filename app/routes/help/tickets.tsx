import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { anyUser, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { ownTicketView } from "../../features/help/tickets/own-ticket-view";
import { listOwnTickets } from "../../features/help/tickets/tickets.repository.server";
import { TicketsPage } from "../../features/help/tickets/tickets-page";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
