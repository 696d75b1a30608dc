import { DEFAULT_SETTINGS } from "../settings/setting-defaults";

/** Who runs the school: what a legal page has to name. */
export type Operator = { name: string; address: string; contactEmail: string };

/** The operator as a text names it: where no address has been set, `missing` says so in the words of the text. */
export function namedOperator(operator: Operator, missing: string): Operator {
	return operator.address === DEFAULT_SETTINGS.operator.address ? { ...operator, address: missing } : operator;
}

const PLACES = { operator: "name", operatorAddress: "address", contactEmail: "contactEmail" } as const;

/** Puts the operator where a text says `[[operator]]`, `[[operatorAddress]]` or `[[contactEmail]]`. For HTML the values are escaped. */
export function withOperator(text: string, operator: Operator, { isHtml = false } = {}): string {
	return text.replace(/\[\[(operator|operatorAddress|contactEmail)\]\]/g, (_whole, place: keyof typeof PLACES) => {
		const value = operator[PLACES[place]];
		return isHtml ? escaped(value) : value;
	});
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
