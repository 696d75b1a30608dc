/** What other rooms put into their own batches. */
export { insertFreeEntitlement, listEntitlements, openSource } from "./entitlements.repository.server";
