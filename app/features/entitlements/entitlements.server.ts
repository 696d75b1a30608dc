/** What other rooms put into their own batches. */
export {
	insertFreeEntitlement,
	listAllEntitlements,
	listEntitlements,
	openSource,
} from "./entitlements.repository.server.ts";
