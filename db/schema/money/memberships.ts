import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { plans } from "./billing.ts";

export const MEMBERSHIP_STATES = ["trialing", "active", "pastDue", "paused", "cancelled", "expired"] as const;
export type MembershipState = (typeof MEMBERSHIP_STATES)[number];

/**
 * At most one per user is alive (trialing, active, past due, paused). `amountMinor` is the agreed net price per
 * period; the `next…` columns apply from `periodUntil`. `clockOffsetSeconds`, the sandbox's simulated time, only
 * moves forward.
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
		/** Optimistic lock: writes based on an older version fail. */
		version: integer("version").notNull().default(0),
		interval: text("interval", { enum: ["month", "year"] }).notNull(),
		priceId: integer("price_id"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		country: text("country"),
		taxId: text("tax_id"),
		couponId: integer("coupon_id"),
		couponPercentBps: integer("coupon_percent_bps"),
		couponAmountMinor: integer("coupon_amount_minor"),
		/** The plans the coupon applies to; null means all. */
		couponPlanIds: text("coupon_plan_ids", { mode: "json" }).$type<number[]>(),
		/** Remaining discounted periods; null means all. */
		couponPeriodsLeft: integer("coupon_periods_left"),
		/** The coupon applies to the current period, also if the plan changes within it. */
		isCouponPeriod: flag("is_coupon_period").notNull().default(false),
		/** Before tax, as if the current plan had run for the whole period; zero in a trial. */
		periodNetMinor: integer("period_net_minor").notNull().default(0),
		language: text("language").notNull(),
		periodNumber: integer("period_number").notNull().default(1),
		periodStartedAt: instant("period_started_at").notNull(),
		periodUntil: instant("period_until").notNull(),
		trialUntil: instant("trial_until"),
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
		/** The period or trial end for which a reminder was sent. */
		remindedOfUntil: instant("reminded_of_until"),
		gateway: text("gateway", { enum: ["stripe", "sandbox"] }).notNull(),
		isTest: flag("is_test").notNull(),
		subscriptionReference: text("subscription_reference"),
		customerReference: text("customer_reference"),
		clockOffsetSeconds: integer("clock_offset_seconds").notNull().default(0),
		/** When the scheduled job next processes it, in real time; null if it waits for a person. */
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

/** Append-only. */
export const membershipChanges = sqliteTable(
	"membership_changes",
	{
		id: integer("id").primaryKey({ autoIncrement: true }),
		membershipId: text("membership_id")
			.notNull()
			.references(() => memberships.id),
		version: integer("version").notNull(),
		deed: text("deed").notNull(),
		details: text("details", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
		/** By the membership's own clock. */
		at: instant("at").notNull(),
	},
	(table) => [unique("membership_changes_in_order").on(table.membershipId, table.version)],
);

export const MRR_KINDS = ["new", "expansion", "contraction", "churned"] as const;

/** Monthly changes (UTC, `YYYY-MM`); the revenue of a month is the sum of all rows up to it. */
export const mrrMonths = sqliteTable(
	"mrr_months",
	{
		isTest: flag("is_test").notNull(),
		currency: text("currency").notNull(),
		month: text("month").notNull(),
		kind: text("kind", { enum: MRR_KINDS }).notNull(),
		/** Signed: negative for a contraction. */
		amountMinor: integer("amount_minor").notNull(),
		members: integer("members").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.isTest, table.currency, table.month, table.kind] }),
		check("mrr_months_kind", sql`${table.kind} in ('new', 'expansion', 'contraction', 'churned')`),
	],
);
