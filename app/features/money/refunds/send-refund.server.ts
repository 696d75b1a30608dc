import type { Gateways } from "#app/features/money/gateway/face.server.ts";
import { jobIdsAtGateway } from "#app/features/money/gateway/job-ids.ts";
import { unrefundedAmount } from "#app/features/money/gateway/left-of-payment.ts";
import type { PaymentFacts, RefundFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { findCreditNote } from "#app/features/money/invoices/face.server.ts";
import {
	findPaymentWithOrder,
	moveRefund,
	type OrderEvents,
	type RefundRow,
	settlePayment,
} from "#app/features/money/orders/face.server.ts";
import { scheduledJob } from "#app/features/operations/jobs/clock/scheduled-job.ts";
import { enqueue } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import { runTogether } from "#db/run-together.server.ts";
import { listReportedRefunds } from "./elsewhere/gone-elsewhere.repository.server";
import { GONE_MEANWHILE, refundKey, statesBefore } from "./refund-states";
import { findRefundWithOrder, listUnconfirmed, type OrderRow } from "./refunds.repository.server";
import { failedRefundWrites, refundKeyAtGateway, settleGatewayRefund } from "./settle-gateway-refunds.server";

type Tools = { gateways: (db: Database) => Gateways; orderEvents: OrderEvents };

/**
 * Requests an approved refund from the gateway. Looks for an earlier request first, since gateways forget idempotency
 * keys after a day; then settles the payment, which makes up for lost events.
 */
export function sendRefund({ gateways, orderEvents }: Tools): JobHandler<"refund.send"> {
	return async ({ payload: { refundId } }, { db, now }) => {
		const [found] = await findRefundWithOrder(db, refundId);
		const { refund, order } = found ?? {};
		if (!refund || !order || (refund.state !== "approved" && refund.state !== "sent")) return { writes: [] };
		const [paid] = refund.paymentId ? await findPaymentWithOrder(db, refund.paymentId) : [];
		const paymentReference = paid?.payment.paymentReference;
		if (!paid || !paymentReference) throw new Error("Nothing is known of the payment that is to go back");
		const gateway = gateways(db)[order.gateway];
		if (!gateway) throw new Error(`${KNOWN_FAILURES.gatewayGone} ${order.gateway} any more`);

		const key = refundKey(refund);
		const before = await gateway.findPayment(paymentReference);
		const known = before?.refunds.find((one) => one.refundId === key || isOfFirstTry(one, refundId));
		const amount = money(refund.amountMinor, refund.currency);
		if (
			refund.state === "approved" &&
			!known &&
			before &&
			hasOtherRefunds(before, { refund, order }, await listReportedRefunds(db, order.id))
		) {
			// A refund made at the gateway may be the same money: it is recorded first, and a person decides on the
			// rest.
			const held = { state: "failed", failedAt: now, failure: GONE_MEANWHILE, changedAt: now } as const;
			const { writes } = settlePayment(db, paid, { facts: before, gateway: gateway.name, orderEvents, now });
			return {
				writes: [
					moveRefund(db, { id: refundId, from: ["approved"], decidedAt: refund.decidedAt ?? undefined }, held),
					requireChange(db),
					...failedRefundWrites(db, { id: refundId, orderId: order.id, job: `${key}:held` }, now),
					...writes,
				],
			};
		}
		const answer = known ?? (await gateway.refund({ refundId: key, orderId: order.id, paymentReference, amount }));
		if (answer.state === "failed") {
			return { writes: settleGatewayRefund(db, order.id, { ...answer, refundId: key, amount }, now) };
		}

		const sent = { state: "sent", sentAt: now, gatewayReference: answer.reference, changedAt: now } as const;
		const taken = moveRefund(db, { id: refundId, from: statesBefore("send") }, sent);
		const facts = await gateway.findPayment(paymentReference);
		if (!facts) return { writes: [taken] };
		const settled = settlePayment(db, paid, { facts, gateway: gateway.name, orderEvents, now });
		// Run at once rather than at the next tick.
		const told = [
			jobIdsAtGateway.creditNote(key),
			jobIdsAtGateway.refundPaid(key),
			jobIdsAtGateway.orderRefunded(key),
			settled.goneBack ?? [],
		].flat();
		const ended = order.membershipId ? [jobIdsAtGateway.membershipEnd(order.id)] : [];
		return { writes: [taken, ...settled.writes], next: [...told, ...ended] };
	};
}

/** Old duplicates used the refund's id alone (`duplicateRefundId`) as key. A failed one is requested again. */
const isOfFirstTry = (one: RefundFacts, refundId: string) => one.refundId === refundId && one.state !== "failed";

type DecidedRefund = { refund: RefundRow; order: OrderRow };

/** True when the gateway made a refund itself since the decision, or has less left than is to be refunded. */
function hasOtherRefunds(
	facts: PaymentFacts,
	{ refund, order }: DecidedRefund,
	reported: readonly { reference: string; changedAt: Date }[],
) {
	if (unrefundedAmount(facts).minor < refund.amountMinor) return true;
	const isCounted = ({ reference }: RefundFacts) =>
		reported.some((one) => one.reference === reference && one.changedAt < (refund.decidedAt ?? refund.requestedAt));
	return (
		facts.reference === order.gatewayReference &&
		facts.refunds.some(
			(one) => one.state !== "failed" && !refundKeyAtGateway(order.id, one.refundId) && !isCounted(one),
		)
	);
}

/** Mails the buyer once the gateway has confirmed the refund. */
export function mailRefund({ origin }: { origin: string }): JobHandler<"refund.paid"> {
	return async ({ payload: { refundId } }, { db, now }) => {
		const [found] = await findRefundWithOrder(db, refundId);
		const userId = found?.order.userId ?? null;
		if (userId === null || found?.refund.state !== "succeeded") return { writes: [] };
		const since = now.getTime() - (found.refund.succeededAt ?? now).getTime();
		// Finished jobs are deleted after a month, so a late event could enqueue this one again.
		if (since > MAILED_WITHIN_MS) return { writes: [] };
		if (since < CREDIT_NOTE_WITHIN_MS && (await findCreditNote(db, refundId)).length === 0) {
			return { postponedUntil: new Date(now.getTime() + MINUTE_MS), because: KNOWN_FAILURES.noCreditNote };
		}
		return { writes: [enqueueMail(db, "refundPaid", { userId, refundId, origin }, { dueAt: now })] };
	};
}

const CREDIT_NOTE_WITHIN_MS = 10 * MINUTE_MS;
const MAILED_WITHIN_MS = 14 * DAY_MS;

/** Asks again about refunds unconfirmed for an hour. */
export const askAfterRefunds = scheduledJob({
	name: "refunds.askAfter",
	everyMinutes: 60,
	rounds: 1,
	due: (db, now, limit) => listUnconfirmed(db, new Date(now.getTime() - HOUR_MS), limit),
	run: (db, due, now) => {
		const asked = due.map(({ id: refundId }) => {
			const id = jobIdsAtGateway.refundAsk(refundId, now);
			return enqueue(db, "refund.send", { refundId }, { id, dueAt: now }).onConflictDoNothing();
		});
		return runTogether(db, asked);
	},
});
