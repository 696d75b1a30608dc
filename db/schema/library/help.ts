import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { libraryEntries } from "./library.ts";
import { TICKET_STATUSES, TICKET_TOPICS } from "./ticket-kinds.ts";

/**
 * A request to the school's staff. Its number for people is made of `year` and `serial` (G-2026-00042); `key` stands in
 * addresses and cannot be guessed. It belongs to an account, or to the address of a guest. `revision` counts what was
 * written and done, so that who answers sees what is answered. The clock of the answer begins at `openedAt`.
 */
export const tickets = sqliteTable(
	"tickets",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		key: text("key").notNull().unique(),
		year: integer("year").notNull(),
		serial: integer("serial").notNull(),
		ownerId: integer("owner_id").references(() => users.id, { onDelete: "cascade" }),
		guestName: text("guest_name"),
		guestEmail: text("guest_email"),
		/** Of the page on which it was written; mail about it and its answer are in this language. */
		language: text("language").notNull(),
		topic: text("topic", { enum: TICKET_TOPICS }).notNull(),
		subject: text("subject").notNull(),
		/** The path of the page that it came from. */
		page: text("page"),
		status: text("status", { enum: ["unconfirmed", ...TICKET_STATUSES] }).notNull(),
		/** It came from somebody whose plan had priority support when it was opened: it is answered before the others. */
		isPriority: flag("is_priority").notNull().default(false),
		assigneeId: integer("assignee_id").references(() => users.id, { onDelete: "set null" }),
		revision: integer("revision").notNull().default(1),
		createdAt: instant("created_at").notNull(),
		openedAt: instant("opened_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		firstAnsweredAt: instant("first_answered_at"),
		closedAt: instant("closed_at"),
	},
	(table) => [
		unique("tickets_by_number").on(table.year, table.serial),
		index("tickets_by_owner").on(table.ownerId, table.changedAt),
		index("tickets_by_guest").on(table.guestEmail).where(sql`${table.guestEmail} is not null`),
		index("tickets_by_status").on(table.status, table.isPriority, table.changedAt, table.id),
		index("tickets_by_status_opened").on(table.status, table.isPriority, table.openedAt, table.id),
		index("tickets_by_assignee").on(table.assigneeId, table.status, table.changedAt),
		index("tickets_by_first_answer").on(table.firstAnsweredAt).where(sql`${table.firstAnsweredAt} is not null`),
	],
);

/** What was written in a request: by its owner, by staff, or a note that only staff read. It is never changed. */
export const ticketMessages = sqliteTable(
	"ticket_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Made with the form: sent twice, it is written once. */
		key: text("key").notNull().unique(),
		ticketId: integer("ticket_id")
			.notNull()
			.references(() => tickets.id, { onDelete: "cascade" }),
		kind: text("kind", { enum: ["person", "staff", "note"] }).notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		body: text("body").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("ticket_messages_by_ticket").on(table.ticketId, table.id),
		index("ticket_messages_by_author").on(table.authorId),
	],
);

/** A link by which a guest opens a request, as SHA-256. Each mail has its own; what was sent earlier holds on. */
export const ticketLinks = sqliteTable(
	"ticket_links",
	{
		tokenHash: text("token_hash").primaryKey(),
		ticketId: integer("ticket_id")
			.notNull()
			.references(() => tickets.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("ticket_links_by_ticket").on(table.ticketId), index("ticket_links_by_expiry").on(table.expiresAt)],
);

/** An answer that staff give often, with its words per language. `version` counts its changes, in whatever language. */
export const cannedAnswers = sqliteTable("canned_answers", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	version: integer("version").notNull().default(1),
	createdAt: instant("created_at").notNull(),
	retiredAt: instant("retired_at"),
});

/** The words of a canned answer in a language. `revision` is the version of the answer that wrote them. */
export const cannedAnswerTranslations = sqliteTable(
	"canned_answer_translations",
	{
		answerId: integer("answer_id")
			.notNull()
			.references(() => cannedAnswers.id, { onDelete: "cascade" }),
		language: text("language").notNull(),
		title: text("title").notNull(),
		body: text("body").notNull(),
		revision: integer("revision").notNull().default(1),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.answerId, table.language] })],
);

/** Whether an article has helped somebody: one vote each, which may be changed. `voter` is `user:<id>` or `visitor:<hash>`. */
export const helpVotes = sqliteTable(
	"help_votes",
	{
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		voter: text("voter").notNull(),
		userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
		isHelpful: flag("is_helpful").notNull(),
		reason: text("reason").notNull().default(""),
		language: text("language").notNull(),
		votedAt: instant("voted_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.documentId, table.voter] }),
		index("help_votes_by_user").on(table.userId),
		index("help_votes_with_reason").on(table.votedAt).where(sql`${table.reason} <> ''`),
	],
);

/** How many votes of each kind an article has. Kept by triggers on `help_votes`. */
export const helpVoteCounts = sqliteTable("help_vote_counts", {
	documentId: integer("document_id")
		.primaryKey()
		.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
	helped: integer("helped").notNull().default(0),
	unhelped: integer("unhelped").notNull().default(0),
});

/** How often an article was read on a day (`YYYY-MM-DD`, UTC), by people as far as we can tell. */
export const helpViews = sqliteTable(
	"help_views",
	{
		day: text("day").notNull(),
		documentId: integer("document_id")
			.notNull()
			.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
		views: integer("views").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.documentId] }),
		index("help_views_by_document").on(table.documentId, table.day),
	],
);
