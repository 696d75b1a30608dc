import { and, count, eq, gte, inArray, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { affiliateLedger, affiliates, commissions } from "#db/schema/schema.ts";
import type { AffiliateId } from "../application/affiliates.repository.server";

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

export function countByState(db: Database, affiliateId: AffiliateId) {
	return db
		.select({ state: commissions.state, n: count().as("n") })
		.from(commissions)
		.where(eq(commissions.affiliateId, affiliateId))
		.groupBy(commissions.state);
}

/** Sales since an instant, and how many of them still count after refunds. */
export function countSales(db: Database, affiliateId: AffiliateId, since: Date) {
	return db
		.select({
			sales: count().as("sales"),
			kept: sql<number>`coalesce(sum(${commissions.state} <> 'void'), 0)`.mapWith(Number).as("kept"),
		})
		.from(commissions)
		.where(and(eq(commissions.affiliateId, affiliateId), eq(commissions.kind, "sale"), gte(commissions.soldAt, since)));
}

/** Earned but not paid, by currency. Real money only: pending, approved, or in a run that is not settled. */
export function sumUnpaid(db: Database, userId: UserId) {
	const minor = sql<number>`sum(${commissions.amountMinor})`.mapWith(Number).as("unpaid");
	return db
		.select({ currency: commissions.currency, minor })
		.from(commissions)
		.innerJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
		.where(
			and(
				eq(affiliates.userId, userId),
				eq(commissions.isTest, false),
				inArray(commissions.state, ["pending", "approved", "scheduled"]),
			),
		)
		.groupBy(commissions.currency)
		.having(sql`sum(${commissions.amountMinor}) > 0`);
}
