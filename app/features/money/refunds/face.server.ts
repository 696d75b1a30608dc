export { approveRefund, declineRefund } from "./decide-refund.server.ts";
export { adoptRefund } from "./elsewhere/adopt-refund.server.ts";
export { HAS_NO_REFUND, listUnrecordedRefunds } from "./elsewhere/gone-elsewhere.repository.server.ts";
export { refundByGoodwill } from "./give-by-goodwill.server.ts";
export { payByHand } from "./pay-by-hand.server.ts";
export { listRefundsOf } from "./refunds.repository.server.ts";
export { type OwnSituation, situationStatements, toSituation } from "./request-refund.server.ts";
