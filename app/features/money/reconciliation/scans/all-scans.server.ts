import type { MembershipTools } from "#app/features/money/memberships/face.server.ts";
import type { Scan } from "../scan";
import { commissionScan } from "./commission-scan.repository.server";
import { eventScan } from "./event-scan.repository.server";
import { membershipScan } from "./membership-scan.repository.server";
import { orderScan } from "./order-scan.repository.server";
import { paymentScan } from "./payment-scan.repository.server";
import { gatewayRefundScan, refundScan } from "./refund-scan.repository.server";
import { rightScan } from "./right-scan.repository.server";
import { endedSubscriptionScan, secondSubscriptionScan } from "./subscription-scans.repository.server";

/** In order. Those that call a gateway are last, so that one that is down delays nothing else. */
export function allScans(tools: Pick<MembershipTools, "gateways">): readonly Scan[] {
	return [
		orderScan,
		paymentScan,
		commissionScan,
		refundScan,
		gatewayRefundScan,
		eventScan,
		membershipScan,
		rightScan,
		endedSubscriptionScan(tools),
		secondSubscriptionScan(tools),
	];
}

export const SCAN_COUNT = 10;
