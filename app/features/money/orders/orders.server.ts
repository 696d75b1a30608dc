/** What rooms that stand on orders put into their batches. */

export { findBusinessOf } from "./business.repository.server";
export { isCreditThere, type Kept, keptOf, type PeriodOrder } from "./credited";
export { listOfPeriod } from "./credited.repository.server";
export {
	duplicateRefundId,
	duplicateSendingJob,
	insertDuplicateRefund,
} from "./duplicates.repository.server";
export { findNewsOf, reopenEvent } from "./events/gateway-events.repository.server";
export {
	findFirstPeriod,
	findOrder,
	findPaymentByReference,
	findPaymentWithOrder,
	insertChangeOrder,
	insertOrder,
	insertPayment,
	insertPeriodOrder,
	joinToMembership,
	listPayments,
	type NewOrder,
	noteTrouble,
	type OrderRow,
	type PaymentRow,
} from "./orders.repository.server";
export { findTrialOfPerson, insertTrialPersons } from "./trials/trial-persons.repository.server";
export { expireUnpaid, listOpenPages } from "./unpaid-periods.repository.server";
