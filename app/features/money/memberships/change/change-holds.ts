import { isCreditThere, type OrderRow, type PeriodOrder } from "#app/features/money/orders/face.server.ts";
import type { Membership } from "../membership";

type Ordered = Pick<
	OrderRow,
	"id" | "periodNumber" | "paidAt" | "expiresAt" | "totalMinor" | "refundedMinor" | "refundingMinor"
>;
type Now = {
	membership: Pick<Membership, "periodNumber">;
	/** Anything has happened to it since its member asked for the change. */
	isChanged: boolean;
	/** The orders of its period. */
	period: readonly PeriodOrder[];
};

/**
 * Whether a change that was paid can begin for the price that it was paid at. A card that was declined, or a bank that took its time,
 * may pay it when nobody reckons with it any more: then its days are over, something else was chosen, or what it has
 * credited has gone back. Its own money must not be on its way back either.
 */
export function changeHolds(order: Ordered, { membership, isChanged, period }: Now): boolean {
	const { id, periodNumber, paidAt, expiresAt, totalMinor, refundedMinor, refundingMinor } = order;
	if (isChanged || membership.periodNumber !== periodNumber) return false;
	if (paidAt === null || paidAt > expiresAt || refundedMinor + refundingMinor >= totalMinor) return false;
	return isCreditThere(period, id);
}
