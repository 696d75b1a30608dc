import type { Database } from "#db/client.server.ts";
import {
	affiliateCustomers,
	affiliateFlags,
	affiliateLinks,
	affiliatePayoutRuns,
	affiliatePayouts,
	affiliates,
	affiliateVisits,
	commissions,
} from "#db/schema/schema.ts";

type Person = { userId: number; mark: string; number: number; at: Date; later: Date };

export async function makeEarnings(db: Database, { userId, mark, number, at, later }: Person) {
	const [row] = await db
		.insert(affiliates)
		.values({
			userId,
			code: `CODE${number}`,
			status: "active" as const,
			place: `Place ${mark}`,
			plan: `Plan ${mark}`,
			alias: `Alias ${mark}`,
			aliasFolded: `alias ${mark}`,
			payoutSealed: `sealed ${mark}`,
			appliedAt: at,
			decidedAt: at,
			decidedBy: userId,
			decidedWhy: `Why ${mark}`,
		})
		.returning();
	const affiliateId = row?.id ?? 0;
	const id = crypto.randomUUID();
	const none = { currency: "USD", isTest: false };
	await db.insert(affiliateLinks).values({ affiliateId, subId: mark.toLowerCase(), path: "/", createdAt: at });
	await db.insert(affiliateVisits).values({ visitorId: id, affiliateId, clickedAt: at, userId });
	const terms = { affiliateId, buyerId: userId, rateBps: 5000, firstSaleAt: at, endsAt: later };
	const [customer] = await db.insert(affiliateCustomers).values(terms).returning();
	await db.insert(affiliatePayoutRuns).values({ id, month: id, state: "done", startedAt: at });
	await db.insert(affiliatePayouts).values({
		id,
		runId: id,
		affiliateId,
		amountMinor: 50,
		commissionCount: 1,
		state: "paid",
		createdAt: at,
		paidBy: userId,
		...none,
	});
	await db.insert(commissions).values({
		id,
		affiliateId,
		customerId: customer?.id ?? 0,
		kind: "sale",
		orderId: id,
		number: 0,
		via: "click",
		state: "paid",
		baseMinor: 100,
		rateBps: 5000,
		amountMinor: 50,
		payoutId: id,
		...none,
		soldAt: at,
		finalAt: at,
		changedAt: at,
	});
	await db
		.insert(affiliateFlags)
		.values({ id, affiliateId, kind: "saleBurst", subject: "h", state: "confirmed", raisedAt: at, decidedBy: userId });
}
