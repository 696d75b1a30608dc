import { and, eq, gt, lte, sql } from "drizzle-orm";
import { payments } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = ["strayPayment"] as const;

/** Paid payments against their orders: each has paid its order or has a known reason. */
export const paymentScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const paysIt = sql`exists (select 1 from orders o where o.id = payments.order_id
			and o.state in ('paid', 'inReview', 'expired') and o.gateway_reference is payments.payment_reference)`;
		const isKnown = sql`exists (select 1 from orders o where o.id = payments.order_id
			and o.state in ('paid', 'inReview') and (o.trouble = 'paidTwice' or o.gateway_reference is null))`;
		const rows = await db
			.select({
				id: payments.id,
				orderId: payments.orderId,
				strayPayment: sql`(not ${paysIt} and not ${isKnown})`.mapWith(Boolean).as("stray_payment"),
			})
			.from(payments)
			.where(and(gt(payments.id, after), eq(payments.state, "paid"), lte(payments.changedAt, before)))
			.orderBy(payments.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
