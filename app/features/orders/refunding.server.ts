/** What the room of refunds puts into its batches: what is on its way back of an order stands with the order. */
export { findPaymentWithOrder } from "./orders.repository.server";
export { findPaidBefore, findPaidForLater, isPaidForLater } from "./paid-later.repository.server";
export { countRefunded, holdForRefund, keepGatewayRefund } from "./refunding.repository.server";
