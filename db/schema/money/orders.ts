import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { flag, instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { memberships } from "./memberships.ts";

/** Where an order stands. What may follow what: `app/features/money/orders/order-states.ts`. */
export const ORDER_STATES = ["created", "pending", "paid", "failed", "inReview", "expired"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who takes the money. */
export const GATEWAYS = ["stripe", "sandbox"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** Why an order was written: bought, a membership's next period, or the difference of a change of plan. */
export const ORDER_OCCASIONS = ["purchase", "renewal", "change"] as const;

/** What the tax of an order was worked out from, as it stood then. Source: `taxOn` of the room tax. */
export type TaxSnapshot = {
	kind: "standard" | "reverseCharge" | "none";
	rateBps: number;
	basisMinor: number;
	taxMinor: number;
	country: string;
};
/** What the periods of a plan cost from the first one that is paid. Amounts but `listMinor` are with tax. */
export type SubscriptionTerms = {
	listMinor: number;
	amountMinor: number;
	/** What the first periods cost instead; `discountedPeriods` of null is all of them. */
	discountedMinor: number | null;
	discountedPeriods: number | null;
};
/** Who brought the buyer, as the affiliates' room has said it; orders only keep it. */
export type Attribution = {
	affiliateId: number;
	via: "click" | "coupon";
	visitorId: string | null;
	linkId: number | null;
	/** ISO 8601, UTC. */
	at: string;
};
/** The business that buys: what it is called, where it is not its owner's name, and its postal address in lines. */
export type BusinessBuyer = { company: string | null; address: string };
/** What speaks for the country of the buyer, as `taxEvidence` of the room tax has put it together, and the business that buys. */
export type BuyerEvidence = {
	said: string;
	connection: string | null;
	taxId: string | null;
	agrees: boolean;
	business?: BusinessBuyer;
};

/**
 * Something that is bought: a course, a period of a plan, or the difference that a change of plan costs. Everything
 * that invoices, refunds and commissions know of money they know from here.
 *
 * Amounts are what the buyer was shown and never change: net = list − discount, total = net + tax. `refundedMinor` has
 * gone back, `refundingMinor` is on its way. `thingId` is a course or a plan. A renewal has no `idempotencyKey` and is
 * unique by its membership and period. When an account ends, its orders stay without saying whose they are.
 */
export const orders = sqliteTable(
	"orders",
	{
		id: text("id").primaryKey(),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		kind: text("kind", { enum: ["course", "plan"] }).notNull(),
		thingId: integer("thing_id").notNull(),
		occasion: text("occasion", { enum: ORDER_OCCASIONS }).notNull().default("purchase"),
		/** What it is called in the buyer's language, as it was when it was bought. */
		title: text("title").notNull(),
		language: text("language").notNull(),
		interval: text("interval", { enum: ["month", "year"] }),
		/** The row of `plan_prices` that it was bought at; it has no foreign key, since prices outlive plans. */
		priceId: integer("price_id"),
		trialDays: integer("trial_days").notNull().default(0),
		/** Of an order that begins a membership. */
		terms: text("terms", { mode: "json" }).$type<SubscriptionTerms>(),
		membershipId: text("membership_id").references(() => memberships.id),
		/** The period of the membership that it pays for, from 1. */
		periodNumber: integer("period_number"),
		state: text("state", { enum: ORDER_STATES }).notNull(),
		/** Why it failed or is looked at: a word of `ORDER_TROUBLES`. */
		trouble: text("trouble"),
		/** When somebody has looked at that. */
		troubleSeenAt: instant("trouble_seen_at"),
		currency: text("currency").notNull(),
		listMinor: integer("list_minor").notNull(),
		discountMinor: integer("discount_minor").notNull().default(0),
		netMinor: integer("net_minor").notNull(),
		taxMinor: integer("tax_minor").notNull().default(0),
		totalMinor: integer("total_minor").notNull(),
		refundedMinor: integer("refunded_minor").notNull().default(0),
		refundingMinor: integer("refunding_minor").notNull().default(0),
		/** Of a change: what it has credited of the orders of its period before it, before tax. So much of them does not go back. */
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
		/** The payment that has paid it, by the gateway's name for it. */
		gatewayReference: text("gateway_reference"),
		idempotencyKey: text("idempotency_key"),
		/** What was asked for under that key: the same key for something else is refused. */
		requestHash: text("request_hash"),
		createdAt: instant("created_at").notNull(),
		/** When its state changed last. */
		changedAt: instant("changed_at").notNull(),
		/** Until when it can be paid. */
		expiresAt: instant("expires_at").notNull(),
		paidAt: instant("paid_at"),
		/** What the guarantee was when it was bought; null where it covers nothing. */
		guaranteeDays: integer("guarantee_days"),
		/** The last day on which the guarantee covers it, as an instant of it: all of that day counts (`lastsAt`). */
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

/** How a try to pay an order ended. */
export const PAYMENT_STATES = ["open", "processing", "paid", "failed", "expired"] as const;

/**
 * A try to pay an order: one page of the gateway, which is paid at most once. An order that was declined has several; a
 * second one that is paid is given back. Its `id` is the gateway's idempotency key. Of a card only the brand,
 * the last four digits and the gateway's fingerprint are known here.
 */
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
		/** The gateway's page, and the payment that was made on it. */
		sessionReference: text("session_reference"),
		paymentReference: text("payment_reference"),
		url: text("url"),
		/** Why it failed: a word of `DECLINES`. */
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

/**
 * What a gateway has told, as it was received, once for each of its events. Whoever deals with it fetches the object
 * anew, so that the order in which events come does not matter. `payload` is emptied some time after it was dealt with.
 */
export const gatewayEvents = sqliteTable(
	"gateway_events",
	{
		id: text("id").primaryKey(),
		gateway: text("gateway", { enum: GATEWAYS }).notNull(),
		/** The gateway's own id of it. */
		reference: text("reference").notNull(),
		type: text("type").notNull(),
		objectKind: text("object_kind").notNull(),
		objectReference: text("object_reference").notNull(),
		payload: text("payload"),
		receivedAt: instant("received_at").notNull(),
		processedAt: instant("processed_at"),
		/** What was done about it, in a word; `ignored` for what concerns nothing of ours. */
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

/**
 * By what somebody who has begun a trial is known again: hashes of account, address without its alias, and card, one row for
 * each. A trial is for whoever has none.
 */
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
