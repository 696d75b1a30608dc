import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { memberships } from "./memberships.ts";

export const ORDER_STATES = ["created", "pending", "paid", "failed", "inReview", "expired"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const GATEWAYS = ["stripe", "sandbox"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export const ORDER_OCCASIONS = ["purchase", "renewal", "change"] as const;

export type TaxSnapshot = {
	kind: "standard" | "reverseCharge" | "none";
	rateBps: number;
	basisMinor: number;
	taxMinor: number;
	country: string;
};
/** The price of a plan's periods from the first paid one. With tax, except `listMinor`. */
export type SubscriptionPricing = {
	listMinor: number;
	amountMinor: number;
	/** `discountedPeriods` null means all. */
	discountedMinor: number | null;
	discountedPeriods: number | null;
};
export type Attribution = {
	affiliateId: number;
	via: "click" | "coupon";
	visitorId: string | null;
	linkId: number | null;
	/** ISO 8601, UTC. */
	at: string;
};
export type BusinessBuyer = { company: string | null; address: string };
export type BuyerEvidence = {
	said: string;
	connection: string | null;
	taxId: string | null;
	agrees: boolean;
	business?: BusinessBuyer;
};

/**
 * Amounts never change: net = list − discount, total = net + tax. A renewal has no `idempotencyKey` and is unique by
 * membership and period. Kept without the buyer after an account is erased.
 */
export const orders = sqliteTable(
	"orders",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		kind: text("kind", { enum: ["course", "plan"] }).notNull(),
		thingId: integer("thing_id").notNull(),
		occasion: text("occasion", { enum: ORDER_OCCASIONS }).notNull().default("purchase"),
		/** Its name in the buyer's language at the time. */
		title: text("title").notNull(),
		language: text("language").notNull(),
		interval: text("interval", { enum: ["month", "year"] }),
		/** The row in `plan_prices`; no foreign key, since prices outlive plans. */
		priceId: integer("price_id"),
		trialDays: integer("trial_days").notNull().default(0),
		terms: text("terms", { mode: "json" }).$type<SubscriptionPricing>(),
		membershipId: text("membership_id").references(() => memberships.id),
		/** The membership period it pays for, from 1. */
		periodNumber: integer("period_number"),
		state: text("state", { enum: ORDER_STATES }).notNull(),
		/** One of `ORDER_TROUBLES`. */
		trouble: text("trouble"),
		troubleSeenAt: instant("trouble_seen_at"),
		currency: text("currency").notNull(),
		listMinor: integer("list_minor").notNull(),
		discountMinor: integer("discount_minor").notNull().default(0),
		netMinor: integer("net_minor").notNull(),
		taxMinor: integer("tax_minor").notNull().default(0),
		totalMinor: integer("total_minor").notNull(),
		refundedMinor: integer("refunded_minor").notNull().default(0),
		refundingMinor: integer("refunding_minor").notNull().default(0),
		/** For a plan change: the credit for earlier orders of its period, before tax. That part is not refundable. */
		creditMinor: integer("credit_minor").notNull().default(0),
		tax: text("tax", { mode: "json" }).$type<TaxSnapshot>(),
		couponId: integer("coupon_id"),
		couponCode: text("coupon_code"),
		country: text("country"),
		taxId: text("tax_id"),
		evidence: text("evidence", { mode: "json" }).$type<BuyerEvidence>(),
		attribution: text("attribution", { mode: "json" }).$type<Attribution>(),
		gateway: text("gateway", { enum: GATEWAYS }).notNull(),
		isTest: flag("is_test").notNull(),
		gatewayReference: text("gateway_reference"),
		idempotencyKey: text("idempotency_key"),
		/** Hash of the request with this idempotency key: the key is refused for another request. */
		requestHash: text("request_hash"),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		paidAt: instant("paid_at"),
		/** Null for none. */
		guaranteeDays: integer("guarantee_days"),
		/** The last day of the guarantee, as an instant within it: the whole day counts (`isGuaranteeOpen`). */
		guaranteeUntil: instant("guarantee_until"),
		disputedAt: instant("disputed_at"),
	},
	(table) => [
		unique("orders_once").on(table.userId, table.idempotencyKey),
		uniqueIndex("orders_of_period")
			.on(table.membershipId, table.periodNumber)
			.where(sql`${table.occasion} <> 'change'`),
		index("orders_by_user").on(table.userId, table.createdAt, table.id),
		index("orders_by_membership").on(table.membershipId, table.createdAt),
		index("orders_by_time").on(table.createdAt, table.id),
		index("orders_by_state").on(table.state, table.createdAt, table.id),
		index("orders_by_thing").on(table.kind, table.thingId, table.createdAt),
		index("orders_by_paid").on(table.paidAt, table.id).where(sql`${table.paidAt} is not null`),
		index("orders_open").on(table.expiresAt).where(sql`${table.state} in ('created', 'pending', 'failed')`),
		index("orders_by_trouble").on(table.trouble, table.createdAt, table.id).where(sql`${table.trouble} is not null`),
		index("orders_by_coupon").on(table.couponId).where(sql`${table.couponId} is not null`),
		check("orders_net", sql`${table.netMinor} = ${table.listMinor} - ${table.discountMinor}`),
		check("orders_total", sql`${table.totalMinor} = ${table.netMinor} + ${table.taxMinor}`),
		check("orders_amounts", sql`${table.discountMinor} >= 0 and ${table.netMinor} >= 0 and ${table.taxMinor} >= 0`),
		check(
			"orders_refunds",
			sql`${table.refundedMinor} >= 0 and ${table.refundingMinor} >= 0
				and ${table.refundedMinor} + ${table.refundingMinor} <= ${table.totalMinor}`,
		),
		check("orders_state", sql`${table.state} in ('created', 'pending', 'paid', 'failed', 'inReview', 'expired')`),
		check("orders_paid", sql`${table.state} <> 'paid' or ${table.paidAt} is not null`),
	],
);

export const PAYMENT_STATES = ["open", "processing", "paid", "failed", "expired"] as const;

/** A second successful one is refunded. Of a card only brand, last four digits and fingerprint are stored. */
export const payments = sqliteTable(
	"payments",
	{
		id: text("id").primaryKey(),
		orderId: text("order_id")
			.notNull()
			.references(() => orders.id),
		gateway: text("gateway", { enum: GATEWAYS }).notNull(),
		isTest: flag("is_test").notNull(),
		state: text("state", { enum: PAYMENT_STATES }).notNull().default("open"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		sessionReference: text("session_reference"),
		paymentReference: text("payment_reference"),
		url: text("url"),
		/** One of `DECLINES`. */
		failure: text("failure"),
		cardBrand: text("card_brand"),
		cardLast4: text("card_last4"),
		cardFingerprint: text("card_fingerprint"),
		createdAt: instant("created_at").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		unique("payments_by_session").on(table.gateway, table.sessionReference),
		unique("payments_by_reference").on(table.gateway, table.paymentReference),
		index("payments_by_order").on(table.orderId, table.createdAt),
		index("payments_by_card").on(table.cardFingerprint).where(sql`${table.cardFingerprint} is not null`),
		check("payments_amount", sql`${table.amountMinor} >= 0`),
	],
);

/** Handlers fetch the object's current state, so order does not matter. `payload` is cleared later. */
export const gatewayEvents = sqliteTable(
	"gateway_events",
	{
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: GATEWAYS }).notNull(),
		reference: text("reference").notNull(),
		type: text("type").notNull(),
		objectKind: text("object_kind").notNull(),
		objectReference: text("object_reference").notNull(),
		payload: text("payload"),
		receivedAt: instant("received_at").notNull(),
		processedAt: instant("processed_at"),
		/** `ignored` if it concerns nothing of ours. */
		outcome: text("outcome"),
	},
	(table) => [
		unique("gateway_events_once").on(table.gateway, table.reference),
		index("gateway_events_by_time").on(table.receivedAt, table.id),
		index("gateway_events_by_object").on(table.objectReference),
		index("gateway_events_waiting").on(table.receivedAt).where(sql`${table.processedAt} is null`),
		index("gateway_events_done").on(table.processedAt).where(sql`${table.payload} is not null`),
	],
);

/** Hashes that identify people who had a trial (account, normalised address, card), since each person gets one. */
export const trialPersons = sqliteTable(
	"trial_persons",
	{
		personKey: text("person_key").notNull(),
		userId: integer("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		/** No foreign key: the order outlives the account. */
		orderId: text("order_id").notNull(),
		startedAt: instant("started_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.personKey, table.orderId] }),
		index("trial_persons_by_user").on(table.userId),
	],
);
