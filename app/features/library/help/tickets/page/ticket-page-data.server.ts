import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import { type Formats, formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { ownTicketView } from "../own-ticket-view.ts";
import { ticketView } from "../ticket-view.ts";
import { findOwnTicket, listOwnMessages, listOwnTickets, type TicketOwner } from "../tickets.repository.server.ts";

const MOST_TICKETS = 100;

export function readTicketsPage(db: Database, { session }: Viewer) {
	return db.batch([listOwnTickets(db, userOfSession(session), { limit: MOST_TICKETS })]);
}

type Reader = { user: CurrentUser; language: Language };

export function ticketsPageData([tickets]: Awaited<ReturnType<typeof readTicketsPage>>, { user, language }: Reader) {
	const t = getFixedT(language, "help");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t("tickets.title"),
		description: t("tickets.description"),
		tickets: tickets.map((ticket) => ownTicketView(ticket, formats)),
	};
}

export function readTicketPage(db: Database, { viewer, key }: { viewer: Viewer; key: string }) {
	return readTicket(db, { userId: userOfSession(viewer.session), key });
}

/** Null when the ticket does not exist or belongs to somebody else. */
export function ticketPageData(found: Awaited<ReturnType<typeof readTicketPage>>, { user, language }: Reader) {
	const shown = shownTicket(found, formatsFor({ language, timeZone: user.timeZone }));
	if (!shown) return null;
	const { row, ...page } = shown;
	return { title: row.subject, description: getFixedT(language, "help")("ticket.description"), ...page };
}

type LinkInput = { owner: TicketOwner | null; language: Language; timeZone: string };

/** `ticket` is null for an invalid link. */
export async function ticketByLinkPageData(db: Database, { owner, language, timeZone }: LinkInput) {
	const t = getFixedT(language, "help");
	const words = { title: t("tickets.title"), description: t("ticket.description") };
	const shown = owner && shownTicket(await readTicket(db, owner), formatsFor({ language, timeZone }));
	if (!shown) return { ...words, ticket: null, formKey: "", isConfirmed: false };
	const { row, ...page } = shown;
	return { ...words, ...page, isConfirmed: row.status !== "unconfirmed" };
}

function readTicket(db: Database, owner: TicketOwner) {
	return db.batch([findOwnTicket(db, owner), listOwnMessages(db, owner)]);
}

function shownTicket([[row], messages]: Awaited<ReturnType<typeof readTicket>>, formats: Formats) {
	if (!row) return null;
	return { row, ticket: ticketView(row, messages, { now: new Date(), formats }), formKey: newId() };
}
