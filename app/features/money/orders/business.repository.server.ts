import { and, desc, eq, or, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { orders } from "#db/schema/schema.ts";

const isSet = sql`json_extract(${orders.evidence}, '$.business') is not null`;
const columns = {
	company: sql<string | null>`json_extract(${orders.evidence}, '$.business.company')`.as("company"),
	address: sql<string>`json_extract(${orders.evidence}, '$.business.address')`.as("address"),
};

/** The business of the user's latest business order; at most one row. */
export function findLatestBusiness(db: Database, userId: UserId) {
	return db
		.select(columns)
		.from(orders)
		.where(and(eq(orders.userId, userId), isSet))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(1);
}

type Bought = { userId: number | null; membershipId: string | null; taxId: string | null };

/** The business of an order that names none: by its membership or its tax number. At most one row. */
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
