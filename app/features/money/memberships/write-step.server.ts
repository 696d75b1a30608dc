import { setMembershipRights } from "#app/features/learning/entitlements/face.server.ts";
import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { expireUnpaid } from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import { NO_MEMBERSHIP, setMembershipType } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { paidBefore } from "./change/undo-change";
import { type Membership, type MembershipRules, toRealTime } from "./membership";
import { type MembershipStep, membershipOpenUntil, nextStep } from "./membership-steps";
import { changeMembership, insertChange, slugOfPlan, thingsOfPlan } from "./memberships.repository.server";
import { noteMrr } from "./mrr.repository.server";
import { mustTellGateway } from "./tell-gateway.server";

type Writing = {
	rules: MembershipRules;
	at: Date;
	now: Date;
	orderId?: string;
	/** True when the gateway reported the change, so that no update is sent to it. */
	isFromGateway?: boolean;
};

/**
 * Writes for one batch: the row, its history, entitlements, and the job that tells the gateway. Fails (`isConflict`)
 * when the membership changed since it was read. `at` is by its own clock, `now` is real.
 */
export function stepWrites(db: Database, before: Membership, step: MembershipStep, writing: Writing): Write[] {
	const { now } = writing;
	const after = withDueAt({ ...before, ...step.to }, writing.rules);
	const { dueAt, id, version } = after;
	const job = { id: jobIdsAtGateway.membershipTell({ id, version: version + 1 }), dueAt: now };
	const isHeard = before.subscriptionReference !== null && mustTellGateway(step.deed) && !writing.isFromGateway;
	return [
		changeMembership(db, before, { ...step.to, dueAt, changedAt: now }),
		requireChange(db),
		insertChange(db, { ...changeOf(before, step, writing), version: version + 1 }),
		...noteMrr(db, { before, after, now }),
		...(after.endedAt ? [expireUnpaid(db, id, now)] : []),
		...rightsWrites(db, after, { why: whyClosed(step, after), now }),
		...(isHeard ? [enqueue(db, "membership.tell", { membershipId: id }, job)] : []),
	];
}

export function withDueAt(membership: Membership, rules: MembershipRules): Membership {
	const look = nextStep(membership, rules);
	return { ...membership, dueAt: look ? toRealTime(membership, look.at) : null };
}

export function rightsWrites(
	db: Database,
	membership: Membership,
	{ why, now }: { why: "paused" | "expired" | "refunded"; now: Date },
): Write[] {
	const { id: membershipId, userId, planId } = membership;
	if (userId === null) return [];
	const until = membershipOpenUntil(membership);
	const things = thingsOfPlan(planId);
	const real = until && toRealTime(membership, until);
	const type = real ? slugOfPlan(db, planId) : NO_MEMBERSHIP;
	return [
		...setMembershipRights(db, { userId, membershipId, things, until: real, why, now }),
		setMembershipType(db, { userId, type }),
	];
}

function whyClosed({ deed }: MembershipStep, { state }: Membership): "paused" | "expired" | "refunded" {
	if (state === "paused") return "paused";
	return deed === "ended.refunded" ? "refunded" : "expired";
}

function changeOf(before: Membership, { deed, to }: MembershipStep, { at, orderId }: Writing) {
	const { cancelWhy: _own, ...rest } = to;
	const details = {
		...withIsoDates(rest),
		...(orderId ? { orderId } : {}),
		// Stored so that a refund can undo it.
		...(deed === "changed" ? { before: withIsoDates(paidBefore(before)) } : {}),
	};
	return { membershipId: before.id, deed, details, at };
}

const withIsoDates = (values: object) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isoIfDate(value)]));
const isoIfDate = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
