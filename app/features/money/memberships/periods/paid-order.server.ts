import { personKeys } from "#app/features/money/coupons/person-keys.ts";
import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import type { PaymentGateway } from "#app/features/money/gateway/payment-gateway.ts";
import {
	duplicateSendingJob,
	findOrder,
	findTrialOfPerson,
	insertDuplicateRefund,
	insertTrialPersons,
	listOrdersOfSamePeriod,
	listPayments,
	noteTrouble,
	type OrderRow,
	type PaymentRow,
} from "#app/features/money/orders/face.server.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler, JobOutcome } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { isChangeValid } from "../change/change-holds";
import { type Membership, type MembershipRules, ownNow } from "../membership";
import { type MembershipEvent, membershipStep } from "../membership-steps";
import { findRules, gatewayOf, type MembershipTools } from "../membership-tools.server";
import {
	findCouponDiscount,
	findLiveMembership,
	findMembership,
	findPaidPayment,
} from "../memberships.repository.server";
import { findAppliedChange, findEventSinceChange } from "../period-orders.repository.server";
import { stepWrites } from "../write-step.server";
import { beginWrites, type References } from "./begin-membership.server";

/**
 * Applies a paid order, once: begins or continues a membership or changes its plan. What cannot be fulfilled (a
 * second membership, one that ended, a change that no longer holds) is refunded and reviewed by a person.
 */
export function applyPaidOrder(tools: MembershipTools): JobHandler<"order.paid"> {
	return async ({ payload: { orderId } }, { db, now }) => {
		const [order] = await findOrder(db, orderId);
		if (order?.kind !== "plan" || order.state !== "paid") return { writes: [] };
		const rules = await findRules(db);
		if (!order.membershipId) return beginMembership(db, tools, order, { rules, now });

		const which = { membershipId: order.membershipId, orderId };
		const {
			membership: [membership],
			applied: [applied],
			changed: [changed],
			period,
		} = await inBatch(db, {
			membership: findMembership(db, which.membershipId),
			applied: findAppliedChange(db, which),
			changed: findEventSinceChange(db, which),
			period: listOrdersOfSamePeriod(db, orderId),
		});
		if (!membership || applied) return { writes: [] };
		const at = ownNow(membership, now);
		if (order.occasion === "change" && !isChangeValid(order, { membership, isChanged: Boolean(changed), period }))
			return refundOrder(db, order, { trouble: "changeTooLate", now });
		const step = membershipStep(membership, eventOf(order, membership), rules, at);
		if (step) {
			const writes = stepWrites(db, membership, step, { rules, at, now, orderId });
			return { writes, next: jobIdsAtGateway.membershipTell({ id: membership.id, version: membership.version + 1 }) };
		}
		return refundOrder(db, order, { trouble: "secondMembership", now });
	};
}

function eventOf(order: OrderRow, { interval }: Membership): MembershipEvent {
	const { thingId: planId, periodNumber, priceId, terms, listMinor, netMinor } = order;
	if (order.occasion !== "change") return { kind: "periodPaid", periodNumber: periodNumber ?? 0, netMinor };
	const chosen = order.interval ?? interval;
	const agreed = { planId, interval: chosen, priceId, amountMinor: terms?.listMinor ?? listMinor };
	return { kind: "changeNow", terms: agreed, isNewPeriod: chosen !== interval };
}

async function beginMembership(
	db: Database,
	tools: MembershipTools,
	order: OrderRow,
	{ rules, now }: { rules: MembershipRules; now: Date },
): Promise<JobOutcome> {
	// An erased account cannot have a membership.
	const [live] = order.userId === null ? [null] : await findLiveMembership(db, order.userId);
	if (live || order.userId === null || isGoingBack(order))
		return refundOrder(db, order, { trouble: "secondMembership", now });
	const [[payment], cuts] = await db.batch([
		findPaidPayment(db, order.id),
		findCouponDiscount(db, order.couponId ?? 0),
	]);
	const references = await referencesOf(gatewayOf(db, tools, order.gateway), payment);
	const trial = order.trialDays > 0 ? await trialWrites(db, { order, userId: order.userId, payment, now }) : [];
	return { writes: [...beginWrites(db, order, { cut: firstRow(cuts), references, rules, now }), ...trial] };
}

type Trial = { order: OrderRow; userId: number; payment: PaymentRow | undefined; now: Date };

/**
 * One trial per account, mailbox and card. The card is known only after payment, so a second trial is not refused but
 * flagged.
 */
async function trialWrites(db: Database, { order, userId, payment, now }: Trial) {
	const [user] = await findUser(db, userId);
	const card = payment?.cardFingerprint ? `${payment.gateway}:${payment.cardFingerprint}` : undefined;
	const keys = await personKeys({ userId, email: user?.email ?? "", ...(card ? { card } : {}) });
	const [before] = await findTrialOfPerson(db, keys, order.id);
	const remember = insertTrialPersons(db, { userId, orderId: order.id, personKeys: keys, startedAt: now });
	return before ? [remember, noteTrouble(db, { id: order.id, trouble: "trialRepeated", now })] : [remember];
}

export async function referencesOf(gateway: PaymentGateway, payment: PaymentRow | undefined): Promise<References> {
	const { sessionReference, paymentReference } = payment ?? {};
	const bySession = sessionReference ? await gateway.findSessionPayment(sessionReference) : null;
	const facts = bySession ?? (paymentReference ? await gateway.findPayment(paymentReference) : null);
	return {
		subscriptionReference: facts?.subscriptionReference ?? null,
		customerReference: facts?.customerReference ?? null,
	};
}

type RefundReason = { trouble: "secondMembership" | "changeTooLate"; now: Date };

async function refundOrder(db: Database, order: OrderRow, { trouble, now }: RefundReason): Promise<JobOutcome> {
	const { id, totalMinor } = order;
	const end = jobIdsAtGateway.membershipGiveBack(id);
	const job = enqueue(db, "membership.giveBack", { orderId: id }, { id: end, dueAt: now }).onConflictDoNothing();
	// Refunded already; only the subscription is left to end.
	if (isGoingBack(order)) return { writes: [job], next: end };
	const writes = [noteTrouble(db, { id, trouble, now }), job];
	if (totalMinor === 0) return { writes, next: end };
	const payment = (await listPayments(db, id)).find((one) => one.paymentReference === order.gatewayReference);
	const refund = insertDuplicateRefund(db, { order, paymentId: payment?.id ?? null, now });
	return { writes: [...refund, ...writes], next: [end, duplicateSendingJob(id)] };
}

function isGoingBack({ totalMinor, refundedMinor, refundingMinor }: OrderRow): boolean {
	return totalMinor > 0 && refundedMinor + refundingMinor >= totalMinor;
}
