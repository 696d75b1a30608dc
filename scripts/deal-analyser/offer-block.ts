import { type Block, gap, input, result } from "./block.ts";
import { onceReady } from "./deal-block.ts";
import type { Deal } from "./deals.ts";
import type { WorkbookWords } from "./workbook-words.ts";

export function offerBlock(words: WorkbookWords, deal: Partial<Deal>): Block {
	return {
		name: "offer",
		rows: [
			input("doubtName", "text", deal.doubtName ? words.get("repairs", deal.doubtName) : undefined),
			input("doubt", "amount", deal.doubt),
			gap("offers"),
			result(
				"offerPrice",
				"amount",
				onceReady((at) => at("price")),
			),
			result(
				"offerMaximum",
				"amount",
				onceReady((at) => at("maximumOffer")),
			),
			result(
				"offerByBuyer",
				"amount",
				onceReady((at) => `${at("mostBuyerPays")}-${at("fee")}`),
			),
			result(
				"firstOffer",
				"amount",
				onceReady((at) => `${at("highestOffer")}-N(${at("doubt")})`),
				true,
			),
			result(
				"highestOffer",
				"amount",
				onceReady((at) => `MIN(${at("offerMaximum")},${at("offerByBuyer")})`),
				true,
			),
			result(
				"walkAwayAbove",
				"amount",
				onceReady((at) => at("highestOffer")),
			),
			result(
				"offerGap",
				"amount",
				onceReady((at) => `${at("highestOffer")}-${at("price")}`),
			),
		],
	};
}
