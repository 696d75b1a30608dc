import { isCreditCovered, type OrderRow, type PeriodOrder } from "#app/features/money/orders/face.server.ts";
import type { Membership } from "../membership";

type OrderFacts = Pick<
	OrderRow,
	"id" | "periodNumber" | "paidAt" | "expiresAt" | "totalMinor" | "refundedMinor" | "refundingMinor"
>;
type CurrentState = {
	membership: Pick<Membership, "periodNumber">;
	isChanged: boolean;
	period: readonly PeriodOrder[];
};

/**
 * Whether a paid change can begin at its price. A late payment may arrive when its period is over, something else was
 * chosen, or the amount it credited was refunded. Its own money must not be on its way back either.
 */
export function isChangeValid(order: OrderFacts, { membership, isChanged, period }: CurrentState): boolean {
	const { id, periodNumber, paidAt, expiresAt, totalMinor, refundedMinor, refundingMinor } = order;
	if (isChanged || membership.periodNumber !== periodNumber) return false;
	if (paidAt === null || paidAt > expiresAt || refundedMinor + refundingMinor >= totalMinor) return false;
	return isCreditCovered(period, id);
}
