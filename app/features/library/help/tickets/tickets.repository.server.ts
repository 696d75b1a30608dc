import { and, asc, count, desc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { holdsPlan } from "#app/features/learning/entitlements/face.server.ts";
import { plansWith } from "#app/features/money/billing/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { ticketLinks, ticketMessages, tickets, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { MOST_OPEN_TICKETS } from "../help-limits";

/** An account, or the SHA-256 of the token in a mailed link. */
export type TicketOwner = { userId: number | SQL<number>; key: string } | { tokenHash: string; now: Date };

/** Another person's ticket is treated as missing. */
function isOwn(db: Database, owner: TicketOwner): SQL | undefined {
	if ("userId" in owner) return and(eq(tickets.key, owner.key), sql`${tickets.ownerId} = ${owner.userId}`);
	const linked = db
		.select({ id: ticketLinks.ticketId })
		.from(ticketLinks)
		.where(and(eq(ticketLinks.tokenHash, owner.tokenHash), gt(ticketLinks.expiresAt, owner.now)));
	return sql`${tickets.id} = (${linked})`;
}

export function findOwnTicket(db: Database, owner: TicketOwner) {
	return db.select().from(tickets).where(isOwn(db, owner)).limit(1);
}

/** In order, with names of staff; excludes notes. */
export function listOwnMessages(db: Database, owner: TicketOwner) {
	return db
		.select({
			id: sql<number>`${ticketMessages.id}`.as("message_id"),
			kind: ticketMessages.kind,
			body: ticketMessages.body,
			authorName: sql<string | null>`${users.name}`.as("author_name"),
			createdAt: sql<Date>`${ticketMessages.createdAt}`.mapWith(ticketMessages.createdAt).as("written_at"),
		})
		.from(tickets)
		.innerJoin(ticketMessages, eq(ticketMessages.ticketId, tickets.id))
		.leftJoin(users, eq(users.id, ticketMessages.authorId))
		.where(and(isOwn(db, owner), ne(ticketMessages.kind, "note")))
		.orderBy(asc(ticketMessages.id));
}

export function listOwnTickets(db: Database, userId: number | SQL<number>, { limit }: { limit: number }) {
	return db
		.select({
			key: tickets.key,
			year: tickets.year,
			serial: tickets.serial,
			subject: tickets.subject,
			topic: tickets.topic,
			status: tickets.status,
			isPriority: tickets.isPriority,
			openedAt: tickets.openedAt,
			changedAt: tickets.changedAt,
		})
		.from(tickets)
		.where(sql`${tickets.ownerId} = ${userId}`)
		.orderBy(desc(tickets.changedAt))
		.limit(limit);
}

export function findTicketWithOwner(db: Database, key: string) {
	return db
		.select({ ticket: tickets, ownerName: users.name, ownerEmail: users.email, ownerLanguage: users.language })
		.from(tickets)
		.leftJoin(users, eq(users.id, tickets.ownerId))
		.where(eq(tickets.key, key))
		.limit(1);
}

export function findMessageByKey(db: Database, key: string) {
	return db
		.select({
			ticketKey: tickets.key,
			ownerId: tickets.ownerId,
			guestEmail: tickets.guestEmail,
			year: tickets.year,
			serial: tickets.serial,
			body: ticketMessages.body,
			kind: ticketMessages.kind,
		})
		.from(ticketMessages)
		.innerJoin(tickets, eq(tickets.id, ticketMessages.ticketId))
		.where(eq(ticketMessages.key, key))
		.limit(1);
}

type NewTicket = Omit<typeof tickets.$inferInsert, "id" | "serial" | "status" | "isPriority"> & {
	status: "open" | "unconfirmed";
};

/** Uses the year's next number; priority follows the owner's plan. Fails the batch when too many are open. */
export function insertTicket(db: Database, { status, ...ticket }: NewTicket): Write {
	const { year, ownerId, guestEmail, openedAt: now } = ticket;
	const planIds = plansWith(db, "prioritySupport");
	const isSameOwner = ownerId ? eq(tickets.ownerId, ownerId) : eq(tickets.guestEmail, String(guestEmail));
	const open = db
		.select({ n: count() })
		.from(tickets)
		.where(and(isSameOwner, ne(tickets.status, "closed")));
	return db.insert(tickets).values({
		...ticket,
		isPriority: ownerId ? sql`${holdsPlan(db, { userId: ownerId, planIds, now })}` : false,
		serial: sql`(select coalesce(max(serial), 0) + 1 from tickets where year = ${year})`,
		status: valueIfElseConflict(sql`(${open}) < ${MOST_OPEN_TICKETS}`, status),
	});
}

type NewMessage = Omit<typeof ticketMessages.$inferInsert, "id" | "ticketId"> & { ticketKey: string };

export function insertMessage(db: Database, { ticketKey, ...message }: NewMessage): Write {
	const ticketId = sql`(select id from tickets where key = ${ticketKey})`;
	return db.insert(ticketMessages).values({ ...message, ticketId });
}

type Change = {
	key: string;
	set: Partial<Pick<typeof tickets.$inferInsert, "status" | "closedAt" | "openedAt">>;
	while: SQL | undefined;
	now: Date;
};

/** Affects no row when `while` no longer holds. */
export function changeTicket(db: Database, { key, set, while: condition, now }: Change): Write {
	return db
		.update(tickets)
		.set({ ...set, changedAt: now, revision: sql`${tickets.revision} + 1` })
		.where(and(eq(tickets.key, key), condition));
}

export const isNotClosed = ne(tickets.status, "closed");
export const isUnconfirmed = eq(tickets.status, "unconfirmed");

export function takesMessages(reopenCutoff: Date): SQL | undefined {
	return and(ne(tickets.status, "unconfirmed"), or(isNotClosed, gt(tickets.closedAt, reopenCutoff)));
}

export function isClosedSince(reopenCutoff: Date): SQL | undefined {
	return and(eq(tickets.status, "closed"), gt(tickets.closedAt, reopenCutoff));
}

export function insertLink(
	db: Database,
	{ ticketKey, ...link }: { ticketKey: string; tokenHash: string; expiresAt: Date },
): Write {
	const ticketId = sql`(select id from tickets where key = ${ticketKey})`;
	return db.insert(ticketLinks).values({ ...link, ticketId });
}

/** A condition on `users`: admins with `support` who are neither suspended nor leaving. */
export function answersTickets(now: Date): SQL {
	// Written as literals, because SQLite does not use the partial index with bound values.
	return sql`role = 'admin' and instr(capabilities, '"support"') > 0 and ends_at is null
		and (suspended_at is null or suspended_until <= ${now.getTime()})`;
}

/** Limited to the number of mails sent at once. */
export function listStaff(db: Database, now: Date) {
	return db
		.select({ id: users.id, name: users.name })
		.from(users)
		.where(answersTickets(now))
		.orderBy(users.id)
		.limit(50);
}

/** An expression; null when the address has no confirmed ticket. */
export function latestTicketOfGuest(email: string): SQL<string | null> {
	return sql`(select key from tickets where guest_email = ${email} and status <> 'unconfirmed'
		order by changed_at desc limit 1)`;
}

export function listTicketsOfGuest(db: Database, email: string, { limit }: { limit: number }) {
	return db
		.select()
		.from(tickets)
		.where(and(eq(tickets.guestEmail, email), ne(tickets.status, "unconfirmed")))
		.orderBy(desc(tickets.changedAt))
		.limit(limit);
}

export function listExpiredLinks(db: Database, now: Date, limit: number) {
	return db
		.select({ tokenHash: ticketLinks.tokenHash })
		.from(ticketLinks)
		.where(lte(ticketLinks.expiresAt, now))
		.limit(limit);
}

export function deleteLinks(db: Database, hashes: readonly string[]): Write {
	return db.delete(ticketLinks).where(inValues(ticketLinks.tokenHash, hashes));
}

export function listUnconfirmedTickets(db: Database, before: Date, limit: number) {
	return db
		.select({ id: tickets.id })
		.from(tickets)
		.where(and(isUnconfirmed, lte(tickets.changedAt, before)))
		.limit(limit);
}

/** Deletes those that are still unconfirmed, with dependent rows. */
export function deleteUnconfirmed(db: Database, ids: readonly number[]): Write {
	return db.delete(tickets).where(and(inValues(tickets.id, ids), isUnconfirmed));
}

export type TicketTitle = Pick<typeof tickets.$inferSelect, "key" | "year" | "serial" | "subject">;

/** Subjects of a user's requests; `among` is a list of keys. */
export function listOwnTicketTitles(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return selectTitles(db, and(eq(tickets.ownerId, userId), sql`${tickets.key} in ${among}`));
}

/** The same for staff, who see all of them. */
export function listStaffTicketTitles(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	const isStaff = sql`exists (select 1 from ${users} where ${users.id} = ${userId}
		and exists (select 1 from json_each(${users.capabilities}) where value = 'support'))`;
	return selectTitles(db, and(sql`${tickets.key} in ${among}`, isStaff));
}

function selectTitles(db: Database, where: SQL | undefined) {
	const { key, year, serial, subject } = tickets;
	return db.select({ key, year, serial, subject }).from(tickets).where(where);
}
