import { and, gt, isNull, lte, sql } from "drizzle-orm";
import { entitlements } from "#db/schema/schema.ts";
import { type Scan, toPage } from "../scan";

const LIMIT = 500;
const KINDS = ["rightWithoutSource"] as const;

export const rightScan: Scan = {
	kinds: KINDS,
	read: async (db, { after, before }) => {
		const rows = await db
			.select({
				id: sql<string>`cast(${entitlements.id} as text)`.as("right_id"),
				orderId: sql<null>`null`.as("no_order"),
				rightWithoutSource: sql`case ${entitlements.sourceKind}
					when 'order' then not exists (select 1 from orders o where o.id = ${entitlements.sourceId})
					when 'membership' then not exists (select 1 from memberships m where m.id = ${entitlements.sourceId})
					else 0 end`
					.mapWith(Boolean)
					.as("right_without_source"),
			})
			.from(entitlements)
			.where(and(gt(entitlements.id, Number(after)), lte(entitlements.createdAt, before), isNull(entitlements.endedAt)))
			.orderBy(entitlements.id)
			.limit(LIMIT);
		return toPage(rows, { kinds: KINDS, limit: LIMIT });
	},
};
