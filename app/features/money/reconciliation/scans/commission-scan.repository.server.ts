import { and, eq, gt, isNotNull, lte, sql } from "drizzle-orm";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { orders } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = ["commissionDiffers", "noCommission"] as const;

/** The order's price less refunds made or pending, like `toRefundShares`. */
const REFUNDED_OR_PENDING_MINOR = sql`(orders.refunded_minor + orders.refunding_minor)`;
const NET_LEFT_MINOR = sql`(orders.net_minor - case when orders.total_minor = 0 then 0
	else (2 * ${REFUNDED_OR_PENDING_MINOR} * orders.net_minor + orders.total_minor) / (2 * orders.total_minor) end)`;
/** Halves of a cent are rounded away from zero, like `commissionOn`. */
const earnedOn = (net: typeof NET_LEFT_MINOR, rate: ReturnType<typeof sql>) => sql`((${net} * ${rate} + 5000) / 10000)`;
const COMMISSIONS_MINOR = sql`(select coalesce(sum(c.amount_minor), 0) from commissions c where c.order_id = orders.id)`;
const SALE_RATE_BPS = sql`(select s.rate_bps from commissions s where s.order_id = orders.id and s.kind = 'sale')`;
const IS_BACK = sql`(orders.refunded_minor = orders.total_minor and orders.total_minor > 0)`;

/** From the audit log for later decisions. One not active now would earn nothing by a repair. */
const WAS_ACTIVE = sql`case when coalesce(a.decided_at, 0) <= orders.paid_at then 1 else (
	select json_extract(e.after, '$.status') = 'active' from audit_entries e
	where e.subject_kind = 'affiliate' and e.subject_id = cast(a.id as text) and e.at <= orders.paid_at
		and e.deed in ('affiliates.accept', 'affiliates.refuse', 'affiliates.suspend', 'affiliates.resume')
	order by e.at desc limit 1) end`;

/**
 * Orders of affiliates against their commissions: an amount that does not match the rest of the sale, or a missing
 * one that no rule explains. Flagged sales are left to a person.
 */
export const commissionScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const { ratePercent } = readSettings(await findSettings(db, ["affiliateProgram"])).affiliateProgram;
		const affiliateId = sql`json_extract(orders.attribution, '$.affiliateId')`;
		const customer = sql`from affiliate_customers k where k.affiliate_id = ${affiliateId} and k.buyer_id = orders.user_id`;
		const rate = sql`coalesce((select k.rate_bps ${customer}), ${ratePercent * 100})`;
		const rows = await db
			.select({
				id: orders.id,
				orderId: sql<string>`${orders.id}`.as("order_id"),
				commissionDiffers:
					sql`(not ${IS_BACK} and ${SALE_RATE_BPS} is not null and ${COMMISSIONS_MINOR} <> ${earnedOn(NET_LEFT_MINOR, SALE_RATE_BPS)})`
						.mapWith(Boolean)
						.as("commission_differs"),
				noCommission: sql`(${SALE_RATE_BPS} is null and not ${IS_BACK} and orders.user_id is not null
					and ${earnedOn(sql`orders.net_minor`, rate)} > 0
					and exists (select 1 from affiliates a where a.id = ${affiliateId} and a.status = 'active'
						and a.user_id is not null and a.user_id <> orders.user_id and ${WAS_ACTIVE})
					and not exists (select 1 ${customer} and k.ends_at is not null and orders.paid_at >= k.ends_at)
					and not exists (select 1 from affiliate_flags f where f.affiliate_id = ${affiliateId} and f.subject = orders.id))`
					.mapWith(Boolean)
					.as("no_commission"),
			})
			.from(orders)
			.where(
				and(
					gt(orders.id, after),
					eq(orders.state, "paid"),
					isNotNull(orders.attribution),
					lte(orders.changedAt, before),
				),
			)
			.orderBy(orders.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
