import type { Database } from "../../../../db/client.server";
import { type Money, money } from "../../../shared/money";
import type { Gateways } from "../../gateway/open-gateway.server";
import type { PaymentFacts } from "../../gateway/payment-gateway";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { KNOWN_FAILURES } from "../../jobs/outbox/known-failures";
import { findPaymentWithOrder } from "../orders.repository.server";

/**
 * Gives back a payment that pays nothing: for an order that another one had paid, or that somebody has looked at and not taken. All
 * that has come of it, whatever was asked for. The gateway knows the call again by the payment's id.
 */
export function giveBack({ gateways }: { gateways: (db: Database) => Gateways }): JobHandler<"payment.giveBack"> {
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
		const amount = facts ? leftOf(facts) : money(payment.amountMinor, payment.currency);
		if (amount.minor <= 0) return { writes: [] };
		const { state, failure } = await gateway.refund({
			...{ refundId: `give-back-${paymentId}`, orderId: order.id, paymentReference: reference, amount },
		});
		if (state === "failed") throw new Error(`The payment could not be given back: ${failure}`);
		return { writes: [] };
	};
}

/** What has come and is not on its way back already. */
function leftOf({ amount, refunds }: PaymentFacts): Money {
	const back = refunds.reduce((sum, one) => sum + (one.state === "failed" ? 0 : one.amount.minor), 0);
	return money(amount.minor - back, amount.currency);
}
