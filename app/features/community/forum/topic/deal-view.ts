import { numberFormat } from "#app/shared/words/intl.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { dealSums } from "./deal-sums";

/** A deal with the school's sums, in words. */
export function dealView(deal: DealSheet, language: string) {
	const { margin, offer } = dealSums(deal);
	const amount = (value: number) => numberFormat(language, { maximumFractionDigits: 0 }).format(value);
	const percent = numberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
		deal.marginPercent / 100,
	);
	return {
		place: deal.place,
		currency: deal.currency,
		asking: deal.asking === null ? null : amount(deal.asking),
		percent,
		lines: [
			{ name: "value" as const, amount: amount(deal.afterRepairValue) },
			{ name: "margin" as const, amount: amount(-margin) },
			{ name: "repairs" as const, amount: amount(-deal.repairs) },
			{ name: "fee" as const, amount: amount(-deal.fee) },
		],
		offer: amount(offer),
	};
}
export type DealView = ReturnType<typeof dealView>;
