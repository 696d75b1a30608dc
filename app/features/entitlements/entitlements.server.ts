/** What other rooms put into their own batches. */
export {
	endGrant,
	type Granted,
	insertFreeEntitlement,
	listAllEntitlements,
	listEntitlements,
	openSource,
	setGrant,
} from "./entitlements.repository.server.ts";
