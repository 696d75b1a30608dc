import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";

/** Card numbers are not stored, only which test card it was. */
export const SANDBOX_CARDS = [
	"success",
	"success2",
	"declined",
	"insufficientFunds",
	"challenge",
	"delayedSuccess",
	"delayedFailure",
	"dispute",
	"failsLater",
] as const;
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

/* The built-in gateway's own data. Only the room `gateway` reads it; unused in production. */

/** `id` begins with `sbs_`. */
export const sandboxSessions = sqliteTable(
	"sandbox_sessions",
	{
		id: text("id").primaryKey(),
		idempotencyKey: text("idempotency_key").notNull().unique(),
		/**
		 * `card`: only replaces the card of `subscriptionId`. With `payment` the paying card becomes the card on file.
		 */
		mode: text("mode", { enum: ["payment", "subscription", "card"] }).notNull(),
		state: text("state", { enum: ["open", "complete", "expired"] })
			.notNull()
			.default("open"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		description: text("description").notNull(),
		subscription: text("subscription", { mode: "json" }).$type<{
			interval: "month" | "year";
			amountMinor: number;
			trialDays: number;
			discountedMinor: number | null;
			discountedPeriods: number | null;
		}>(),
		metadata: text("metadata", { mode: "json" }).$type<Record<string, string>>().notNull(),
		successUrl: text("success_url").notNull(),
		cancelUrl: text("cancel_url").notNull(),
		paymentId: text("payment_id"),
		subscriptionId: text("subscription_id"),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [check("sandbox_sessions_amount", sql`${table.amountMinor} >= 0`)],
);

/** `id` begins with `sbp_`. */
export const sandboxPayments = sqliteTable(
	"sandbox_payments",
	{
		id: text("id").primaryKey(),
		idempotencyKey: text("idempotency_key").notNull().unique(),
		sessionId: text("session_id"),
		subscriptionId: text("subscription_id"),
		state: text("state", { enum: ["needsChallenge", "processing", "succeeded", "failed"] }).notNull(),
		failure: text("failure"),
		card: text("card", { enum: SANDBOX_CARDS }).notNull(),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		refundedMinor: integer("refunded_minor").notNull().default(0),
		metadata: text("metadata", { mode: "json" }).$type<Record<string, string>>().notNull(),
		createdAt: instant("created_at").notNull(),
		settlesAt: instant("settles_at"),
		disputedAt: instant("disputed_at"),
		disputeState: text("dispute_state", { enum: ["open", "won", "lost"] }),
	},
	(table) => [
		index("sandbox_payments_by_session").on(table.sessionId),
		index("sandbox_payments_by_subscription").on(table.subscriptionId, table.createdAt),
		check("sandbox_payments_refunds", sql`${table.refundedMinor} between 0 and ${table.amountMinor}`),
	],
);

/** `id` begins with `sbr_`. */
export const sandboxRefunds = sqliteTable(
	"sandbox_refunds",
	{
		id: text("id").primaryKey(),
		idempotencyKey: text("idempotency_key").notNull().unique(),
		paymentId: text("payment_id")
			.notNull()
			.references(() => sandboxPayments.id),
		state: text("state", { enum: ["pending", "succeeded", "failed"] }).notNull(),
		failure: text("failure"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		metadata: text("metadata", { mode: "json" }).$type<Record<string, string>>().notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("sandbox_refunds_by_payment").on(table.paymentId),
		check("sandbox_refunds_amount", sql`${table.amountMinor} > 0`),
	],
);

/**
 * Charged per period, by its own clock: real time plus `clockOffsetSeconds`, which only grows. While `discountedLeft`
 * counts down, `discountedMinor` is charged. `id` begins with `sbsub_`.
 */
export const sandboxSubscriptions = sqliteTable(
	"sandbox_subscriptions",
	{
		id: text("id").primaryKey(),
		sessionId: text("session_id").notNull().unique(),
		state: text("state", { enum: ["trialing", "active", "pastDue", "paused", "cancelled", "expired"] }).notNull(),
		card: text("card", { enum: SANDBOX_CARDS }).notNull(),
		interval: text("interval", { enum: ["month", "year"] }).notNull(),
		currency: text("currency").notNull(),
		/** Per period, including tax. */
		amountMinor: integer("amount_minor").notNull(),
		discountedMinor: integer("discounted_minor"),
		/** Null with `discountedMinor`: all periods. */
		discountedLeft: integer("discounted_left"),
		nextAmountMinor: integer("next_amount_minor"),
		nextInterval: text("next_interval", { enum: ["month", "year"] }),
		metadata: text("metadata", { mode: "json" }).$type<Record<string, string>>().notNull(),
		periodNumber: integer("period_number").notNull().default(1),
		periodStartedAt: instant("period_started_at").notNull(),
		periodUntil: instant("period_until").notNull(),
		trialUntil: instant("trial_until"),
		tries: integer("tries").notNull().default(0),
		nextTryAt: instant("next_try_at"),
		pausedAt: instant("paused_at"),
		resumesAt: instant("resumes_at"),
		cancelAskedAt: instant("cancel_asked_at"),
		clockOffsetSeconds: integer("clock_offset_seconds").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		endedAt: instant("ended_at"),
	},
	(table) => [
		index("sandbox_subscriptions_by_end").on(table.periodUntil).where(sql`${table.endedAt} is null`),
		check("sandbox_subscriptions_amount", sql`${table.amountMinor} >= 0 and ${table.clockOffsetSeconds} >= 0`),
	],
);

/** `id` begins with `sbe_`. */
export const sandboxEvents = sqliteTable(
	"sandbox_events",
	{
		id: text("id").primaryKey(),
		type: text("type").notNull(),
		objectKind: text("object_kind").notNull(),
		objectId: text("object_id").notNull(),
		isLive: flag("is_live").notNull().default(false),
		createdAt: instant("created_at").notNull(),
		deliveredAt: instant("delivered_at"),
	},
	(table) => [index("sandbox_events_by_object").on(table.objectId, table.createdAt)],
);
