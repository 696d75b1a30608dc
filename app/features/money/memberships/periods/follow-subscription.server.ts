import type { SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { unpaidMail } from "../mails/unpaid-mail.server";
import { daysAfter, type Membership } from "../membership";
import { type MembershipEvent, membershipStep } from "../membership-steps";
import { gatewayOf, type MembershipTools } from "../membership-tools.server";
import { postponeStep } from "../memberships.repository.server";
import { stepWrites } from "../write-step.server";
import type { Moment } from "./charge-period.server";

/** The event that brings a membership up to date; null when they agree. Payments arrive as orders. */
export function eventOfSubscription(membership: Membership, facts: SubscriptionFacts): MembershipEvent | null {
	if (membership.endedAt) return null;
	if (facts.state === "cancelled") return { kind: "end", why: "byGateway" };
	if (facts.state === "expired") return { kind: "end", why: "unpaid" };
	if (facts.state === "pastDue" && membership.state !== "pastDue") return { kind: "chargeFailed" };
	if (facts.state === "active" && membership.state === "paused") return { kind: "resume" };
	if (facts.state === "paused" && membership.state === "active") return { kind: "pause", resumesAt: facts.resumesAt };
	const isAsked = membership.cancelAskedAt !== null;
	if (facts.cancelsAtPeriodEnd && !isAsked) return { kind: "askCancel", why: null };
	return isAsked && !facts.cancelsAtPeriodEnd ? { kind: "keep" } : null;
}

export async function followSubscription(
	db: Database,
	tools: MembershipTools,
	membership: Membership,
	moment: Moment,
): Promise<string[]> {
	const { subscriptionReference } = membership;
	const gateway = gatewayOf(db, tools, membership.gateway);
	const facts = subscriptionReference ? await gateway.findSubscription(subscriptionReference) : null;
	const deed = facts && eventOfSubscription(membership, facts);
	const step = deed && membershipStep(membership, deed, moment.rules, moment.at);
	if (step) {
		const writes = stepWrites(db, membership, step, { ...moment, isFromGateway: true });
		if (deed.kind === "chargeFailed") writes.push(...unpaidMail(db, tools, membership, moment.now));
		await runTogether(db, writes);
		return [];
	}
	// Stripe may retry forever or leave it unpaid, so grace ends here.
	const over = membershipStep(membership, { kind: "runOut" }, moment.rules, moment.at);
	if (over) await runTogether(db, stepWrites(db, membership, over, moment));
	else await postponeStep(db, membership.id, daysAfter(moment.now, 1 / 24));
	return [];
}
