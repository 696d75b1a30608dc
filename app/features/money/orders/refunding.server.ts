/**
 * What the rooms of refunds and invoices put into their batches. What goes back of an order, and what is on its way, stands with
 * the order: its gateway tells of refunds and disputes that nobody here has asked for.
 */
export { allGone } from "./all-gone.server";
export { creditedOf, type PeriodOrder } from "./credited";
export { listOfSamePeriod } from "./credited.repository.server";
export { findPaymentWithOrder } from "./orders.repository.server";
export { findPaidBefore, findPaidForLater, isPaidForLater } from "./paid-later.repository.server";
export {
	countRefunded,
	holdForRefund,
	holdRefund,
	insertRefund,
	keepGatewayRefund,
	moveRefund,
	type RefundRow,
} from "./refunding.repository.server";
