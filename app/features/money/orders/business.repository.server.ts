import { and, desc, eq, or, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { orders } from "#db/schema/schema.ts";

const isSet = sql`json_extract(${orders.evidence}, '$.business') is not null`;
const columns = {
	company: sql<string | null>`json_extract(${orders.evidence}, '$.business.company')`.as("company"),
	address: sql<string>`json_extract(${orders.evidence}, '$.business.address')`.as("address"),
};

/** The business that somebody has bought for last, as a list of none or one. */
export function findLatestBusiness(db: Database, userId: UserId) {
	return db
		.select(columns)
		.from(orders)
		.where(and(eq(orders.userId, userId), isSet))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(1);
}

type Bought = { userId: number | null; membershipId: string | null; taxId: string | null };

/** The business that an order is for which says none itself: that of its membership, or of its tax number. As a list of none or one. */
export function findBusinessOf(db: Database, { userId, membershipId, taxId }: Bought) {
	const same = or(
		membershipId ? eq(orders.membershipId, membershipId) : undefined,
		taxId ? eq(orders.taxId, taxId) : undefined,
	);
	return db
		.select(columns)
		.from(orders)
		.where(and(eq(orders.userId, userId ?? 0), same ?? sql`false`, isSet))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(1);
}
