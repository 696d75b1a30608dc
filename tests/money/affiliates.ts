import type { OrderForCommission } from "#app/features/money/affiliates/rules/attribution.ts";
import type { JobOutcome, JobTools } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { affiliates } from "#db/schema/schema.ts";
import { MADE_AT, makeUser } from "../factories";

let made = 0;

export async function makeAffiliate(db: Database, given: Partial<typeof affiliates.$inferInsert> = {}) {
	made += 1;
	const owner = given.userId ? { id: given.userId } : await makeUser(db);
	const [row] = await db
		.insert(affiliates)
		.values({
			userId: owner.id,
			code: `CODE${made}`,
			status: "active" as const,
			payoutSealed: "sealed",
			taxForm: "accepted" as const,
			appliedAt: MADE_AT,
			...given,
		})
		.returning();
	if (!row) throw new Error("The database returned no row for an insert.");
	return row;
}

export async function makeOrder(
	db: Database,
	{ affiliateId, ...given }: Partial<OrderForCommission> & { affiliateId: number },
): Promise<OrderForCommission> {
	const buyerId = given.buyerId ?? (await makeUser(db)).id;
	const attribution = { affiliateId, via: "click" as const, visitorId: "v", linkId: null, at: MADE_AT };
	return {
		orderId: crypto.randomUUID(),
		buyerId,
		currency: "USD",
		netMinor: 10_000,
		refundedNetMinor: 0,
		paidAt: MADE_AT,
		periodNumber: 1,
		membershipId: null,
		couponAffiliateId: null,
		attribution,
		isTest: false,
		...given,
	};
}

type Handler<P> = (job: { payload: P }, tools: JobTools) => Promise<JobOutcome>;

export async function doJob<P>(db: Database, handler: Handler<P>, payload: P, now: Date): Promise<JobOutcome> {
	const outcome = await handler({ payload }, { db, now, handOver: (send) => send().then(() => undefined) });
	if ("writes" in outcome) await runTogether(db, outcome.writes);
	return outcome;
}
