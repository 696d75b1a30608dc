import { and, eq, gt, lte, sql } from "drizzle-orm";
import { isPaidForLater } from "#app/features/money/orders/face.server.ts";
import { orders } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = [
	"noInvoice",
	"amountsDiffer",
	"noAccess",
	"accessAfterRefund",
	"commissionAfterRefund",
	"refundsDiffer",
] as const;

const flag = (condition: ReturnType<typeof sql>, name: string) => sql`(${condition})`.mapWith(Boolean).as(name);
const IS_BACK = sql`orders.refunded_minor = orders.total_minor and orders.total_minor > 0`;
const OPEN_BY_ORDER = sql`exists (select 1 from entitlements e where e.user_id = orders.user_id
	and e.source_kind = 'order' and e.source_id = orders.id and e.ended_at is null)`;
/** A refunded period whose membership stays open: only the last paid one. Changes are undone separately. */
const LIVES_BY_PERIOD = sql`orders.occasion <> 'change' and exists (select 1 from memberships m
	where m.id = orders.membership_id and m.ended_at is null) and not ${isPaidForLater(sql`orders.id`)}`;

/** Paid orders against invoices, entitlements, commissions and gateway refunds. */
export const orderScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const rows = await db
			.select({
				id: orders.id,
				orderId: sql<string>`${orders.id}`.as("order_id"),
				noInvoice: flag(
					sql`orders.total_minor > 0 and not exists (select 1 from invoices i where i.order_id = orders.id and i.kind = 'invoice')`,
					"no_invoice",
				),
				amountsDiffer: flag(
					sql`orders.trouble is not 'amountsDiffer' and (
						exists (select 1 from invoices i where i.order_id = orders.id and i.kind = 'invoice' and (i.currency <> orders.currency
							or i.total_minor <> orders.total_minor or i.tax_minor <> orders.tax_minor))
						or exists (select 1 from payments p where p.order_id = orders.id and p.payment_reference = orders.gateway_reference
							and (p.amount_minor <> orders.total_minor or p.currency <> orders.currency)))`,
					"amounts_differ",
				),
				noAccess: flag(
					sql`orders.user_id is not null and not (${IS_BACK}) and case when orders.kind = 'course'
						then not exists (select 1 from entitlements e where e.user_id = orders.user_id
							and e.source_kind = 'order' and e.source_id = orders.id)
						else orders.membership_id is null and orders.trouble is not 'secondMembership' end`,
					"no_access",
				),
				accessAfterRefund: flag(sql`${IS_BACK} and (${OPEN_BY_ORDER} or ${LIVES_BY_PERIOD})`, "access_after_refund"),
				commissionAfterRefund: flag(
					sql`${IS_BACK} and (select coalesce(sum(c.amount_minor), 0) from commissions c where c.order_id = orders.id) <> 0`,
					"commission_after_refund",
				),
				refundsDiffer: flag(
					sql`orders.refunded_minor <> min(orders.total_minor,
						(select coalesce(sum(g.amount_minor), 0) from gateway_refunds g where g.order_id = orders.id and g.state = 'succeeded')
						+ (select coalesce(sum(d.amount_minor), 0) from disputes d where d.order_id = orders.id and d.state = 'lost'))`,
					"refunds_differ",
				),
			})
			.from(orders)
			.where(and(gt(orders.id, after), eq(orders.state, "paid"), lte(orders.changedAt, before)))
			.orderBy(orders.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
