import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "../people/auth.ts";
import { orders, payments } from "./orders.ts";

export const REFUND_KINDS = ["guarantee", "withdrawal", "goodwill", "duplicate", "dispute"] as const;

/** `approved` waits for the gateway to accept it, `sent` for its result; `failed` is queued again. */
export const REFUND_STATES = ["requested", "approved", "sent", "succeeded", "failed", "declined", "takenBack"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * At most one is in progress per order; a failed one may wait beside it. `netMinor` and `taxMinor` are computed from
 * the total refunded so far, so that rounding never credits a cent twice.
 */
export const refunds = sqliteTable(
	"refunds",
	{
		id: text("id").primaryKey(),
		orderId: text("order_id")
			.notNull()
			.references(() => orders.id),
		paymentId: text("payment_id").references(() => payments.id),
		userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
		kind: text("kind", { enum: REFUND_KINDS }).notNull(),
		state: text("state", { enum: REFUND_STATES }).notNull(),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		netMinor: integer("net_minor").notNull(),
		taxMinor: integer("tax_minor").notNull(),
		reasonCode: text("reason_code"),
		reason: text("reason"),
		message: text("message"),
		requestedAt: instant("requested_at").notNull(),
		dueAt: instant("due_at"),
		decidedAt: instant("decided_at"),
		decidedBy: integer("decided_by").references(() => users.id, { onDelete: "set null" }),
		sentAt: instant("sent_at"),
		succeededAt: instant("succeeded_at"),
		failedAt: instant("failed_at"),
		failure: text("failure"),
		gatewayReference: text("gateway_reference").unique(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		uniqueIndex("refunds_open_once")
			.on(table.orderId)
			.where(sql`${table.state} in ('requested', 'approved', 'sent') and ${table.kind} <> 'duplicate'`),
		index("refunds_by_order").on(table.orderId),
		index("refunds_by_payment").on(table.paymentId),
		index("refunds_by_user").on(table.userId, table.requestedAt),
		index("refunds_by_judge").on(table.decidedBy),
		index("refunds_by_state").on(table.state, table.requestedAt, table.id),
		index("refunds_by_time").on(table.requestedAt, table.id),
		index("refunds_by_success").on(table.succeededAt).where(sql`${table.succeededAt} is not null`),
		check(
			"refunds_amount",
			sql`${table.amountMinor} > 0 and ${table.amountMinor} = ${table.netMinor} + ${table.taxMinor}`,
		),
		check("refunds_parts", sql`${table.netMinor} >= 0 and ${table.taxMinor} >= 0`),
	],
);

/** A refund as the gateway reports it. Its state only moves forward, so late events do not reset it. */
export const gatewayRefunds = sqliteTable(
	"gateway_refunds",
	{
		gateway: text("gateway", { enum: ["stripe", "sandbox"] }).notNull(),
		reference: text("reference").notNull(),
		orderId: text("order_id")
			.notNull()
			.references(() => orders.id),
		state: text("state", { enum: ["pending", "succeeded", "failed"] }).notNull(),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		changedAt: instant("changed_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.gateway, table.reference] }),
		index("gateway_refunds_by_order").on(table.orderId),
		check("gateway_refunds_amount", sql`${table.amountMinor} > 0`),
	],
);

/** A chargeback. */
export const disputes = sqliteTable(
	"disputes",
	{
		id: text("id").primaryKey(),
		orderId: text("order_id")
			.notNull()
			.references(() => orders.id),
		gateway: text("gateway", { enum: ["stripe", "sandbox"] }).notNull(),
		gatewayReference: text("gateway_reference").notNull(),
		state: text("state", { enum: ["open", "won", "lost"] }).notNull(),
		reason: text("reason"),
		currency: text("currency").notNull(),
		amountMinor: integer("amount_minor").notNull(),
		openedAt: instant("opened_at").notNull(),
		answerUntil: instant("answer_until"),
		closedAt: instant("closed_at"),
	},
	(table) => [
		unique("disputes_once").on(table.gateway, table.gatewayReference),
		index("disputes_by_order").on(table.orderId),
		index("disputes_by_state").on(table.state, table.openedAt),
		check("disputes_end", sql`(${table.closedAt} is null) = (${table.state} = 'open')`),
	],
);
