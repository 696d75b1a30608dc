import type { Sanction } from "#db/schema/community/moderation-kinds.ts";

type Decision = {
	sanction: Sanction;
	decidedAt: Date;
	endsAt: Date | null;
	liftedAt: Date | null;
	sanctionEndedAt: Date | null;
	memberSuspendedAt: Date | null;
};

/** The sanction of a decision that holds now; null when it is over, was ended, or is a suspension that was lifted elsewhere. */
export function runningSanction(decision: Decision, now: Date): "silenced" | "suspended" | null {
	const { sanction, decidedAt, endsAt, liftedAt, sanctionEndedAt, memberSuspendedAt } = decision;
	if (liftedAt || sanctionEndedAt || (endsAt && endsAt <= now)) return null;
	if (sanction === "silenced") return sanction;
	const isOfThis = memberSuspendedAt?.getTime() === decidedAt.getTime();
	return sanction === "suspended" && isOfThis ? sanction : null;
}
