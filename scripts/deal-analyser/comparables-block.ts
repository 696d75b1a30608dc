import { type Block, type BlockRow, gap, input, result } from "./block.ts";
import type { Deal } from "./deals.ts";

export const COMPARABLES = 6;
const FEET_IN_METRE = 10.764;

/** Each adjusted in money and divided by its area; the middle one gives the value. */
export function comparablesBlock(deal: Partial<Deal>): Block {
	const unit = deal.areaUnit ?? "ft²";
	const column = (name: string) => (at: (key: string) => string) =>
		`${at(`sale1.${name}`)}:${at(`sale${COMPARABLES}.${name}`)}`;
	const perArea = column("perArea");
	const ofAll = (name: string) => (at: (key: string) => string) =>
		`IF(COUNT(${perArea(at)})=0,"",${name}(${perArea(at)}))`;
	return {
		name: "comparables",
		rows: [
			input("areaUnit", "unit", unit),
			input("area", "area", deal.area),
			result(
				"otherArea",
				"text",
				(at) =>
					`IF(N(${at("area")})>0,IF(${at("areaUnit")}="ft²",ROUND(${at("area")}/${FEET_IN_METRE},1)&" m²",` +
					`ROUND(${at("area")}*${FEET_IN_METRE},0)&" ft²"),"")`,
			),
			gap("sales"),
			{ is: "heads", columns: ["sale", "soldOn", "salePrice", "saleArea", "adjustment", "adjusted", "perArea"] },
			...Array.from({ length: COMPARABLES }, (_, at) => saleRow(at + 1, deal.comparables?.[at])),
			gap("value"),
			result("salesCounted", "area", (at) => `COUNT(${perArea(at)})`),
			result("lowest", "perArea", ofAll("MIN")),
			result("median", "perArea", ofAll("MEDIAN")),
			result("highest", "perArea", ofAll("MAX")),
			result("comparablesArv", "amount", (at) => `N(${at("median")})*N(${at("area")})`, true),
		],
	};
}

function saleRow(number: number, sale: NonNullable<Deal["comparables"]>[number] | undefined): BlockRow {
	const key = (name: string) => `sale${number}.${name}`;
	const whole = (at: (key: string) => string) =>
		`AND(COUNT(${at(key("price"))},${at(key("area"))})=2,N(${at(key("area"))})>0)`;
	return {
		is: "line",
		cells: [
			{ is: "input", key: key("name"), format: "text", value: sale?.name },
			{ is: "input", key: key("soldOn"), format: "date" },
			{ is: "input", key: key("price"), format: "amount", value: sale?.price },
			{ is: "input", key: key("area"), format: "area", value: sale?.area },
			{ is: "input", key: key("adjustment"), format: "signedAmount", value: sale?.adjustment },
			{
				is: "result",
				key: key("adjusted"),
				format: "amount",
				formula: (at) => `IF(${whole(at)},${at(key("price"))}+N(${at(key("adjustment"))}),"")`,
			},
			{
				is: "result",
				key: key("perArea"),
				format: "perArea",
				formula: (at) => `IF(${whole(at)},${at(key("adjusted"))}/${at(key("area"))},"")`,
			},
		],
	};
}
