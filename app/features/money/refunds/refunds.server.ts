/** What rooms that stand on refunds put into their batches. */
export { adoptRefund } from "./elsewhere/adopt-refund.server";
export { HAS_NO_REFUND, listUnbooked } from "./elsewhere/gone-elsewhere.repository.server";
export { listRefundsOf } from "./refunds.repository.server";
