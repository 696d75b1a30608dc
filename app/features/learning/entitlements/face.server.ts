export {
	type DeskRight,
	endRight,
	extendGrant,
	findGrant,
	findRight,
	type GrantedRight,
	markAsGrant,
	pauseRight,
	resumeRight,
	setGrant,
} from "./desk-rights.repository.server.ts";
export {
	entitlementsColumn,
	holdsPlan,
	insertFreeEntitlement,
	listAllEntitlements,
	listEntitlements,
	sourceOfAccess,
} from "./entitlements.repository.server.ts";
export { endMembershipRights, opensByOtherPlans, setMembershipRights } from "./membership-rights.repository.server.ts";
export { endOrderRight, insertOrderRight } from "./order-rights.repository.server.ts";
