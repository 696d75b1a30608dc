import { type Money, money } from "#app/shared/money.ts";
import type { PaymentFacts } from "./payment-gateway";

/** What has come of a payment and is not on its way back already, as its gateway has it. */
export function leftOfPayment({ amount, refunds }: Pick<PaymentFacts, "amount" | "refunds">): Money {
	const back = refunds.reduce((sum, one) => sum + (one.state === "failed" ? 0 : one.amount.minor), 0);
	return money(amount.minor - back, amount.currency);
}

/** How many refunds of a payment have failed: what is tried again has another name. */
export const failedTries = ({ refunds }: Pick<PaymentFacts, "refunds">) =>
	refunds.filter(({ state }) => state === "failed").length;
