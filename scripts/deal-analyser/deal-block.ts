import { type Block, type Formula, gap, input, result } from "./block.ts";
import type { Deal } from "./deals.ts";
import type { WorkbookWords } from "./workbook-words.ts";

/** Empty until there is a price and a value to calculate with. */
export function onceReady(formula: Formula): Formula {
	return (at) => `IF(AND(${at("arv")}>0,N(${at("price")})>0),${formula(at)},"")`;
}

export function dealBlock(words: WorkbookWords, deal: Partial<Deal>): Block {
	const verdict = (name: string) => `"${words.get("verdicts", name)}"`;
	return {
		name: "deal",
		rows: [
			input("address", "text", deal.address),
			input("currency", "text", "USD"),
			input("price", "amount", deal.price),
			input("ownArv", "amount"),
			input("rule", "share", deal.rule ?? 0.7),
			input("ownRepairs", "amount"),
			input("fee", "amount", deal.fee),
			gap("buyerCosts"),
			input("selling", "share", deal.selling ?? 0.08),
			input("months", "months", deal.months ?? 6),
			input("holdingPerMonth", "amount", deal.holdingPerMonth),
			input("buyingCosts", "amount", deal.buyingCosts),
			input("borrowed", "amount", deal.borrowed),
			input("interestRate", "share", deal.interestRate ?? 0.1),
			input("profitShare", "share", deal.profitShare ?? 0.15),
			gap("yourSide"),
			result("arv", "amount", (at) => `IF(N(${at("ownArv")})>0,${at("ownArv")},${at("comparablesArv")})`),
			result(
				"repairs",
				"amount",
				(at) => `IF(ISNUMBER(${at("ownRepairs")}),${at("ownRepairs")},${at("repairsTotal")})`,
			),
			result(
				"share",
				"amount",
				onceReady((at) => `${at("arv")}*${at("rule")}`),
			),
			result(
				"maximumOffer",
				"amount",
				onceReady((at) => `${at("share")}-${at("repairs")}-${at("fee")}`),
				true,
			),
			result(
				"spread",
				"amount",
				onceReady((at) => `${at("share")}-${at("repairs")}-${at("price")}`),
			),
			result(
				"room",
				"amount",
				onceReady((at) => `${at("maximumOffer")}-${at("price")}`),
			),
			gap("buyerSide"),
			result(
				"buyerPays",
				"amount",
				onceReady((at) => `${at("price")}+${at("fee")}`),
			),
			result(
				"sellingCosts",
				"amount",
				onceReady((at) => `${at("arv")}*${at("selling")}`),
			),
			result(
				"holding",
				"amount",
				onceReady((at) => `${at("months")}*${at("holdingPerMonth")}`),
			),
			result(
				"interest",
				"amount",
				onceReady((at) => `${at("borrowed")}*${at("interestRate")}*${at("months")}/12`),
			),
			result(
				"profit",
				"amount",
				onceReady((at) => `${beforeBuying(at)}-${at("buyerPays")}`),
				true,
			),
			result(
				"spends",
				"amount",
				onceReady(
					(at) => `${at("buyerPays")}+${at("buyingCosts")}+${at("repairs")}+${at("holding")}+${at("interest")}`,
				),
			),
			result(
				"return",
				"share",
				onceReady((at) => `${at("profit")}/${at("spends")}`),
			),
			result(
				"profitWanted",
				"amount",
				onceReady((at) => `${at("arv")}*${at("profitShare")}`),
			),
			result(
				"mostBuyerPays",
				"amount",
				onceReady((at) => `${beforeBuying(at)}-${at("profitWanted")}`),
			),
			gap("verdict"),
			result(
				"verdict",
				"text",
				(at) =>
					`IF(AND(${at("arv")}>0,N(${at("price")})>0),IF(${at("spread")}<=0,${verdict("walkAway")},` +
					`IF(AND(${at("price")}<=${at("maximumOffer")},${at("profit")}>=${at("profitWanted")}),` +
					`${verdict("goAhead")},${verdict("negotiate")})),${verdict("fillIn")})`,
				true,
			),
		],
	};
}

const beforeBuying: Formula = (at) =>
	["arv", "sellingCosts", "holding", "buyingCosts", "interest", "repairs"].map(at).join("-");
