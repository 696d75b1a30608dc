import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/client.server";
import { requireChange } from "../../../db/conflict";
import { setMembershipRights } from "../entitlements/entitlements.server";
import { type Membership, type MembershipRules, toReal } from "./membership";
import { type MembershipStep, nextLook, openUntil } from "./membership-steps";
import { changeMembership, insertChange, thingsOfPlan } from "./memberships.repository.server";
import { noteMrr } from "./mrr.repository.server";

type Writing = {
	rules: MembershipRules;
	at: Date;
	now: Date;
	/** The order that has brought it about. */
	orderId?: string;
};

/**
 * A step of a membership as writes of one batch: the row, what happened, and what it opens. When the membership has changed
 * since it was read, the whole batch fails (`isConflict`). `at` is by its own clock, `now` is real.
 */
export function stepWrites(
	db: Database,
	before: Membership,
	step: MembershipStep,
	writing: Writing,
): BatchItem<"sqlite">[] {
	const { now } = writing;
	const after = withLook({ ...before, ...step.to }, writing.rules);
	const { dueAt, version } = after;
	return [
		changeMembership(db, before, { ...step.to, dueAt, changedAt: now }),
		requireChange(db),
		insertChange(db, { ...changeOf(before, step, writing), version: version + 1 }),
		...noteMrr(db, { before, after, now }),
		...rightsWrites(db, after, { why: whyClosed(step, after), now }),
	];
}

/** When the clock looks at a membership next, in real time. */
export function withLook(membership: Membership, rules: MembershipRules): Membership {
	const look = nextLook(membership, rules);
	return { ...membership, dueAt: look ? toReal(membership, look.at) : null };
}

/** Writes, not yet run: what a membership opens now. */
export function rightsWrites(
	db: Database,
	membership: Membership,
	{ why, now }: { why: "paused" | "expired" | "refunded"; now: Date },
): BatchItem<"sqlite">[] {
	const { id: membershipId, userId, planId } = membership;
	if (userId === null) return [];
	const until = openUntil(membership);
	const things = thingsOfPlan(planId);
	const real = until && toReal(membership, until);
	return setMembershipRights(db, { userId, membershipId, things, until: real, why, now });
}

function whyClosed({ deed }: MembershipStep, { state }: Membership): "paused" | "expired" | "refunded" {
	if (state === "paused") return "paused";
	return deed === "ended.refunded" ? "refunded" : "expired";
}

function changeOf({ id: membershipId }: Membership, { deed, to }: MembershipStep, { at, orderId }: Writing) {
	const { cancelWhy: _own, ...rest } = to;
	const details = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)]));
	return { membershipId, deed, details: orderId ? { ...details, orderId } : details, at };
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
