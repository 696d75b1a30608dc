type PaymentAttempt = { state: string; paymentReference: string | null };

/** The payment under review; `payments` are latest first. */
export function reviewedOf<T extends PaymentAttempt>(
	payments: readonly T[],
	order: { gatewayReference: string | null },
) {
	const { gatewayReference } = order;
	return payments.find((one) =>
		gatewayReference === null ? one.state === "paid" : one.paymentReference === gatewayReference,
	);
}

type OrderFacts = { currency: string; isTest: boolean; totalMinor: number };
type ReceivedPayment = { currency: string; isTest: boolean; amountMinor: number };

/** Words: `review.refusals` in `locales/<language>/money/orderdesk.json`. */
export type AcceptRefusal = "wrongMode" | "wrongCurrency" | "tooLittle";

/**
 * Why an unfitting payment cannot be accepted, or null. Overpayment is for a person to decide. Refused are test
 * money, another currency (invoice, refund and commission would be wrong) and underpayment (more could be refunded
 * than was paid).
 */
export function acceptRefusal(order: OrderFacts, came: ReceivedPayment): AcceptRefusal | null {
	if (order.isTest !== came.isTest) return "wrongMode";
	if (order.currency !== came.currency) return "wrongCurrency";
	return came.amountMinor < order.totalMinor ? "tooLittle" : null;
}
