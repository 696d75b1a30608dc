import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { MINIMUM_SETTING_KEYS, minimumIn } from "./minimum-in";
import { payoutRefusal } from "./payout-refusal";
import {
	advanceRun,
	findRun,
	findUnfinishedPayout,
	finishRun,
	insertPayout,
	listPayable,
	openPayout,
	type PayableGroup,
	type Payout,
	releaseCommissions,
	schedulePayable,
	settlePayout,
	sumScheduledCommissions,
} from "./runs.repository.server";

/** Limits of one step: groups read, commissions moved. */
export const GROUPS_AT_ONCE = 50;
export const COMMISSIONS_AT_ONCE = 500;

type Writes = Write[];

/**
 * Handler of `affiliate.payout`: the next affiliates of a run, or the next commissions of one with many. Its writes
 * are in the batch that completes the job, so a failed step is repeated as a whole.
 */
export const payOutStep: JobHandler<"affiliate.payout"> = async ({ payload: { runId } }, { db, now }) => {
	const [[run], [building]] = await db.batch([findRun(db, runId), findUnfinishedPayout(db, runId)]);
	if (!run || run.state === "done") return { writes: [] };
	const next = newJobId();
	const again = enqueue(db, "affiliate.payout", { runId }, { id: next, dueAt: now });
	if (building) return { writes: [...(await continuePayout(db, building, now)), again], next };

	const [found, settings] = await db.batch([
		listPayable(db, run.reachedId, GROUPS_AT_ONCE),
		findSettings(db, MINIMUM_SETTING_KEYS),
	]);
	const groups = wholeAffiliates(found);
	const last = groups.at(-1);
	if (!last) return { writes: [finishRun(db, runId, now)] };
	const rules = readSettings(settings);
	const minimumOf = ({ currency }: PayableGroup) => ({ minimumMinor: minimumIn(currency, rules) });
	const paid = groups.filter((group) => payoutRefusal({ ...group, ...minimumOf(group) }) === null);
	const writes = paid.flatMap((group) => beginPayout(db, { group, runId, now }));
	return { writes: [...writes, advanceRun(db, runId, last.affiliateId), again], next };
};

/** The affiliates that are complete in this batch; one with more commissions than the limit alone. */
function wholeAffiliates(found: PayableGroup[]): PayableGroup[] {
	const cutOff = found.length === GROUPS_AT_ONCE ? found.at(-1)?.affiliateId : undefined;
	const first = found[0]?.affiliateId;
	const whole = found.filter(({ affiliateId }) => affiliateId !== cutOff || affiliateId === first);
	let sum = 0;
	const taken = new Set<number>();
	for (const { affiliateId, n } of whole) {
		sum += n;
		if (sum > COMMISSIONS_AT_ONCE && taken.size > 0 && !taken.has(affiliateId)) break;
		taken.add(affiliateId);
	}
	return whole.filter(({ affiliateId }) => taken.has(affiliateId));
}

function beginPayout(db: Database, { group, runId, now }: { group: PayableGroup; runId: string; now: Date }): Writes {
	const id = newId();
	const insert = insertPayout(db, { group, id, runId, now });
	const move = schedulePayable(db, { id, ...group }, COMMISSIONS_AT_ONCE, now);
	// The next step continues with the rest.
	return group.n > COMMISSIONS_AT_ONCE ? [insert, move] : [insert, move, openPayout(db, id)];
}

/** Adds the next commissions to a payout. One that refunds reduced to nothing releases its commissions. */
async function continuePayout(db: Database, payout: Payout, now: Date): Promise<Writes> {
	const [sum] = await sumScheduledCommissions(db, payout);
	const isLast = (sum?.left ?? 0) <= COMMISSIONS_AT_ONCE;
	const move = schedulePayable(db, payout, COMMISSIONS_AT_ONCE, now);
	if (!isLast) return [move];
	if ((sum?.totalMinor ?? 0) > 0) return [move, openPayout(db, payout.id)];
	const to = { state: "returned" } as const;
	return [releaseCommissions(db, payout.id, now), settlePayout(db, { id: payout.id, from: "building", to })];
}
