import type { Database } from "../../../../db/client.server";
import { money } from "../../../shared/money";
import type { Gateways } from "../../gateway/open-gateway.server";
import type { JobHandler } from "../../jobs/outbox/job-handler";
import { findPaymentWithOrder } from "../orders.repository.server";

/** Gives back a payment for an order that another one had paid. The gateway knows the call again by the payment's id. */
export function giveBack({ gateways }: { gateways: (db: Database) => Gateways }): JobHandler<"payment.giveBack"> {
	return async ({ payload: { paymentId } }, { db }) => {
		const [found] = await findPaymentWithOrder(db, paymentId);
		const reference = found?.payment.paymentReference;
		if (!found || !reference || reference === found.order.gatewayReference) return { writes: [] };
		const { gateway: name, amountMinor, currency } = found.payment;
		const gateway = gateways(db)[name];
		if (!gateway) throw new Error(`The school has no ${name} any more`);
		const { state, failure } = await gateway.refund({
			...{ refundId: `give-back-${paymentId}`, orderId: found.order.id, paymentReference: reference },
			amount: money(amountMinor, currency),
		});
		if (state === "failed") throw new Error(`The payment could not be given back: ${failure}`);
		return { writes: [] };
	};
}
