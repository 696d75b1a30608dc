import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { affiliateCustomers, affiliates, commissions, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { CommissionState } from "../rules/commission-state";

export type Commission = typeof commissions.$inferSelect;
type NewSale = Omit<typeof commissions.$inferInsert, "customerId" | "kind" | "number"> & { buyerId: number };

export function listCommissionsOfOrder(db: Database, orderId: string) {
	return db.select().from(commissions).where(eq(commissions.orderId, orderId)).orderBy(asc(commissions.number));
}

/** The first sale of a membership, which names its affiliate; at most one row. */
export function findFirstCommissionOfMembership(db: Database, membershipId: string) {
	return db
		.select({ affiliateId: commissions.affiliateId, via: commissions.via, linkId: commissions.linkId })
		.from(commissions)
		.where(and(eq(commissions.membershipId, membershipId), eq(commissions.kind, "sale")))
		.orderBy(asc(commissions.soldAt))
		.limit(1);
}

/** Affiliate and buyer of a sale, with the conditions frozen between them. */
export function findParties(
	db: Database,
	{ affiliateId, buyerId, orderId }: { affiliateId: number; buyerId: number; orderId: string },
) {
	const [owner, buyer] = [alias(users, "owner"), alias(users, "buyer")];
	return db
		.select({
			status: affiliates.status,
			userId: affiliates.userId,
			ownerEmail: sql<string | null>`${owner.email}`.as("owner_email"),
			buyerEmail: sql<string>`${buyer.email}`.as("buyer_email"),
			rateBps: affiliateCustomers.rateBps,
			endsAt: affiliateCustomers.endsAt,
			isOwnCard: sharesCard(orderId).as("is_own_card"),
		})
		.from(affiliates)
		.innerJoin(buyer, eq(buyer.id, buyerId))
		.leftJoin(owner, eq(owner.id, affiliates.userId))
		.leftJoin(
			affiliateCustomers,
			and(eq(affiliateCustomers.affiliateId, affiliateId), eq(affiliateCustomers.buyerId, buyerId)),
		)
		.where(eq(affiliates.id, affiliateId))
		.limit(1);
}

/** True when the affiliate has paid with the card of this order, by fingerprint at the same gateway. */
function sharesCard(orderId: string) {
	return sql`exists (select 1 from payments paid
		join payments own on own.card_fingerprint = paid.card_fingerprint and own.gateway = paid.gateway and own.state = 'paid'
		join orders on orders.id = own.order_id and orders.user_id = ${affiliates.userId}
		where paid.order_id = ${orderId} and paid.state = 'paid' and paid.card_fingerprint is not null)`.mapWith(Boolean);
}

/** Freezes the conditions for a buyer; no effect when they are frozen already. */
export function freezeRate(db: Database, terms: typeof affiliateCustomers.$inferInsert): Write {
	return db.insert(affiliateCustomers).values(terms).onConflictDoNothing();
}

/** Fails when other conditions were frozen meanwhile, or the order has its commission. */
export function insertSale(db: Database, { buyerId, ...sale }: NewSale): Write {
	const customerId = sql<number>`(select id from affiliate_customers where affiliate_id = ${sale.affiliateId}
		and buyer_id = ${buyerId} and rate_bps = ${sale.rateBps})`;
	return db.insert(commissions).values({ ...sale, customerId, kind: "sale", number: 0 });
}

type SaleAdjustment = { amountMinor: number; state: CommissionState; now: Date };

/** Reduces a sale to what refunds left of it. Changes no row when the sale is not as `seen`. */
export function adjustSale(db: Database, seen: Commission, { amountMinor, state, now }: SaleAdjustment): Write {
	return db
		.update(commissions)
		.set({ amountMinor, voidMinor: seen.amountMinor + seen.voidMinor - amountMinor, state, changedAt: now })
		.where(and(eq(commissions.id, seen.id), isAsSeen(seen)));
}

/** Corrects a sale that is in a payout, in either direction. Fails when the sale is not as `seen`. */
export function insertCorrection(db: Database, seen: Commission, { id, amountMinor, number, now }: Correction): Write {
	const { affiliateId, customerId, orderId, membershipId, linkId, via, currency, baseMinor, rateBps } = seen;
	const isStill = sql`exists (select 1 from commissions sale where sale.id = ${seen.id}
		and sale.state = ${seen.state} and sale.amount_minor = ${seen.amountMinor})`;
	return db.insert(commissions).values({
		affiliateId,
		customerId,
		orderId,
		membershipId,
		linkId,
		via,
		currency,
		baseMinor,
		rateBps,
		id,
		kind: "correction",
		number: valueIfElseConflict(isStill, number),
		state: "approved",
		amountMinor,
		voidMinor: -amountMinor,
		isTest: seen.isTest,
		soldAt: seen.soldAt,
		finalAt: seen.finalAt,
		approvedAt: now,
		changedAt: now,
	});
}
type Correction = { id: string; amountMinor: number; number: number; now: Date };

function isAsSeen({ state, amountMinor }: Commission): SQL | undefined {
	return and(eq(commissions.state, state), eq(commissions.amountMinor, amountMinor));
}

/** Pending commissions past their refund window, without an undecided refund on the order. */
export function listApprovable(db: Database, now: Date, limit: number) {
	return db
		.select({ id: commissions.id })
		.from(commissions)
		.where(
			and(
				eq(commissions.state, "pending"),
				lte(commissions.finalAt, now),
				sql`not exists (select 1 from refunds where refunds.order_id = commissions.order_id
					and refunds.state in ('requested', 'approved', 'sent', 'failed'))`,
			),
		)
		.limit(limit);
}

export function approveCommissionRows(db: Database, ids: readonly string[], now: Date): Write {
	return db
		.update(commissions)
		.set({ state: "approved", approvedAt: now, changedAt: now })
		.where(and(inValues(commissions.id, ids), eq(commissions.state, "pending")));
}
