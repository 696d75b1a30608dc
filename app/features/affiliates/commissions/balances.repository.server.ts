import { and, count, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { affiliateLedger, commissions } from "../../../../db/schema/schema";
import type { AffiliateId } from "../application/affiliates.repository.server";

/** The balances of an affiliate by currency and account: sums of the rows of the ledger. */
export function sumBalances(db: Database, affiliateId: AffiliateId) {
	return db
		.select({
			currency: affiliateLedger.currency,
			account: affiliateLedger.account,
			amountMinor: sql<number>`sum(${affiliateLedger.amountMinor})`.mapWith(Number).as("balance"),
		})
		.from(affiliateLedger)
		.where(eq(affiliateLedger.affiliateId, affiliateId))
		.groupBy(affiliateLedger.currency, affiliateLedger.account);
}

/** How many commissions an affiliate has in each state, and those of sales since a day. */
export function countByState(db: Database, affiliateId: AffiliateId) {
	return db
		.select({ state: commissions.state, n: count().as("n") })
		.from(commissions)
		.where(eq(commissions.affiliateId, affiliateId))
		.groupBy(commissions.state);
}

/** Sales of an affiliate since an instant, and how many of them refunds have left. */
export function countSales(db: Database, affiliateId: AffiliateId, since: Date) {
	return db
		.select({
			sales: count().as("sales"),
			kept: sql<number>`coalesce(sum(${commissions.state} <> 'void'), 0)`.mapWith(Number).as("kept"),
		})
		.from(commissions)
		.where(and(eq(commissions.affiliateId, affiliateId), eq(commissions.kind, "sale"), gte(commissions.soldAt, since)));
}
