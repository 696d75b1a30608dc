import type { Database } from "../../../../db/client.server";
import { isConflict } from "../../../../db/conflict";
import { newJobId } from "../../jobs/enqueue.server";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { enqueueMail } from "../../notifications/enqueue-mail.server";
import { daysAfter, type Membership, ownNow } from "../membership";
import { type EndReason, type MembershipDeed, type MembershipStep, membershipStep } from "../membership-steps";
import { findRules, gatewayOf, type MembershipTools } from "../membership-tools.server";
import { findLiveMembership, findMembership } from "../memberships.repository.server";
import { runWrites } from "../run-writes.server";
import { stepWrites } from "../write-step.server";

/** What its member can do to a membership. */
export type OwnDeed =
	| { kind: "cancel"; why: string | null }
	| { kind: "keep" }
	| { kind: "pause"; days: number }
	| { kind: "resume" };
type Input = { membership: Membership; deed: OwnDeed; now: Date };
export type DeedOutcome = { ok: true; jobs: string[] } | { ok: false; reason: "notNow" | "changedMeanwhile" };

/** Cancels, keeps, pauses or resumes a membership: at its gateway first, then here, with what it opens, in one batch. */
export async function doToMembership(
	db: Database,
	tools: MembershipTools,
	{ membership, deed, now }: Input,
): Promise<DeedOutcome> {
	const rules = await findRules(db);
	const at = ownNow(membership, now);
	const step = membershipStep(membership, toStep(deed, at), rules, at);
	if (!step) return { ok: false, reason: "notNow" };
	await tell(db, tools, membership, step);
	const writes = stepWrites(db, membership, step, { rules, at, now });
	const jobs: string[] = [];
	if (deed.kind === "cancel" && membership.userId !== null) {
		const mail = { mail: "membershipCancelled" as const, userId: membership.userId, membershipId: membership.id };
		jobs.push(newJobId());
		writes.push(...jobs.map((id) => enqueueMail(db, { ...mail, origin: tools.origin }, { id, dueAt: now })));
	}
	try {
		await runWrites(db, writes);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, jobs };
}

function toStep(deed: OwnDeed, at: Date): MembershipDeed {
	if (deed.kind === "cancel") return { kind: "askCancel", why: deed.why };
	if (deed.kind === "pause") return { kind: "pause", resumesAt: daysAfter(at, deed.days) };
	return deed;
}

/** What a step means to the gateway: said before it is written, so that nobody is charged who was told otherwise. */
async function tell(
	db: Database,
	tools: MembershipTools,
	membership: Membership,
	{ to }: MembershipStep,
): Promise<void> {
	const { subscriptionReference: reference, gateway: name } = membership;
	if (!reference) return;
	const gateway = gatewayOf(db, tools, name);
	if (to.endedAt) await gateway.cancelSubscription(reference, "now");
	else if (to.state === "paused") await gateway.pauseSubscription(reference, to.resumesAt ?? null);
	else if (to.pausedAt === null) await gateway.resumeSubscription(reference);
	else if (to.cancelAskedAt !== undefined) {
		await gateway.cancelSubscription(reference, to.cancelAskedAt ? "periodEnd" : null);
	}
}

/**
 * Ends the membership of somebody at once, at its gateway first: what it answers with an error stops whoever asked, and nothing
 * is written. Nothing where none lives.
 */
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
	await tell(db, tools, membership, step);
	await runWrites(db, stepWrites(db, membership, step, { rules, at, now }));
}

/** The handler of `membership.end`: what was paid has gone back, so the membership ends, at its gateway first. */
export function endRefunded(tools: MembershipTools): JobHandler<"membership.end"> {
	return async ({ payload: { membershipId } }, { db, now }) => {
		const [membership] = await findMembership(db, membershipId);
		if (!membership) return { writes: [] };
		const at = ownNow(membership, now);
		const rules = await findRules(db);
		const step = membershipStep(membership, { kind: "end", why: "refunded" }, rules, at);
		if (!step) return { writes: [] };
		await tell(db, tools, membership, step);
		return { writes: stepWrites(db, membership, step, { rules, at, now }) };
	};
}
