import type { AppLoadContext } from "@remix-run/cloudflare";
import {
	closeEnrollments,
	insertEnrollment,
	reopenEnrollments,
} from "#app/features/learning/enrollment/face.server.ts";
import { endMembershipRights, openSource } from "#app/features/learning/entitlements/face.server.ts";
import { consentsOfCheckout } from "#app/features/library/legal/record-consents.server.ts";
import type { OrderForCommission } from "#app/features/money/affiliates/rules/attribution.ts";
import { attributionFor } from "#app/features/money/affiliates/visits/attribution-for.server.ts";
import { readVisitor } from "#app/features/money/affiliates/visits/visitor-cookie.ts";
import { jobIds } from "#app/features/money/gateway/job-ids.ts";
import {
	type Gateways,
	type GatewayVariables,
	gatewayForOrders,
	openGateways,
} from "#app/features/money/gateway/open-gateway.server.ts";
import { findLiveMembership } from "#app/features/money/memberships/face.server.ts";
import type { CheckoutTools } from "#app/features/money/orders/checkout/checkout-tools.ts";
import type { OrderJoins } from "#app/features/money/orders/events/settle-payment.server.ts";
import { findFirstPeriod, findOrder, isPaidForLater } from "#app/features/money/orders/face.server.ts";
import { NOTHING_STANDS, sharesOf } from "#app/features/money/refunds/refund-shares.ts";
import { refundsTold } from "#app/features/money/refunds/refunds-told.server.ts";
import { enqueue, type JobQueue, nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import type { Database } from "#db/client.server.ts";
import type { Write } from "#db/write.ts";

/** What other rooms add to the batches of orders. This is where learning meets what is bought. */
export const ORDER_JOINS: OrderJoins = {
	paid: (db, { kind, thingId: courseId, userId }, now) => {
		if (kind !== "course" || userId === null) return [];
		const wanted = { userId, courseId, now };
		// Who has had their money back and buys again goes on where they stopped.
		return [insertEnrollment(db, { ...wanted, source: openSource(db, wanted) }), reopenEnrollments(db, wanted)];
	},
	takenBack: (db, { id: orderId, kind, occasion, thingId, userId, membershipId }, now) => {
		if (userId === null) return [];
		// The difference of a change goes back: what was paid for before goes on.
		if (occasion === "change") {
			const undo = { id: jobIds.membershipUndo(orderId), dueAt: now };
			return [enqueue(db, "membership.undo", { orderId }, undo).onConflictDoNothing()];
		}
		const close = (courseId: number | null): Write =>
			closeEnrollments(db, { userId, courseId, status: "refunded", now });
		if (kind === "course") return [close(thingId)];
		// What was paid for a plan that never began has opened nothing.
		if (membershipId === null) return [];
		// What was paid for later stays open: the rule stands in the statements, since whoever pays and whoever refunds may meet.
		const job = { id: jobIds.membershipEnd(orderId), dueAt: now };
		return [
			endMembershipRights(db, { userId, membershipId, why: "refunded", now, unless: isPaidForLater(orderId) }),
			close(null),
			enqueue(db, "membership.end", { membershipId, orderId }, job).onConflictDoNothing(),
		];
	},
	told: refundsTold,
};

/** The gateways of the school over a database; what they have to tell at once goes to the queue. */
export function gatewaysOf(variables: GatewayVariables & { JOBS_QUEUE: JobQueue }, db: Database): Gateways {
	return openGateways(variables, { db, nudge: (jobId) => nudgeJob(variables.JOBS_QUEUE, jobId) });
}

/** What a checkout stands on, whether the page asks or a program. This is where orders meet what stands above them. */
export function checkoutTools({ context, db, request }: Asking): CheckoutTools {
	const { env, origin, country: connection } = context;
	return {
		gateway: gatewayForOrders(gatewaysOf(env, db)),
		joins: ORDER_JOINS,
		findMembership: findLiveMembership,
		attribute: async (db, bought) => {
			const credited = await attributionFor(db, { visitorId: readVisitor(request), ...bought });
			return credited && { ...credited, at: credited.at.toISOString() };
		},
		consents: consentsOfCheckout,
		nudge: (jobId) => context.waitUntil(nudgeJob(env.JOBS_QUEUE, jobId)),
		origin,
		connection,
		scale: env.RATE_LIMIT_SCALE,
	};
}

type Asking = { context: AppLoadContext; db: Database; request: Request };

/** Whether what is bought in this installation is paid with test money: the reports begin with that. */
export function takesTestMoney(...of: Parameters<typeof gatewaysOf>): boolean {
	return gatewayForOrders(gatewaysOf(...of))?.isTest ?? false;
}

/** An order as commissions see it; null for one that is not paid, and for one whose buyer has gone. */
export async function findOrderForCommission(db: Database, orderId: string): Promise<OrderForCommission | null> {
	const [order] = await findOrder(db, orderId);
	if (!order?.paidAt || order.userId === null) return null;
	const { userId: buyerId, currency, netMinor, paidAt, periodNumber, membershipId, isTest } = order;
	// What is approved to go back counts as gone: if it fails, the commission counts again.
	const goneMinor = order.refundedMinor + order.refundingMinor;
	// Whoever has brought the first period has brought all that follows, also where that period was a trial and earned nothing.
	const [first] = membershipId && !order.attribution ? await findFirstPeriod(db, membershipId) : [];
	const known = order.attribution ?? first?.attribution ?? null;
	const attribution = known && { ...known, at: new Date(known.at) };
	return {
		orderId,
		buyerId,
		currency,
		netMinor,
		paidAt,
		membershipId,
		isTest,
		attribution,
		refundedNetMinor: goneMinor > 0 ? sharesOf(order, NOTHING_STANDS, goneMinor).netMinor : 0,
		periodNumber: periodNumber ?? 1,
		couponAffiliateId: attribution?.via === "coupon" ? attribution.affiliateId : null,
	};
}
