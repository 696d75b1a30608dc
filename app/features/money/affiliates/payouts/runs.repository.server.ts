import { and, count, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { affiliateFlags, affiliatePayoutRuns, affiliatePayouts, affiliates, commissions } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type PayableGroup = Awaited<ReturnType<typeof listPayable>>[number];
export type Payout = typeof affiliatePayouts.$inferSelect;

/** Fails when the month has its run, or another is running. */
export function insertRun(db: Database, run: { id: string; month: string; now: Date }): Write {
	const { id, month, now } = run;
	return db.insert(affiliatePayoutRuns).values({ id, month, state: "running", startedAt: now });
}

export function findRun(db: Database, id: string) {
	return db.select().from(affiliatePayoutRuns).where(eq(affiliatePayoutRuns.id, id)).limit(1);
}

export function findRunOfMonth(db: Database, month: string) {
	return db.select().from(affiliatePayoutRuns).where(eq(affiliatePayoutRuns.month, month)).limit(1);
}

export function findUnfinishedPayout(db: Database, runId: string) {
	return db
		.select()
		.from(affiliatePayouts)
		.where(and(eq(affiliatePayouts.runId, runId), eq(affiliatePayouts.state, "building")))
		.limit(1);
}

/** Approved amounts by affiliate in the order of their ids, with what decides on paying them. */
export function listPayable(db: Database, afterId: number, limit: number) {
	const sums = db
		.select({
			affiliateId: commissions.affiliateId,
			currency: commissions.currency,
			isTest: commissions.isTest,
			totalMinor: sql<number>`sum(${commissions.amountMinor})`.mapWith(Number).as("total_minor"),
			n: count().as("n"),
		})
		.from(commissions)
		.where(and(eq(commissions.state, "approved"), gt(commissions.affiliateId, afterId)))
		.groupBy(commissions.affiliateId, commissions.currency, commissions.isTest)
		.orderBy(commissions.affiliateId)
		.limit(limit)
		.as("sums");
	const openFlags = db
		.select({ n: count() })
		.from(affiliateFlags)
		.where(and(eq(affiliateFlags.affiliateId, sums.affiliateId), eq(affiliateFlags.state, "open")));
	return db
		.select({
			affiliateId: sums.affiliateId,
			currency: sums.currency,
			isTest: sums.isTest,
			totalMinor: sums.totalMinor,
			n: sums.n,
			status: affiliates.status,
			hasAccount: sql<boolean>`${affiliates.userId} is not null`.mapWith(Boolean).as("has_account"),
			hasDetails: sql<boolean>`${affiliates.payoutSealed} is not null`.mapWith(Boolean).as("has_details"),
			taxForm: affiliates.taxForm,
			openFlags: sql<number>`${openFlags}`.mapWith(Number).as("open_flags"),
		})
		.from(sums)
		.innerJoin(affiliates, eq(affiliates.id, sums.affiliateId))
		.orderBy(sums.affiliateId);
}

export function insertPayout(db: Database, { group, id, runId, now }: { group: PayableGroup } & NewPayout): Write {
	const { affiliateId, currency, isTest } = group;
	const none = { amountMinor: 0, commissionCount: 0, state: "building" as const, createdAt: now };
	return db.insert(affiliatePayouts).values({ id, runId, affiliateId, currency, isTest, ...none });
}
type NewPayout = { id: string; runId: string; now: Date };

type Target = Pick<Payout, "id" | "affiliateId" | "currency" | "isTest">;

/** Moves at most `limit` approved commissions into a payout, corrections first. */
export function schedulePayable(
	db: Database,
	{ id, affiliateId, currency, isTest }: Target,
	limit: number,
	now: Date,
): Write {
	const some = db
		.select({ id: commissions.id })
		.from(commissions)
		.where(
			and(
				...[eq(commissions.state, "approved"), eq(commissions.affiliateId, affiliateId)],
				...[eq(commissions.currency, currency), eq(commissions.isTest, isTest)],
			),
		)
		.orderBy(commissions.amountMinor)
		.limit(limit);
	return db
		.update(commissions)
		.set({ state: "scheduled", payoutId: id, changedAt: now })
		.where(inArray(commissions.id, some));
}

/** Sums up a payout and opens it for payment. Fails when nothing is owed any more. */
export function openPayout(db: Database, id: string): Write {
	const sumOf = (what: SQL) => sql<number>`(select ${what} from commissions where payout_id = ${id})`;
	return db
		.update(affiliatePayouts)
		.set({
			amountMinor: sumOf(sql`coalesce(sum(amount_minor), 0)`),
			commissionCount: sumOf(sql`count(*)`),
			state: "open",
		})
		.where(eq(affiliatePayouts.id, id));
}

export function sumScheduledCommissions(db: Database, { id, affiliateId, currency, isTest }: Target) {
	const rest = db
		.select({ n: sql`coalesce(sum(amount_minor), 0)` })
		.from(commissions)
		.where(
			and(
				...[eq(commissions.state, "approved"), eq(commissions.affiliateId, affiliateId)],
				...[eq(commissions.currency, currency), eq(commissions.isTest, isTest)],
			),
		);
	const left = sql`select count(*) from commissions where state = 'approved' and affiliate_id = ${affiliateId}
		and currency = ${currency} and is_test = ${isTest ? 1 : 0}`;
	return db
		.select({
			totalMinor: sql<number>`coalesce(sum(${commissions.amountMinor}), 0) + (${rest})`
				.mapWith(Number)
				.as("total_minor"),
			left: sql<number>`(${left})`.mapWith(Number).as("left_over"),
		})
		.from(commissions)
		.where(eq(commissions.payoutId, id));
}

export function advanceRun(db: Database, id: string, reachedId: number): Write {
	return db.update(affiliatePayoutRuns).set({ reachedId }).where(eq(affiliatePayoutRuns.id, id));
}

export function finishRun(db: Database, id: string, now: Date): Write {
	return db.update(affiliatePayoutRuns).set({ state: "done", doneAt: now }).where(eq(affiliatePayoutRuns.id, id));
}

/** Marks a payout as paid or sent back by the bank; its commissions follow. */
export function settlePayout(
	db: Database,
	{ id, from, to }: { id: string; from: Payout["state"]; to: Settled },
): Write {
	return db
		.update(affiliatePayouts)
		.set(to)
		.where(and(eq(affiliatePayouts.id, id), eq(affiliatePayouts.state, from)));
}
type Settled = Partial<Pick<Payout, "state" | "reference" | "paidAt" | "paidBy">>;

export function payCommissions(db: Database, payoutId: string, now: Date): Write {
	return db
		.update(commissions)
		.set({ state: "paid", changedAt: now })
		.where(and(eq(commissions.payoutId, payoutId), eq(commissions.state, "scheduled")));
}

export function releaseCommissions(db: Database, payoutId: string, now: Date): Write {
	return db
		.update(commissions)
		.set({ state: "approved", payoutId: null, changedAt: now })
		.where(eq(commissions.payoutId, payoutId));
}
