import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { affiliatePayouts, affiliates, certificateNames, commissions, users } from "#db/schema/schema.ts";
import type { Payout } from "./runs.repository.server";

const PAYOUT_COLUMNS = {
	payout: affiliatePayouts,
	code: affiliates.code,
	sealed: affiliates.payoutSealed,
	userId: affiliates.userId,
	name: sql<string | null>`${users.name}`.as("owner_name"),
};

const MOST_SHOWN = 100;

/** Waiting payouts first to last, or all, latest first. */
export function listPayouts(db: Database, state: Payout["state"] | null) {
	return payoutsWithAffiliate(db)
		.where(state ? eq(affiliatePayouts.state, state) : undefined)
		.orderBy(desc(affiliatePayouts.createdAt))
		.limit(MOST_SHOWN);
}

export function listForBank(db: Database, after: string | null, limit: number) {
	const isOpen: (SQL | undefined)[] = [
		eq(affiliatePayouts.state, "open"),
		eq(affiliatePayouts.isTest, false),
		after ? gt(affiliatePayouts.id, after) : undefined,
	];
	return payoutsWithAffiliate(db)
		.where(and(...isOpen))
		.orderBy(asc(affiliatePayouts.id))
		.limit(limit);
}

export function findPayout(db: Database, id: string) {
	return db
		.select({
			...PAYOUT_COLUMNS,
			name: sql<string | null>`coalesce(${certificateNames.name}, ${users.name})`.as("printed_name"),
		})
		.from(affiliatePayouts)
		.innerJoin(affiliates, eq(affiliates.id, affiliatePayouts.affiliateId))
		.leftJoin(users, eq(users.id, affiliates.userId))
		.leftJoin(certificateNames, eq(certificateNames.userId, affiliates.userId))
		.where(eq(affiliatePayouts.id, id))
		.limit(1);
}

function payoutsWithAffiliate(db: Database) {
	return db
		.select(PAYOUT_COLUMNS)
		.from(affiliatePayouts)
		.innerJoin(affiliates, eq(affiliates.id, affiliatePayouts.affiliateId))
		.leftJoin(users, eq(users.id, affiliates.userId));
}

export function listCommissionsOfPayout(db: Database, payoutId: string, limit: number) {
	return db
		.select({
			soldAt: commissions.soldAt,
			kind: commissions.kind,
			orderId: commissions.orderId,
			baseMinor: commissions.baseMinor,
			rateBps: commissions.rateBps,
			amountMinor: commissions.amountMinor,
		})
		.from(commissions)
		.where(eq(commissions.payoutId, payoutId))
		.orderBy(asc(commissions.soldAt))
		.limit(limit);
}

/** Payouts to a user that were paid; `among` is a list of ids. */
export function listOwnPayouts(db: Database, { userId, among }: { userId: UserId; among: SQL }) {
	return db
		.select({
			id: affiliatePayouts.id,
			amountMinor: affiliatePayouts.amountMinor,
			currency: affiliatePayouts.currency,
		})
		.from(affiliatePayouts)
		.innerJoin(affiliates, eq(affiliates.id, affiliatePayouts.affiliateId))
		.where(
			and(eq(affiliates.userId, userId), eq(affiliatePayouts.state, "paid"), sql`${affiliatePayouts.id} in ${among}`),
		);
}
