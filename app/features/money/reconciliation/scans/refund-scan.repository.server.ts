import { and, gt, lte, sql } from "drizzle-orm";
import { HAS_NO_REFUND } from "#app/features/money/refunds/face.server.ts";
import { gatewayRefunds, refunds } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;

export const refundScan: Scan = {
	kinds: ["creditNote"],
	read: async (db, { after, before }) => {
		const standing = sql`(select count(*) from invoices n where n.refund_id = refunds.id and n.kind = 'creditNote'
			and not exists (select 1 from invoices r where r.corrects_id = n.id and r.kind = 'reversal'))`;
		const rows = await db
			.select({
				id: refunds.id,
				orderId: refunds.orderId,
				creditNote: sql`(${standing} <> (refunds.state = 'succeeded'))`.mapWith(Boolean).as("credit_note"),
			})
			.from(refunds)
			.where(and(gt(refunds.id, after), lte(refunds.changedAt, before)))
			.orderBy(refunds.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: ["creditNote"], limit: LIMIT });
	},
};

/** A returned refund still counts as refunded. */
const HAS_REFUND_BACK = sql`exists (select 1 from refunds r
	where r.gateway_reference = gateway_refunds.reference and r.state = 'succeeded')`;

export const gatewayRefundScan: Scan = {
	kinds: ["unknownRefund"],
	read: async (db, { after, before }) => {
		const rows = await db
			.select({
				id: gatewayRefunds.reference,
				orderId: gatewayRefunds.orderId,
				unknownRefund: sql`(gateway_refunds.state = 'succeeded' and ${HAS_NO_REFUND}
					or gateway_refunds.state = 'failed' and ${HAS_REFUND_BACK})`
					.mapWith(Boolean)
					.as("unknown_refund"),
			})
			.from(gatewayRefunds)
			.where(and(gt(gatewayRefunds.reference, after), lte(gatewayRefunds.changedAt, before)))
			.orderBy(gatewayRefunds.reference)
			.limit(LIMIT);
		return toPage(rows, { kinds: ["unknownRefund"], limit: LIMIT });
	},
};
