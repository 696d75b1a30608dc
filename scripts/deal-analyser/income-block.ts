import { type Block, type Formula, gap, input, result } from "./block.ts";
import type { Deal } from "./deals.ts";

export const UNITS = 4;

export function incomeBlock(deal: Partial<Deal>): Block {
	const { income } = deal;
	return {
		name: "income",
		rows: [
			...Array.from({ length: UNITS }, (_, at) => input(`rent${at + 1}`, "amount", income?.rents[at])),
			gap("yearlyCosts"),
			input("vacancy", "share", income?.vacancy ?? 0.05),
			input("management", "share", income?.management ?? 0.1),
			input("tax", "amount", income?.tax),
			input("insurance", "amount", income?.insurance),
			input("maintenance", "share", income?.maintenance ?? 0.1),
			input("water", "amount", income?.water),
			input("capRate", "share", income?.capRate ?? 0.08),
			gap("incomeResults"),
			result("yearlyRent", "amount", (at) => `12*SUM(${at("rent1")}:${at(`rent${UNITS}`)})`),
			result(
				"vacancyAmount",
				"amount",
				onceLet((at) => `${at("yearlyRent")}*${at("vacancy")}`),
			),
			result(
				"collected",
				"amount",
				onceLet((at) => `${at("yearlyRent")}-${at("vacancyAmount")}`),
			),
			result(
				"managementAmount",
				"amount",
				onceLet((at) => `${at("collected")}*${at("management")}`),
			),
			result(
				"maintenanceAmount",
				"amount",
				onceLet((at) => `${at("yearlyRent")}*${at("maintenance")}`),
			),
			result(
				"netIncome",
				"amount",
				onceLet((at) =>
					["collected", "managementAmount", "tax", "insurance", "maintenanceAmount", "water"].map(at).join("-"),
				),
				true,
			),
			result(
				"incomeValue",
				"amount",
				onceLet((at) => `${at("netIncome")}/${at("capRate")}`),
				true,
			),
			result(
				"landlordLimit",
				"amount",
				onceLet((at) => `${at("incomeValue")}-${at("repairs")}-${at("buyingCosts")}-${at("fee")}`),
			),
			result(
				"landlordRoom",
				"amount",
				onceLet((at) => `IF(N(${at("price")})>0,${at("landlordLimit")}-${at("price")},"")`),
			),
			result(
				"landlordSpends",
				"amount",
				onceLet((at) => `IF(N(${at("price")})>0,${at("price")}+${at("fee")}+${at("repairs")}+${at("buyingCosts")},"")`),
			),
			result(
				"landlordYield",
				"share",
				onceLet((at) => `IF(N(${at("price")})>0,${at("netIncome")}/${at("landlordSpends")},"")`),
			),
		],
	};
}

/** Empty until there is a rent and a rate to divide by. */
function onceLet(formula: Formula): Formula {
	return (at) => `IF(AND(${at("yearlyRent")}>0,N(${at("capRate")})>0),${formula(at)},"")`;
}
