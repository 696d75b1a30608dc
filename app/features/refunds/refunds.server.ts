/** What rooms that stand on refunds put into their batches. */
export { adoptRefund } from "./adopt-refund.repository.server";
