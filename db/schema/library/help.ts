import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { libraryEntries } from "./library.ts";
import { TICKET_STATUSES, TICKET_TOPICS } from "./ticket-kinds.ts";

/**
 * A support request. `year` and `serial` make its number G-2026-00042; `key` is the unguessable id in URLs. Belongs
 * to an account or a guest's address. `revision` detects answers to an outdated state. The response time starts at
 * `openedAt`.
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
		language: text("language").notNull(),
		topic: text("topic", { enum: TICKET_TOPICS }).notNull(),
		subject: text("subject").notNull(),
		page: text("page"),
		status: text("status", { enum: ["unconfirmed", ...TICKET_STATUSES] }).notNull(),
		/** The author's plan had priority support when it was opened; it is answered first. */
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

export const ticketMessages = sqliteTable(
	"ticket_messages",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		/** Generated with the form, so that resending is idempotent. */
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

/** A guest's link to a request, as SHA-256. Each mail has its own, and earlier ones stay valid. */
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

export const cannedAnswers = sqliteTable("canned_answers", {
	id: integer("id").primaryKey({ autoIncrement: true }),
	version: integer("version").notNull().default(1),
	createdAt: instant("created_at").notNull(),
	retiredAt: instant("retired_at"),
});

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

/** A changeable vote on whether an article helped. `voter` is `user:<id>` or `visitor:<hash>`. */
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

export const helpVoteCounts = sqliteTable("help_vote_counts", {
	documentId: integer("document_id")
		.primaryKey()
		.references(() => libraryEntries.documentId, { onDelete: "cascade" }),
	helped: integer("helped").notNull().default(0),
	unhelped: integer("unhelped").notNull().default(0),
});

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
