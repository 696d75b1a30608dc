import { and, gt, lte, sql } from "drizzle-orm";
import { memberships } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = ["unpaidPeriod", "accessAfterEnd"] as const;

export const membershipScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const rows = await db
			.select({
				id: memberships.id,
				orderId: sql<string | null>`(select o.id from orders o where o.membership_id = memberships.id
					order by o.created_at desc limit 1)`.as("last_order"),
				unpaidPeriod: sql`(memberships.state = 'active' and not exists (select 1 from orders o
					where o.membership_id = memberships.id and o.period_number = memberships.period_number
						and o.state = 'paid' and o.occasion <> 'change'))`
					.mapWith(Boolean)
					.as("unpaid_period"),
				accessAfterEnd: sql`(memberships.ended_at is not null and exists (select 1 from entitlements e
					where e.user_id = memberships.user_id and e.source_kind = 'membership' and e.source_id = memberships.id
						and e.ended_at is null))`
					.mapWith(Boolean)
					.as("access_after_end"),
			})
			.from(memberships)
			.where(and(gt(memberships.id, after), lte(memberships.changedAt, before)))
			.orderBy(memberships.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
