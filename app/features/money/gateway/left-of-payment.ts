import { type Money, money } from "#app/shared/money.ts";
import type { PaymentFacts } from "./payment-gateway";

/** The paid amount less refunds made or pending at the gateway. */
export function unrefundedAmount({ amount, refunds }: Pick<PaymentFacts, "amount" | "refunds">): Money {
	const back = refunds.reduce((sum, one) => sum + (one.state === "failed" ? 0 : one.amount.minor), 0);
	return money(amount.minor - back, amount.currency);
}

/** A retry after a failed refund needs another key. */
export const failedTries = ({ refunds }: Pick<PaymentFacts, "refunds">) =>
	refunds.filter(({ state }) => state === "failed").length;
