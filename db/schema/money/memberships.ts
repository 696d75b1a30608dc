import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { plans } from "./billing.ts";

/** Where a membership stands. `cancelled` ended as its member wished, `expired` because nobody paid. */
export const MEMBERSHIP_STATES = ["trialing", "active", "pastDue", "paused", "cancelled", "expired"] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/**
 * A plan that somebody is a member of. Of those that live (trialing, active, past due, paused) a user has one.
 *
 * `amountMinor` is the net price of a period as it was when it began: a changed price leaves it alone. `periodNetMinor` is
 * what the period that runs has cost, coupon and tax taken off: an upgrade credits of nothing else. Every period
 * that is paid is an order with `membershipId` and `periodNumber`. Who asked to cancel stays a member until
 * `periodUntil`; `next…` is what begins then. `clockOffsetSeconds` is how far its own clock was moved: only the sandbox's
 * is, and only forward.
 */
export const memberships = sqliteTable(
	"memberships",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		planId: integer("plan_id")
			.notNull()
			.references(() => plans.id),
		state: text("state", { enum: MEMBERSHIP_STATES }).notNull(),
		/** Counts its changes: what was decided on an older one is not written. */
		version: integer("version").notNull().default(0),
		interval: text("interval", { enum: ["month", "year"] }).notNull(),
		priceId: integer("price_id"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		country: text("country"),
		taxId: text("tax_id"),
		couponId: integer("coupon_id"),
		/** What the coupon takes off, as it was agreed on: a share, or an amount in the membership's currency. */
		couponPercentBps: integer("coupon_percent_bps"),
		couponAmountMinor: integer("coupon_amount_minor"),
		/** The plans that the coupon is for; null where it is for all. */
		couponPlanIds: text("coupon_plan_ids", { mode: "json" }).$type<number[]>(),
		/** For how many more periods, of the interval that runs, the coupon counts; null is for all. */
		couponPeriodsLeft: integer("coupon_periods_left"),
		/** Whether the coupon counts in the period that runs: another plan in it is lowered as well. */
		isCouponPeriod: flag("is_coupon_period").notNull().default(false),
		/** Before tax, as if the plan of now had run for all of it; zero in a trial. */
		periodNetMinor: integer("period_net_minor").notNull().default(0),
		language: text("language").notNull(),
		periodNumber: integer("period_number").notNull().default(1),
		periodStartedAt: instant("period_started_at").notNull(),
		periodUntil: instant("period_until").notNull(),
		trialUntil: instant("trial_until"),
		/** Past due: until when it stays open, when it is tried again, and how often that was done. */
		graceUntil: instant("grace_until"),
		nextTryAt: instant("next_try_at"),
		tries: integer("tries").notNull().default(0),
		pausedAt: instant("paused_at"),
		resumesAt: instant("resumes_at"),
		cancelAskedAt: instant("cancel_asked_at"),
		cancelWhy: text("cancel_why"),
		nextPlanId: integer("next_plan_id").references(() => plans.id),
		nextInterval: text("next_interval", { enum: ["month", "year"] }),
		nextPriceId: integer("next_price_id"),
		nextAmountMinor: integer("next_amount_minor"),
		/** The end of the period or trial that its member was reminded of. */
		remindedOfUntil: instant("reminded_of_until"),
		gateway: text("gateway", { enum: ["stripe", "sandbox"] }).notNull(),
		isTest: flag("is_test").notNull(),
		subscriptionReference: text("subscription_reference"),
		customerReference: text("customer_reference"),
		clockOffsetSeconds: integer("clock_offset_seconds").notNull().default(0),
		/** When the school's clock looks at it next, in real time; null when it waits for somebody. */
		dueAt: instant("due_at"),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(table) => [
		uniqueIndex("memberships_live_once")
			.on(table.userId)
			.where(sql`${table.state} in ('trialing', 'active', 'pastDue', 'paused')`),
		unique("memberships_by_subscription").on(table.gateway, table.subscriptionReference),
		index("memberships_by_user").on(table.userId, table.createdAt),
		index("memberships_by_plan").on(table.planId, table.state),
		index("memberships_by_next_plan").on(table.nextPlanId),
		index("memberships_by_state").on(table.state, table.createdAt, table.id),
		index("memberships_by_end").on(table.periodUntil).where(sql`${table.endedAt} is null`),
		index("memberships_by_try").on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
		index("memberships_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
		check("memberships_amount", sql`${table.amountMinor} >= 0 and ${table.clockOffsetSeconds} >= 0`),
		check(
			"memberships_state",
			sql`${table.state} in ('trialing', 'active', 'pastDue', 'paused', 'cancelled', 'expired')`,
		),
		check("memberships_end", sql`(${table.endedAt} is null) = (${table.state} not in ('cancelled', 'expired'))`),
	],
);

/** What happened to a membership, for its member and the desk to read. Nothing changes a row. */
export const membershipChanges = sqliteTable(
	"membership_changes",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		membershipId: text("membership_id")
			.notNull()
			.references(() => memberships.id),
		/** The version that the membership has after it. */
		version: integer("version").notNull(),
		deed: text("deed").notNull(),
		details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** By the membership's own clock. */
		at: instant("at").notNull(),
	},
	(table) => [unique("membership_changes_in_order").on(table.membershipId, table.version)],
);

/** How recurring revenue moves. */
export const MRR_KINDS = ["new", "expansion", "contraction", "churned"] as const;

/**
 * By how much the monthly recurring revenue has moved in a month (UTC, `YYYY-MM`), and how many members have come or gone:
 * sums, written in the batch of each change of a membership. What it is worth at any month is the sum of all before. The rule is
 * `mrrMove` of the room memberships.
 */
export const mrrMonths = sqliteTable(
	"mrr_months",
	{
		isTest: flag("is_test").notNull(),
		currency: text("currency").notNull(),
		month: text("month").notNull(),
		kind: text("kind", { enum: MRR_KINDS }).notNull(),
		/** With its sign: a contraction is below zero. */
		amountMinor: integer("amount_minor").notNull(),
		members: integer("members").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.isTest, table.currency, table.month, table.kind] }),
		check("mrr_months_kind", sql`${table.kind} in ('new', 'expansion', 'contraction', 'churned')`),
	],
);
