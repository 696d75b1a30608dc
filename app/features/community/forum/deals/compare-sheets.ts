import type { DealSheet } from "#db/schema/community/forum.ts";
import { DEAL_LINES, type DealLine } from "#db/schema/community/forum-kinds.ts";
import { dealSums } from "../topic/deal-sums";

/** What each line adds to the offer, or takes from it. */
export function amountsOf(deal: DealSheet): Record<DealLine, number> {
	// `-0` would be shown with its sign.
	const taken = (amount: number) => 0 - amount;
	return {
		value: deal.afterRepairValue,
		margin: taken(dealSums(deal).margin),
		repairs: taken(deal.repairs),
		fee: taken(deal.fee),
	};
}

export type Comparison = {
	/** Former amounts of the lines that differ. */
	was: Partial<Record<DealLine, number>>;
	/** Of the offers: below zero, the answer offers less. */
	difference: number;
};

/** How the sheet of an answer differs from that of its topic; null for sheets of two currencies. */
export function compareSheets(base: DealSheet, own: DealSheet): Comparison | null {
	if (base.currency !== own.currency) return null;
	const [former, present] = [amountsOf(base), amountsOf(own)];
	const changed = DEAL_LINES.filter((line) => former[line] !== present[line]);
	return {
		was: Object.fromEntries(changed.map((line) => [line, former[line]])),
		difference: dealSums(own).offer - dealSums(base).offer,
	};
}
