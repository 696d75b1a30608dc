import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { taxRates, taxSellers, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function listRates(db: Database) {
	return db
		.select({
			id: taxRates.id,
			country: taxRates.country,
			rateBps: taxRates.rateBps,
			reverseCharge: taxRates.reverseCharge,
			fromDay: taxRates.fromDay,
			lastDay: taxRates.lastDay,
			fromAt: taxRates.fromAt,
			untilAt: taxRates.untilAt,
			by: sql<string | null>`${users.name}`.as("by_name"),
		})
		.from(taxRates)
		.leftJoin(users, eq(users.id, taxRates.createdBy))
		.orderBy(desc(taxRates.fromAt), desc(taxRates.id))
		.limit(500);
}

export function listSellers(db: Database) {
	return db
		.select({
			id: taxSellers.id,
			country: taxSellers.country,
			taxNumber: taxSellers.taxNumber,
			reverseCharge: taxSellers.reverseCharge,
			fromAt: taxSellers.fromAt,
			untilAt: taxSellers.untilAt,
			by: sql<string | null>`${users.name}`.as("by_name"),
		})
		.from(taxSellers)
		.leftJoin(users, eq(users.id, taxSellers.createdBy))
		.orderBy(desc(taxSellers.id))
		.limit(100);
}

export function findOpenRate(db: Database, country: string) {
	return db
		.select()
		.from(taxRates)
		.where(and(eq(taxRates.country, country), isNull(taxRates.untilAt)))
		.limit(1);
}

export function findOpenSeller(db: Database) {
	return db.select().from(taxSellers).where(isNull(taxSellers.untilAt)).limit(1);
}

/** Ends all rates of a country at an instant. Planned later ones never begin: their end is set to their start. */
export function endRates(db: Database, country: string, { from, lastDay }: { from: Date; lastDay: string }): Write {
	const end = sql`max(${taxRates.fromAt}, ${from.getTime()})`;
	return db
		.update(taxRates)
		.set({ untilAt: end, lastDay: sql`max(${taxRates.fromDay}, ${lastDay})` })
		.where(and(eq(taxRates.country, country), or(isNull(taxRates.untilAt), gt(taxRates.untilAt, end))));
}

export function insertRate(db: Database, rate: typeof taxRates.$inferInsert): Write {
	return db.insert(taxRates).values(rate);
}

export function endSeller(db: Database, now: Date): Write {
	return db.update(taxSellers).set({ untilAt: now }).where(isNull(taxSellers.untilAt));
}

export function insertSeller(db: Database, seller: typeof taxSellers.$inferInsert): Write {
	return db.insert(taxSellers).values(seller);
}
