import { and, asc, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { keyset } from "#app/shared/lists/keyset.server.ts";
import { trigramMatch } from "#app/shared/lists/trigram-match.ts";
import type { Database } from "#db/client.server.ts";
import { TICKET_STATUSES } from "#db/schema/library/ticket-kinds.ts";
import { ticketSearch } from "#db/schema/library/ticket-search.ts";
import { ticketMessages, tickets, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { answersTickets } from "../tickets/tickets.repository.server";
import { COUNTED_TICKETS, TICKETS_PER_PAGE, type TicketsQuery } from "./tickets-query";

const owner = alias(users, "owner");
const assignee = alias(users, "assignee");

const TICKET_COLUMNS = {
	key: tickets.key,
	year: tickets.year,
	serial: tickets.serial,
	subject: tickets.subject,
	topic: tickets.topic,
	language: tickets.language,
	status: tickets.status,
	isPriority: tickets.isPriority,
	assigneeId: tickets.assigneeId,
	openedAt: tickets.openedAt,
	changedAt: tickets.changedAt,
	personName: sql<string>`coalesce(${owner.name}, ${tickets.guestName}, '')`.as("person_name"),
	assigneeName: sql<string | null>`${assignee.name}`.as("assignee_name"),
};

export type DeskTicket = Awaited<ReturnType<typeof listTickets>>[number];

/** `readerId` is the admin that the filter `me` refers to. */
export function listTickets(db: Database, query: TicketsQuery, readerId: number) {
	const column = query.sort === "changed" ? tickets.changedAt : tickets.openedAt;
	const { orderBy } = keyset({ columns: [column, tickets.id], isDescending: query.isDescending }, null);
	return db
		.select(TICKET_COLUMNS)
		.from(tickets)
		.leftJoin(owner, eq(owner.id, tickets.ownerId))
		.leftJoin(assignee, eq(assignee.id, tickets.assigneeId))
		.where(matchesQuery(db, query, readerId))
		.orderBy(desc(tickets.isPriority), ...orderBy)
		.limit(TICKETS_PER_PAGE)
		.offset((query.page - 1) * TICKETS_PER_PAGE);
}

/** Counts up to 1000. */
export function countMatchingTickets(db: Database, query: TicketsQuery, readerId: number) {
	return countUpTo(db, matchesQuery(db, query, readerId));
}

/** Counts up to 1000. */
export function countTickets(db: Database, status: TicketsQuery["filters"]["status"]) {
	return countUpTo(db, hasStatus(status));
}

function countUpTo(db: Database, where: SQL | undefined) {
	const counted = db
		.select({ one: sql`1`.as("one") })
		.from(tickets)
		.where(where)
		.limit(COUNTED_TICKETS)
		.as("counted");
	return db.select({ n: sql<number>`count(*)`.as("n") }).from(counted);
}

/** Lists the statuses, so that the index is used; excludes unconfirmed ones. */
function hasStatus(status: TicketsQuery["filters"]["status"]): SQL {
	return status === "any" ? inArray(tickets.status, [...TICKET_STATUSES]) : eq(tickets.status, status);
}

function matchesQuery(db: Database, { q, filters }: TicketsQuery, readerId: number): SQL | undefined {
	const { status, assignee: whose, topic, language, priority } = filters;
	const match = trigramMatch(q, ["ticket", "person", "message"]);
	const found =
		match &&
		db
			.select({ id: ticketMessages.ticketId })
			.from(ticketSearch)
			.crossJoin(ticketMessages)
			.where(and(sql`${ticketSearch} match ${match}`, eq(ticketMessages.id, ticketSearch.rowid)));
	return and(
		hasStatus(status),
		whose === "nobody" ? isNull(tickets.assigneeId) : undefined,
		whose && whose !== "nobody" ? eq(tickets.assigneeId, whose === "me" ? readerId : Number(whose)) : undefined,
		topic ? eq(tickets.topic, topic) : undefined,
		language ? eq(tickets.language, language) : undefined,
		priority ? eq(tickets.isPriority, true) : undefined,
		found ? sql`${tickets.id} in (${found})` : undefined,
	);
}

/** Excludes unconfirmed tickets. */
export function findDeskTicket(db: Database, key: string) {
	return db
		.select({
			...TICKET_COLUMNS,
			page: tickets.page,
			revision: tickets.revision,
			firstAnsweredAt: tickets.firstAnsweredAt,
			closedAt: tickets.closedAt,
			ownerId: tickets.ownerId,
			personEmail: sql<string>`coalesce(${owner.email}, ${tickets.guestEmail}, '')`.as("person_email"),
		})
		.from(tickets)
		.leftJoin(owner, eq(owner.id, tickets.ownerId))
		.leftJoin(assignee, eq(assignee.id, tickets.assigneeId))
		.where(and(eq(tickets.key, key), ne(tickets.status, "unconfirmed")))
		.limit(1);
}

export function listAllMessages(db: Database, key: string) {
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
		.where(eq(tickets.key, key))
		.orderBy(asc(ticketMessages.id));
}

/** Minutes to each first answer since an instant; the latest 5000 at most. */
export function listFirstAnswers(db: Database, since: Date) {
	return db
		.select({
			answeredAt: tickets.firstAnsweredAt,
			minutes: sql<number>`(${tickets.firstAnsweredAt} - ${tickets.openedAt}) / 60000.0`.as("minutes_taken"),
		})
		.from(tickets)
		.where(gte(tickets.firstAnsweredAt, since))
		.limit(5_000);
}

type StaffChange = {
	key: string;
	set: Partial<Pick<typeof tickets.$inferInsert, "status" | "closedAt">> & { assigneeId?: SQL; firstAnsweredAt?: SQL };
	revision: number;
	now: Date;
};

/** Affects no row when the ticket has changed since that revision. */
export function changeSeenTicket(db: Database, { key, set, revision, now }: StaffChange): Write {
	return db
		.update(tickets)
		.set({ ...set, changedAt: now, revision: sql`${tickets.revision} + 1` })
		.where(and(eq(tickets.key, key), eq(tickets.revision, revision), ne(tickets.status, "unconfirmed")));
}

type Assignment = { key: string; from: number | null; to: number | null; now: Date };

/** Affects no row when the assignee has changed, or the new one does not answer tickets. */
export function assignTicketTo(db: Database, { key, from, to, now }: Assignment): Write {
	const isStaff =
		to === null ? undefined : sql`exists (select 1 from users where id = ${to} and ${answersTickets(now)})`;
	return db
		.update(tickets)
		.set({ assigneeId: to })
		.where(
			and(eq(tickets.key, key), sql`${tickets.assigneeId} is ${from}`, ne(tickets.status, "unconfirmed"), isStaff),
		);
}

export const assignedOr = (userId: number): SQL => sql`coalesce(${tickets.assigneeId}, ${userId})`;
/** Set by the first answer only. */
export const firstAnsweredOr = (now: Date): SQL => sql`coalesce(${tickets.firstAnsweredAt}, ${now.getTime()})`;
