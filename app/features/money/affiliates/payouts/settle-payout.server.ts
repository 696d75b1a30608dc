import { audit } from "#app/features/operations/audit/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { findPayout } from "./payouts.repository.server";
import { payCommissions, releaseCommissions, settlePayout } from "./runs.repository.server";

type BankReport = { intent: "paid"; payoutId: string; reference: string } | { intent: "returned"; payoutId: string };
type Input = { deed: BankReport; actorId: number; requestId: string; origin: string; now: Date };
type Outcome = { ok: true; jobId: string | null } | { ok: false; reason: "changed" };

/**
 * Records that the bank paid a payout, by its reference, or sent it back: payout, commissions, ledger and audit in
 * one batch. Concurrent calls take effect once; what was sent back is approved again for the next run.
 */
export async function settleByBank(db: Database, { deed, actorId, requestId, origin, now }: Input): Promise<Outcome> {
	const [found] = await findPayout(db, deed.payoutId);
	if (!found) return { ok: false, reason: "changed" };
	const { payout, userId } = found;
	const { id, state, amountMinor, currency } = payout;
	const isPaid = deed.intent === "paid";
	const jobId = newJobId();
	const to = isPaid
		? ({ state: "paid", reference: deed.reference, paidAt: now, paidBy: actorId } as const)
		: ({ state: "returned" } as const);
	const letters =
		isPaid && userId !== null
			? [enqueueMail(db, "affiliatePaid", { userId, payoutId: id, origin }, { id: jobId, dueAt: now })]
			: [];
	try {
		await db.batch([
			settlePayout(db, { id, from: "open", to }),
			requireChange(db),
			isPaid ? payCommissions(db, id, now) : releaseCommissions(db, id, now),
			audit(db, {
				by: actorId,
				deed: `affiliates.${deed.intent}`,
				subject: { kind: "affiliatePayout", id },
				before: { state },
				after: { state: to.state, amountMinor, currency, ...(isPaid ? { reference: deed.reference } : {}) },
				requestId,
				now,
			}),
			...letters,
		]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changed" };
		throw error;
	}
	return { ok: true, jobId: letters.length > 0 ? jobId : null };
}
