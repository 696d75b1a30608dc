import { z } from "zod";
import { defineGuestMail, defineMail } from "#app/features/operations/notifications/define-mail.ts";
import type { AppDefinition } from "#app/features/operations/notifications/in-app/app-side.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import { createSecret, hashSecret } from "#app/shared/request/secrets.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { LINK_DAYS } from "../help-limits";
import { ticketNumber } from "./ticket-number";
import {
	findMessageByKey,
	findTicketWithOwner,
	insertLink,
	listOwnTicketTitles,
	listStaffTicketTitles,
	listTicketsOfGuest,
	type TicketTitle,
} from "./tickets.repository.server";

const MOST_CHARACTERS = 2_000;
const MOST_LINKS = 5;

const TICKET_PAYLOAD = z.strictObject({ ticketKey: z.string() });

const ownTicket: AppDefinition<{ ticketKey: string }, TicketTitle> = {
	find: (db, { userId, among }) => listOwnTicketTitles(db, { userId, among: among("ticketKey") }),
	isAbout: ({ key }, { ticketKey }) => key === ticketKey,
	group: ({ ticketKey }) => ticketKey,
	say: (ticket) => ticket && { to: `/help/tickets/${ticket.key}`, values: valuesOf({ ticket }), quote: ticket.subject },
};

/** That a guest has written, with the link that confirms it. It repeats nothing that was typed: anybody can type an address. */
export const ticketConfirmMail = defineGuestMail({
	category: "requests",
	payload: TICKET_PAYLOAD,
	compose: async (db, { ticketKey, origin, now }) => {
		const found = await findMailFacts(db, ticketKey);
		if (found?.ticket.status !== "unconfirmed") return null;
		return toGuest(db, found, { origin, now });
	},
});

/** Confirms to a user with an account that their ticket was received. */
export const ticketReceivedMail = defineGuestMail({
	category: "requests",
	app: ownTicket,
	payload: TICKET_PAYLOAD,
	compose: async (db, { ticketKey, origin }) => {
		const found = await findMailFacts(db, ticketKey);
		return found?.owner ? toAccount(found, origin) : null;
	},
});

/** What staff have answered. */
export const ticketAnsweredMail = defineGuestMail({
	category: "requests",
	app: ownTicket,
	payload: z.strictObject({ ticketKey: z.string(), messageKey: z.string() }),
	compose: async (db, { ticketKey, messageKey, origin, now }) => {
		const [found, [message]] = await Promise.all([findMailFacts(db, ticketKey), findMessageByKey(db, messageKey)]);
		if (!found || message?.ticketKey !== ticketKey || message.kind !== "staff") return null;
		const mail = found.owner ? toAccount(found, origin) : await toGuest(db, found, { origin, now });
		const answer = [...message.body].slice(0, MOST_CHARACTERS).join("");
		return mail && { ...mail, values: { ...mail.values, answer: answer === message.body ? answer : `${answer}…` } };
	},
});

/** That staff have closed the ticket. */
export const ticketClosedMail = defineGuestMail({
	category: "requests",
	app: ownTicket,
	payload: TICKET_PAYLOAD,
	compose: async (db, { ticketKey, origin, now }) => {
		const found = await findMailFacts(db, ticketKey);
		if (found?.ticket.status !== "closed") return null;
		return found.owner ? toAccount(found, origin) : toGuest(db, found, { origin, now });
	},
});

/** Informs one staff member of a new message. */
export const ticketForStaffMail = defineMail({
	category: "staffRequests",
	app: {
		isAsking: true,
		find: (db, { userId, among }) => listStaffTicketTitles(db, { userId, among: among("ticketKey") }),
		isAbout: ({ key }, { ticketKey }) => key === ticketKey,
		say: (ticket) => ticket && { to: `/admin/help/tickets/${ticket.key}`, values: valuesOf({ ticket }) },
	},
	payload: TICKET_PAYLOAD,
	compose: async (db, { ticketKey, userId, origin }) => {
		const [[reader], found] = await Promise.all([findUser(db, userId), findMailFacts(db, ticketKey)]);
		if (!found || !reader?.capabilities.includes("support")) return null;
		const language = toLanguage(reader.language);
		const topic = getFixedT(language, "help")(`topics.${found.ticket.topic}`);
		const link = `${origin}/admin/help/tickets/${ticketKey}`;
		const { number, subject } = valuesOf(found);
		return { to: reader.email, language, values: { name: reader.name, number, subject, topic, link } };
	},
});

/** New links to every request that a guest has written of late, for one whose link has run out. */
export const ticketLinkMail = defineGuestMail({
	category: "requests",
	payload: z.strictObject({
		/** Null where the address has written none. */
		ticketKey: z.string().nullable(),
	}),
	compose: async (db, { ticketKey, language: asked, origin, now }) => {
		const found = ticketKey === null ? null : await findMailFacts(db, ticketKey);
		if (!found?.ticket.guestEmail || found.ticket.status === "unconfirmed") return null;
		const { guestEmail, guestName } = found.ticket;
		const language = asked ?? toLanguage(found.ticket.language);
		const own = await listTicketsOfGuest(db, guestEmail, { limit: MOST_LINKS });
		const links = await Promise.all(
			own.map(async (ticket) => {
				const { number, subject } = valuesOf({ ticket });
				return `${number} · ${subject}\n${await makeLink(db, { key: ticket.key, language, origin, now })}`;
			}),
		);
		return { to: guestEmail, language, values: { name: guestName ?? "", links: links.join("\n\n") } };
	},
});

type Found = NonNullable<Awaited<ReturnType<typeof findMailFacts>>>;

async function findMailFacts(db: Database, key: string) {
	const [row] = await findTicketWithOwner(db, key);
	if (!row) return null;
	const { ticket, ownerName, ownerEmail, ownerLanguage } = row;
	const owner = ownerName && ownerEmail ? { name: ownerName, email: ownerEmail, language: ownerLanguage } : null;
	return { ticket, owner };
}

function toAccount({ ticket, owner }: Found, origin: string) {
	if (!owner) return null;
	const link = `${origin}/help/tickets/${ticket.key}`;
	return {
		to: owner.email,
		language: toLanguage(owner.language),
		values: { name: owner.name, ...valuesOf({ ticket }), link },
	};
}

async function makeLink(
	db: Database,
	{ key, language, origin, now }: { key: string; language: Language; origin: string; now: Date },
): Promise<string> {
	const secret = createSecret();
	const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
	await insertLink(db, { ticketKey: key, tokenHash: await hashSecret(secret), expiresAt });
	return `${origin}/${language}/help/tickets/by-link?token=${secret}`;
}

/** With a link of its own. */
async function toGuest(db: Database, { ticket }: Found, { origin, now }: { origin: string; now: Date }) {
	if (!ticket.guestEmail) return null;
	const language = toLanguage(ticket.language);
	const link = await makeLink(db, { key: ticket.key, language, origin, now });
	const isKnown = ticket.status !== "unconfirmed";
	return {
		to: ticket.guestEmail,
		language,
		values: { name: isKnown ? (ticket.guestName ?? "") : "", ...valuesOf({ ticket }), link },
	};
}

function valuesOf({ ticket }: { ticket: Omit<TicketTitle, "key"> }) {
	return { number: ticketNumber(ticket), subject: ticket.subject };
}
