import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import {
	APPEAL_OUTCOMES,
	GROUNDS,
	HOLD_REASONS,
	OUTCOMES,
	REPORT_REASONS,
	SANCTIONS,
	SILENCE_SCOPES,
} from "./moderation-kinds.ts";

/**
 * What moderators decide about one reported thing. `subjectKind` and `subjectId` name it as its room does
 * (`ReportableKind`); author, title, text and path are a copy of the moment of the first report, which later edits do
 * not reach. A thing has one open case at most. `round` counts how often it was decided and reopened, from 1.
 */
export const moderationCases = sqliteTable(
	"moderation_cases",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		subjectKind: text("subject_kind").notNull(),
		subjectId: text("subject_id").notNull(),
		authorId: integer("author_id").references(() => users.id, { onDelete: "set null" }),
		authorName: text("author_name"),
		title: text("title"),
		body: text("body"),
		path: text("path").notNull(),
		language: text("language"),
		status: text("status", { enum: ["open", "decided"] })
			.notNull()
			.default("open"),
		round: integer("round").notNull().default(1),
		/** That of the first report, or child safety as soon as one report says so. */
		reason: text("reason", { enum: REPORT_REASONS }).notNull(),
		/** Child safety: goes first, and is shown after a second press. */
		isUrgent: flag("is_urgent").notNull().default(false),
		openedAt: instant("opened_at").notNull(),
		/** When reports hid it before anybody had decided, or it was held without one. */
		hiddenAt: instant("hidden_at"),
		hiddenBy: text("hidden_by", { enum: ["childSafety", "trustedReports", ...HOLD_REASONS] }),
		takenById: integer("taken_by_id").references(() => users.id, { onDelete: "set null" }),
		takenUntil: instant("taken_until"),
		/** The moderator who passed it to its holder, and their note; null when the holder took it. */
		passedById: integer("passed_by_id").references(() => users.id, { onDelete: "set null" }),
		passedNote: text("passed_note"),
		decidedAt: instant("decided_at"),
		/** Until then the copy outlives the account of its author. */
		evidenceUntil: instant("evidence_until"),
	},
	(table) => [
		uniqueIndex("moderation_cases_open").on(table.subjectKind, table.subjectId).where(sql`${table.status} = 'open'`),
		index("moderation_cases_by_subject").on(table.subjectKind, table.subjectId),
		index("moderation_cases_by_age").on(table.status, table.isUrgent, table.openedAt, table.id),
		index("moderation_cases_by_decision").on(table.status, table.decidedAt, table.id),
		index("moderation_cases_by_author").on(table.authorId, table.id),
		index("moderation_cases_by_taker").on(table.takenById),
		index("moderation_cases_by_passer").on(table.passedById),
		index("moderation_cases_by_evidence").on(table.evidenceUntil).where(sql`${table.evidenceUntil} is not null`),
	],
);

/**
 * Somebody's report, of an account or of a guest with name and address. `verdict` says whether the decision agreed
 * with it; it makes the reporter's record.
 */
export const moderationReports = sqliteTable(
	"moderation_reports",
	{
		/** Generated with the form, so that sending it twice makes one report. */
		key: text("key").primaryKey(),
		caseId: integer("case_id")
			.notNull()
			.references(() => moderationCases.id, { onDelete: "cascade" }),
		reporterId: integer("reporter_id").references(() => users.id, { onDelete: "set null" }),
		guestName: text("guest_name"),
		guestEmail: text("guest_email"),
		language: text("language").notNull(),
		reason: text("reason", { enum: REPORT_REASONS }).notNull(),
		body: text("body"),
		reportedAt: instant("reported_at").notNull(),
		verdict: text("verdict", { enum: ["right", "wrong"] }),
	},
	(table) => [
		unique("moderation_reports_once").on(table.caseId, table.reporterId),
		uniqueIndex("moderation_reports_once_by_guest")
			.on(table.caseId, table.guestEmail)
			.where(sql`${table.guestEmail} is not null`),
		index("moderation_reports_by_reporter").on(table.reporterId, table.verdict),
		index("moderation_reports_by_guest").on(table.guestEmail).where(sql`${table.guestEmail} is not null`),
	],
);

/**
 * A decision with its statement of reasons. A case has one of each round. It stands until `liftedAt`. `facts` is what
 * the member reads; `endsAt` is the end of a sanction, null where it ends only when it is lifted.
 */
export const moderationDecisions = sqliteTable(
	"moderation_decisions",
	{
		/** Unguessable, since it stands in the address. */
		id: text("id").primaryKey(),
		caseId: integer("case_id")
			.notNull()
			.references(() => moderationCases.id, { onDelete: "cascade" }),
		round: integer("round").notNull(),
		moderatorId: integer("moderator_id").references(() => users.id, { onDelete: "set null" }),
		memberId: integer("member_id").references(() => users.id, { onDelete: "set null" }),
		outcome: text("outcome", { enum: OUTCOMES }).notNull(),
		sanction: text("sanction", { enum: SANCTIONS }).notNull(),
		scope: text("scope", { enum: SILENCE_SCOPES }),
		days: integer("days"),
		endsAt: instant("ends_at"),
		ground: text("ground", { enum: GROUNDS }),
		facts: text("facts"),
		isAutomated: flag("is_automated").notNull().default(false),
		decidedAt: instant("decided_at").notNull(),
		appealUntil: instant("appeal_until").notNull(),
		liftedAt: instant("lifted_at"),
		liftedWhy: text("lifted_why", { enum: ["undone", "reopened", "appeal"] }),
		/** When a moderator ended the sanction before its time; the rest stands. */
		sanctionEndedAt: instant("sanction_ended_at"),
		/** When its member used the one edit that ends the hiding. */
		editedAt: instant("edited_at"),
	},
	(table) => [
		unique("moderation_decisions_once").on(table.caseId, table.round),
		index("moderation_decisions_by_member").on(table.memberId, table.decidedAt),
		index("moderation_decisions_sanctions")
			.on(table.endsAt)
			.where(sql`${table.sanction} in ('silenced', 'suspended') and ${table.liftedAt} is null`),
		index("moderation_decisions_by_moderator").on(table.moderatorId),
		index("moderation_decisions_by_time").on(table.decidedAt),
	],
);

/** The one appeal against a decision. */
export const moderationAppeals = sqliteTable(
	"moderation_appeals",
	{
		decisionId: text("decision_id")
			.primaryKey()
			.references(() => moderationDecisions.id, { onDelete: "cascade" }),
		body: text("body"),
		appealedAt: instant("appealed_at").notNull(),
		deciderId: integer("decider_id").references(() => users.id, { onDelete: "set null" }),
		outcome: text("outcome", { enum: APPEAL_OUTCOMES }),
		reasons: text("reasons"),
		decidedAt: instant("decided_at"),
	},
	(table) => [
		index("moderation_appeals_waiting").on(table.appealedAt).where(sql`${table.decidedAt} is null`),
		index("moderation_appeals_by_time").on(table.decidedAt).where(sql`${table.decidedAt} is not null`),
		index("moderation_appeals_by_decider").on(table.deciderId),
		check("moderation_appeals_decided", sql`(${table.outcome} is null) = (${table.decidedAt} is null)`),
	],
);

/** From `startsAt` to `endsAt` its member may read and not write; without an end until it is lifted. */
export const moderationSilences = sqliteTable(
	"moderation_silences",
	{
		decisionId: text("decision_id")
			.primaryKey()
			.references(() => moderationDecisions.id, { onDelete: "cascade" }),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		scope: text("scope", { enum: SILENCE_SCOPES }).notNull(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at"),
		liftedAt: instant("lifted_at"),
		/** When its end was written into the audit log. */
		endNotedAt: instant("end_noted_at"),
	},
	(table) => [
		index("moderation_silences_by_user").on(table.userId, table.endsAt),
		index("moderation_silences_to_end")
			.on(table.endsAt)
			.where(sql`${table.endNotedAt} is null and ${table.endsAt} is not null`),
	],
);

/** A mailed link to a decision, as SHA-256: its member may be suspended, and cannot sign in. */
export const moderationLinks = sqliteTable(
	"moderation_links",
	{
		tokenHash: text("token_hash").primaryKey(),
		decisionId: text("decision_id")
			.notNull()
			.references(() => moderationDecisions.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("moderation_links_by_decision").on(table.decisionId),
		index("moderation_links_by_expiry").on(table.expiresAt),
	],
);
