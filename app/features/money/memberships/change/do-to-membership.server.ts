import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { findPaidForLater } from "#app/features/money/orders/face.server.ts";
import { newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { daysAfter, type Membership, ownNow } from "../membership";
import { type EndReason, type MembershipEvent, membershipStep } from "../membership-steps";
import { findRules, type MembershipTools } from "../membership-tools.server";
import { findLiveMembership, findMembership } from "../memberships.repository.server";
import { syncSubscription } from "../tell-gateway.server";
import { stepWrites } from "../write-step.server";

export type MemberAction =
	| { kind: "cancel"; why: string | null }
	| { kind: "keep" }
	| { kind: "pause"; days: number }
	| { kind: "resume" };
type Input = {
	membership: Membership;
	deed: MemberAction;
	isGatewayFirst?: boolean;
	now: Date;
};
export type ActionOutcome = { ok: true; jobs: string[] } | { ok: false; reason: "notNow" | "changedMeanwhile" };

/** One batch: the membership, its entitlements and the job that tells the gateway. */
export async function applyMemberAction(
	db: Database,
	tools: MembershipTools,
	{ membership, deed, isGatewayFirst, now }: Input,
): Promise<ActionOutcome> {
	const rules = await findRules(db);
	const at = ownNow(membership, now);
	const step = membershipStep(membership, toStep(deed, at), rules, at);
	if (!step) return { ok: false, reason: "notNow" };
	if (isGatewayFirst) await syncSubscription(db, tools, { ...membership, ...step.to }, now);
	const writes = stepWrites(db, membership, step, { rules, at, now });
	const jobs = [jobIdsAtGateway.membershipTell({ id: membership.id, version: membership.version + 1 })];
	if (deed.kind === "cancel" && membership.userId !== null) {
		const letter = { userId: membership.userId, membershipId: membership.id, origin: tools.origin };
		const id = newJobId();
		jobs.push(id);
		writes.push(enqueueMail(db, "membershipCancelled", letter, { id, dueAt: now }));
	}
	try {
		await runTogether(db, writes);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, jobs };
}

function toStep(deed: MemberAction, at: Date): MembershipEvent {
	if (deed.kind === "cancel") return { kind: "askCancel", why: deed.why };
	if (deed.kind === "pause") return { kind: "pause", resumesAt: daysAfter(at, deed.days) };
	return deed;
}

/** Ends a user's membership now, at its gateway first; throws and writes nothing when the gateway fails. */
export async function endMembership(
	db: Database,
	tools: MembershipTools,
	{ userId, why, now }: { userId: number; why: EndReason; now: Date },
): Promise<void> {
	const [membership] = await findLiveMembership(db, userId);
	if (!membership) return;
	const at = ownNow(membership, now);
	const rules = await findRules(db);
	const step = membershipStep(membership, { kind: "end", why }, rules, at);
	if (!step) return;
	await syncSubscription(db, tools, { ...membership, ...step.to }, now);
	await runTogether(db, stepWrites(db, membership, step, { rules, at, now }));
}

/** Handler of `membership.end`: ends a refunded membership, unless a later period was paid for. */
export function endRefunded(): JobHandler<"membership.end"> {
	return async ({ payload: { membershipId, orderId } }, { db, now }) => {
		const [[membership], [paidForLater]] = await db.batch([
			findMembership(db, membershipId),
			findPaidForLater(db, orderId ?? ""),
		]);
		if (!membership || paidForLater?.is) return { writes: [] };
		const at = ownNow(membership, now);
		const rules = await findRules(db);
		const step = membershipStep(membership, { kind: "end", why: "refunded" }, rules, at);
		if (!step) return { writes: [] };
		const writes = stepWrites(db, membership, step, { rules, at, now });
		return { writes, next: jobIdsAtGateway.membershipTell({ id: membership.id, version: membership.version + 1 }) };
	};
}
