type Tried = { state: string; paymentReference: string | null };

/** Of the tries to pay an order, the latest first, the one that it is looked at for. */
export function reviewedOf<T extends Tried>(payments: readonly T[], order: { gatewayReference: string | null }) {
	const { gatewayReference } = order;
	return payments.find((one) =>
		gatewayReference === null ? one.state === "paid" : one.paymentReference === gatewayReference,
	);
}

type Ordered = { currency: string; isTest: boolean; totalMinor: number };
type Came = { currency: string; isTest: boolean; amountMinor: number };

/** Why an order in review cannot be accepted. Words: `review.refusals` in `locales/<language>/money/orderdesk.json`. */
export type AcceptRefusal = "wrongMode" | "wrongCurrency" | "tooLittle";

/**
 * Says what keeps a payment that does not fit its order from counting for it, or null. More than was due is for somebody to judge; test
 * money pays nothing, in another currency neither invoice nor refund nor commission would be right, and of less more could go back
 * than has come. Such money goes back.
 */
export function acceptRefusal(order: Ordered, came: Came): AcceptRefusal | null {
	if (order.isTest !== came.isTest) return "wrongMode";
	if (order.currency !== came.currency) return "wrongCurrency";
	return came.amountMinor < order.totalMinor ? "tooLittle" : null;
}
