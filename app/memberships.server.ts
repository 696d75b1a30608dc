import type { MembershipTools } from "#app/features/money/memberships/membership-tools.server.ts";
import { gatewaysOf, ORDER_JOINS } from "./money.server";

/** What memberships stand on, from the Worker's variables. */
export function membershipTools(variables: Parameters<typeof gatewaysOf>[0], origin: string): MembershipTools {
	return { gateways: (db) => gatewaysOf(variables, db), joins: ORDER_JOINS, origin };
}
