import type { PaymentGateway, SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { listOpenPages } from "#app/features/money/orders/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { HOUR_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";
import { type Membership, periodsLeftIn } from "./membership";
import { gatewayOf, type MembershipTools } from "./membership-tools.server";
import { enqueueTellGateway, findMembership } from "./memberships.repository.server";
import { findPricing, nextPlanOf, type Pricing, quotePeriod, quoteWithoutCoupon } from "./periods/period-quote.server";

type Tools = Pick<MembershipTools, "gateways">;

/** Handler of `membership.tell`: always sends the current state, whichever change enqueued it. */
export function tellGateway(tools: Tools): JobHandler<"membership.tell"> {
	return async ({ payload: { membershipId } }, { db, now }) => {
		const [membership] = await findMembership(db, membershipId);
		if (membership) await syncSubscription(db, tools, membership, now);
		return { writes: [] };
	};
}

/** End, pause, cancellation and price. Reads first and sends only differences, so it is repeatable. */
export async function syncSubscription(db: Database, tools: Tools, membership: Membership, now: Date): Promise<void> {
	const { subscriptionReference: reference } = membership;
	if (!reference) return;
	const gateway = gatewayOf(db, tools, membership.gateway);
	if (membership.endedAt) await closePages(db, gateway, membership.id);
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
	if (!isPaused) await syncPrice(gateway, membership, { known, pricing: await findPricing(db, membership, now), now });
}

/** A payment for an ended membership would only be refunded. */
async function closePages(db: Database, gateway: PaymentGateway, membershipId: string): Promise<void> {
	for (const { sessionReference } of await listOpenPages(db, membershipId))
		await gateway.closeCheckout(sessionReference);
}

async function syncPrice(
	gateway: PaymentGateway,
	membership: Membership,
	{ known, pricing, now }: { known: SubscriptionFacts; pricing: Pricing; now: Date },
): Promise<void> {
	const plan = nextPlanOf(membership);
	const interval = membership.nextInterval ?? membership.interval;
	const { total: amount } = quoteWithoutCoupon(plan, pricing);
	const isSame = known.interval === interval && known.amount.minor === amount.minor;
	const isElsewhere = isOutOfStep(membership, known, now);
	if (isSame && !isElsewhere) return;
	const { id, version, periodUntil } = membership;
	const periods = periodsLeftIn(membership.couponPeriodsLeft, { from: membership.interval, to: interval });
	const lowered = quotePeriod(plan, pricing).total;
	await gateway.changeSubscription({
		// A changed tax does not change the version, and a gateway refuses other amounts under a known key.
		changeId: [id, version, known.amount.minor, amount.minor, lowered.minor].join("-"),
		subscriptionReference: known.reference,
		amount,
		interval,
		discounted: lowered.minor < amount.minor ? { amount: lowered, periods } : null,
		nextPeriodAt: known.interval !== interval || isElsewhere ? periodUntil : null,
	});
}

/**
 * True when the gateway would charge the next period on another day. After a pause the rest of the period has moved;
 * a gateway whose own period ended meanwhile has begun a free one and is later. A period that is due is being
 * charged.
 */
function isOutOfStep({ gateway, state, periodUntil }: Membership, known: SubscriptionFacts, now: Date): boolean {
	if (gateway !== "stripe" || state === "pastDue" || periodUntil <= now) return false;
	return Math.abs(known.periodUntil.getTime() - periodUntil.getTime()) > HOUR_MS;
}

const STEPS_TO_TELL = [
	"changed",
	"changeAsked",
	"changeTakenBack",
	"cancelAsked",
	"kept",
	"paused",
	"resumed",
	"restored",
	// The price is checked again before a period is charged.
	"reminded",
];

/** Enqueues updates for gateways with their own billing when a tax changes in one country or, with null, in all. */
export function tellGatewaysOfTax(db: Database, { country, from }: { country: string | null; from: Date }): Write {
	return enqueueTellGateway(db, { country, from });
}

/** True for steps that change what the gateway charges, or whether it does. */
export const mustTellGateway = (deed: string) => STEPS_TO_TELL.includes(deed) || deed.startsWith("ended.");
