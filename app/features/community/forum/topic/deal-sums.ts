import type { DealSheet } from "#db/schema/community/forum.ts";

type Figures = Pick<DealSheet, "afterRepairValue" | "marginPercent" | "repairs" | "fee">;

/** What the buyer's margin is in money, and the most that may be offered. Below zero there is no offer to make. */
export function dealSums({ afterRepairValue, marginPercent, repairs, fee }: Figures): {
	margin: number;
	offer: number;
} {
	const margin = Math.round((afterRepairValue * marginPercent) / 100);
	return { margin, offer: afterRepairValue - margin - repairs - fee };
}
