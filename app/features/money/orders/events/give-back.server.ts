import type { Gateways } from "#app/features/money/gateway/face.server.ts";
import { failedTries, unrefundedAmount } from "#app/features/money/gateway/left-of-payment.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { KNOWN_FAILURES } from "#app/features/operations/jobs/outbox/known-failures.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { findPaymentWithOrder } from "../orders.repository.server";

/** A card that returns a refund twice needs a person to find another way. */
const MAX_TRIES = 2;

/** Returns a payment of an order paid already or rejected in review. Its id is the idempotency key. */
export function returnUnusedPayment({
	gateways,
}: {
	gateways: (db: Database) => Gateways;
}): JobHandler<"payment.giveBack"> {
	return async ({ payload: { paymentId } }, { db }) => {
		const [found] = await findPaymentWithOrder(db, paymentId);
		const reference = found?.payment.paymentReference;
		if (!found || !reference) return { writes: [] };
		const { order, payment } = found;
		if (reference === order.gatewayReference && order.state !== "expired") return { writes: [] };
		const { gateway: name } = payment;
		const gateway = gateways(db)[name];
		if (!gateway) throw new Error(`${KNOWN_FAILURES.gatewayGone} ${name} any more`);
		const facts = await gateway.findPayment(reference);
		const amount = facts ? unrefundedAmount(facts) : money(payment.amountMinor, payment.currency);
		if (amount.minor <= 0) return { writes: [] };
		// The gateway remembers a refund's key, so a retry after a failure needs another.
		const tries = facts ? failedTries(facts) : 0;
		if (tries >= MAX_TRIES) throw new Error(KNOWN_FAILURES.comesBack);
		const refundId = `give-back-${paymentId}${tries > 0 ? `-${tries}` : ""}`;
		const { state, failure } = await gateway.refund({
			refundId,
			orderId: order.id,
			paymentReference: reference,
			amount,
		});
		if (state === "failed") throw new Error(`The payment could not be given back: ${failure}`);
		return { writes: [] };
	};
}
