export { fullyRefundedWrites } from "./all-gone.server.ts";
export { findBusinessOf } from "./business.repository.server.ts";
export { type LaterPrices, laterText } from "./checkout/later-text.server.ts";
export { type OpenedPaymentPage, openPaymentPage, orderPath } from "./checkout/open-payment-page.server.ts";
export { listOrdersOfPeriod, listOrdersOfSamePeriod } from "./credited.repository.server.ts";
export { creditedMinor, isCreditCovered, type PeriodOrder, type PeriodValue, periodValue } from "./credited.ts";
export { duplicateRefundId, duplicateSendingJob, insertDuplicateRefund } from "./duplicates.repository.server.ts";
export { findLatestEvent, reopenEvent } from "./events/gateway-events.repository.server.ts";
export type { OrderEvents } from "./events/order-events.ts";
export { processEvent } from "./events/process-event.server.ts";
export { settlePayment } from "./events/settle-payment.server.ts";
export { type CourseRevenueRow, courseRevenueStatements } from "./figures/course-revenue.repository.server.ts";
export {
	attachToMembership,
	findFirstPeriod,
	findOrder,
	findPaymentByReference,
	findPaymentWithOrder,
	insertChangeOrder,
	insertOrder,
	insertPayment,
	insertPeriodOrder,
	listOrderTitles,
	listPayments,
	type NewOrder,
	noteTrouble,
	type OrderRow,
	type OrderTitle,
	type PaymentRow,
} from "./orders.repository.server.ts";
export { orderName, orderView, type ShownState, shownState } from "./own/order-view.server.ts";
export {
	findLatestPayment,
	findOwnOrder,
	latestPaidOrder,
	listOwnOrders,
	ORDERS_AT_ONCE,
	selectOwnOrderIds,
} from "./own/own-orders.repository.server.ts";
export { findPaidBefore, findPaidForLater, isPaidForLater } from "./paid-later.repository.server.ts";
export {
	countRefunded,
	holdForRefund,
	insertRefund,
	moveRefund,
	type RefundRow,
	touchRefundIfUnchanged,
	upsertGatewayRefund,
} from "./refunding.repository.server.ts";
export { acceptPayment, returnPayment } from "./review/judge-payment.server.ts";
export { markSeen } from "./review/mark-seen.server.ts";
export { needsReview } from "./review/review.repository.server.ts";
export { listSoldCourses } from "./sold-courses.repository.server.ts";
export { findTrialOfPerson, insertTrialPersons } from "./trials/trial-persons.repository.server.ts";
export { expireUnpaid, listOpenPages } from "./unpaid-periods.repository.server.ts";
