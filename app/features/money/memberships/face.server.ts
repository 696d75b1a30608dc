export { endForDeletion } from "./change/end-of-account.server.ts";
export { buildChangePreview, type ChangePreview } from "./change/preview-change.server.ts";
export { countLiveOfPair, listLiveOfPair } from "./live-of-pair.repository.server.ts";
export { findRules, gatewayOf, type MembershipTools } from "./membership-tools.server.ts";
export {
	findLiveMembership,
	findMembership,
	findPaidPayment,
	listMemberships,
} from "./memberships.repository.server.ts";
export { optionsOf } from "./page/billing-view.server.ts";
export { referencesOf } from "./periods/paid-order.server.ts";
export { findPricing, quoteNextPeriod, quotePeriod, quoteWithoutCoupon } from "./periods/period-quote.server.ts";
export { stepWrites } from "./write-step.server.ts";
