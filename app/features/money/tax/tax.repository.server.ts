import { and, eq, gt, isNull, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { taxRates, taxSellers } from "#db/schema/schema.ts";

export function findTaxRate(db: Database, country: string | SQL<string>, now: Date) {
	return db
		.select({ country: taxRates.country, rateBps: taxRates.rateBps, reverseCharge: taxRates.reverseCharge })
		.from(taxRates)
		.where(and(eq(taxRates.country, country), inForce(taxRates, now)))
		.limit(1);
}

export function findTaxSeller(db: Database, now: Date) {
	return db
		.select({
			country: taxSellers.country,
			taxNumber: taxSellers.taxNumber,
			reverseCharge: taxSellers.reverseCharge,
		})
		.from(taxSellers)
		.where(inForce(taxSellers, now))
		.limit(1);
}

function inForce(table: typeof taxRates | typeof taxSellers, now: Date) {
	return and(lte(table.fromAt, now), or(isNull(table.untilAt), gt(table.untilAt, now)));
}
