import type { Database } from "#db/client.server.ts";
import { changePlan } from "../change/change-plan.server";
import { applyMemberAction } from "../change/do-to-membership.server";
import { moveClock } from "../clock/move-clock.server";
import type { Membership } from "../membership";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { listMemberships } from "../memberships.repository.server";
import type { BillingAnswer } from "./billing-page";
import { BILLING_PATH } from "./billing-path";
import type { BillingAction } from "./schemas";

type Input = { membership: Membership; deed: BillingAction; now: Date };
type BillingDone = Omit<Input, "deed"> & { deed: Exclude<BillingAction, { intent: "card" }> };
type Answered = {
	status: number;
	answer: BillingAnswer;
	jobs: string[];
	redirectTo?: string;
};

/** No effect without a membership. */
export async function answerOwnBilling(
	db: Database,
	tools: MembershipTools,
	{ userId, ...asked }: Omit<Input, "membership"> & { userId: number },
): Promise<Answered> {
	const [membership] = await listMemberships(db, userId);
	if (!membership) return { status: 409, answer: { error: "notNow" }, jobs: [] };
	return answerBilling(db, tools, { membership, ...asked });
}

/** Handles a form of the billing page. When the gateway does not respond, nothing changes. */
export async function answerBilling(db: Database, tools: MembershipTools, input: Input): Promise<Answered> {
	try {
		const { deed, ...rest } = input;
		if (deed.intent === "card") return await redirectToCardPage(db, tools, rest.membership);
		const outcome = await runBillingAction(db, tools, { ...rest, deed });
		if (outcome.ok) return { status: 200, answer: { done: outcome.done }, jobs: outcome.jobs };
		return { status: 409, answer: { error: outcome.error }, jobs: [] };
	} catch (error) {
		console.error(JSON.stringify({ level: "error", at: "billing", name: error instanceof Error ? error.name : "" }));
		return { status: 503, answer: { error: "gatewayOut" }, jobs: [] };
	}
}

async function redirectToCardPage(
	db: Database,
	tools: MembershipTools,
	{ subscriptionReference, customerReference, gateway, endedAt }: Membership,
): Promise<Answered> {
	const refused = { status: 409, answer: { error: "notNow" }, jobs: [] };
	if (!subscriptionReference || endedAt) return refused;
	const returnUrl = `${tools.origin}${BILLING_PATH}?card=changed`;
	const asked = { subscriptionReference, customerReference, returnUrl };
	const redirectTo = await gatewayOf(db, tools, gateway).portalUrl(asked);
	return redirectTo ? { status: 302, answer: {}, jobs: [], redirectTo } : refused;
}

type BillingActionResult = { ok: true; done: string; jobs: string[] } | { ok: false; error: string };

async function runBillingAction(
	db: Database,
	tools: MembershipTools,
	{ membership, deed, now }: BillingDone,
): Promise<BillingActionResult> {
	if (deed.intent === "change") {
		const { planId, interval, at, total } = deed;
		const shown = { at: new Date(at), totalMinor: total };
		const outcome = await changePlan(db, tools, { membership, chosen: { planId, interval }, shown, now });
		if (outcome.ok) return { ok: true, done: outcome.kind === "now" ? "change" : outcome.kind, jobs: outcome.jobs };
		const isPoor = outcome.reason === "declined" && outcome.why === "insufficientFunds";
		return { ok: false, error: isPoor ? "insufficientFunds" : outcome.reason };
	}
	if (deed.intent === "moveClock") {
		const moved = await moveClock(db, tools, { membership, days: deed.days, now });
		return moved.ok
			? { ...moved, done: "moveClock" }
			: { ok: false, error: moved.reason === "changedMeanwhile" ? moved.reason : "notNow" };
	}
	const own =
		deed.intent === "cancel"
			? { kind: deed.intent, why: deed.why || null }
			: deed.intent === "pause"
				? { kind: deed.intent, days: deed.days }
				: { kind: deed.intent };
	const outcome = await applyMemberAction(db, tools, { membership, deed: own, now });
	return outcome.ok ? { ...outcome, done: deed.intent } : { ok: false, error: outcome.reason };
}
