import { DAY_SECONDS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { type Membership, toRealTime } from "../membership";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findMembership } from "../memberships.repository.server";
import { catchUp } from "../periods/look-after.server";
import { stepWrites } from "../write-step.server";
import { MAX_CLOCK_MOVE_DAYS } from "./most-days";

type ClockMove = { membership: Membership; days: number; now: Date };
export type ClockMoveOutcome =
	| { ok: true; jobs: string[] }
	| { ok: false; reason: "notATest" | "notForward" | "changedMeanwhile" };

/** Does all that becomes due. Only in the sandbox; sessions, limits and mail stay on real time. */
export async function moveClock(
	db: Database,
	tools: MembershipTools,
	{ membership, days, now }: ClockMove,
): Promise<ClockMoveOutcome> {
	if (membership.gateway !== "sandbox" || !membership.isTest) return { ok: false, reason: "notATest" };
	if (!Number.isInteger(days) || days < 1 || days > MAX_CLOCK_MOVE_DAYS) return { ok: false, reason: "notForward" };
	const rules = await findRules(db);
	const clockOffsetSeconds = membership.clockOffsetSeconds + days * DAY_SECONDS;
	const at = toRealTime({ clockOffsetSeconds: -clockOffsetSeconds }, now);
	try {
		const step = { deed: "clockMoved", to: { clockOffsetSeconds } };
		await runTogether(db, stepWrites(db, membership, step, { rules, at, now }));
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	const [moved] = await findMembership(db, membership.id);
	return { ok: true, jobs: moved ? await catchUp(db, tools, moved, { rules, now }) : [] };
}
