import type { Database } from "../../../db/client.server";
import type { PaymentGateway, SubscriptionFacts } from "../gateway/payment-gateway";
import type { JobHandler } from "../jobs/outbox/job-handler";
import { type Membership, periodsLeftIn } from "./membership";
import { gatewayOf, type MembershipTools } from "./membership-tools.server";
import { findMembership } from "./memberships.repository.server";
import { findPricing, nextPlanOf, type Pricing, quotePeriod, quoteUsual } from "./periods/period-quote.server";

type Tools = Pick<MembershipTools, "gateways">;

/** The handler of `membership.tell`: its gateway hears what a membership is now, whichever of its changes has asked for it. */
export function tellOfMembership(tools: Tools): JobHandler<"membership.tell"> {
	return async ({ payload: { membershipId } }, { db, now }) => {
		const [membership] = await findMembership(db, membershipId);
		if (membership) await bringInLine(db, tools, membership, now);
		return { writes: [] };
	};
}

/**
 * Brings the subscription of a membership in line with it: end, pause, the wish to cancel, and what its periods cost. What the
 * gateway has is asked for first and only differences are said, so that the same again has no effect.
 */
export async function bringInLine(db: Database, tools: Tools, membership: Membership, now: Date): Promise<void> {
	const { subscriptionReference: reference } = membership;
	if (!reference) return;
	const gateway = gatewayOf(db, tools, membership.gateway);
	const known = await gateway.findSubscription(reference);
	if (!known || known.state === "cancelled" || known.state === "expired") return;
	if (membership.endedAt) {
		await gateway.cancelSubscription(reference, "now");
		return;
	}
	const isPaused = membership.state === "paused";
	if (isPaused && known.state !== "paused") await gateway.pauseSubscription(reference, membership.resumesAt);
	if (!isPaused && known.state === "paused") await gateway.resumeSubscription(reference);
	const isLeaving = membership.cancelAskedAt !== null;
	if (known.cancelsAtPeriodEnd !== isLeaving) {
		await gateway.cancelSubscription(reference, isLeaving ? "periodEnd" : null);
	}
	if (!isPaused) await tellPrice(gateway, membership, { known, pricing: await findPricing(db, membership, now) });
}

async function tellPrice(
	gateway: PaymentGateway,
	membership: Membership,
	{ known, pricing }: { known: SubscriptionFacts; pricing: Pricing },
): Promise<void> {
	const plan = nextPlanOf(membership);
	const interval = membership.nextInterval ?? membership.interval;
	const { total: amount } = quoteUsual(plan, pricing);
	const isSame = known.interval === interval && known.amount.minor === amount.minor;
	// After a pause what is left of the period is moved on, and the gateway's calendar has to follow.
	const isLate =
		membership.gateway === "stripe" && known.periodUntil.getTime() < membership.periodUntil.getTime() - HOUR_MS;
	if (isSame && !isLate) return;
	const { id, version, periodUntil } = membership;
	const periods = periodsLeftIn(membership.couponPeriodsLeft, { from: membership.interval, to: interval });
	const lowered = quotePeriod(plan, pricing).total;
	await gateway.changeSubscription({
		...{ changeId: `${id}-${version}`, subscriptionReference: known.reference, amount, interval },
		discounted: lowered.minor < amount.minor ? { amount: lowered, periods } : null,
		nextPeriodAt: known.interval !== interval || isLate ? periodUntil : null,
	});
}

const HOUR_MS = 3_600_000;

const TOLD = ["changed", "changeAsked", "changeTakenBack", "cancelAsked", "kept", "paused", "resumed", "restored"];

/** Whether a gateway has to hear of a step: all that changes what it takes, or whether it does. */
export const isTold = (deed: string) => TOLD.includes(deed) || deed.startsWith("ended.");

/** The job that tells of a version of a membership: one for each. */
export const tellingJob = ({ id, version }: Pick<Membership, "id" | "version">) => `membership.tell:${id}:${version}`;
