/** What rooms that stand on orders put into their batches. */

export {
	duplicateRefundId,
	findDuplicateRefund,
	insertDuplicateRefund,
	settleDuplicateRefund,
} from "./duplicates.repository.server";
export { findNewsOf, reopenEvent } from "./events/gateway-events.repository.server";
export {
	findFirstPeriod,
	findOrder,
	findPaymentWithOrder,
	insertOrder,
	insertPayment,
	listPayments,
	type NewOrder,
	noteTrouble,
	type OrderRow,
	type PaymentRow,
} from "./orders.repository.server";
