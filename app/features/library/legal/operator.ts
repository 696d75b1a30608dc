import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";

/** Who runs the school: what a legal page has to name. */
export type Operator = { name: string; address: string; contactEmail: string };

/** The operator as a text names it: where no address has been set, `missing` says so in the words of the text. */
export function namedOperator(operator: Operator, missing: string): Operator {
	return operator.address === DEFAULT_SETTINGS.operator.address ? { ...operator, address: missing } : operator;
}

const PLACES = { operator: "name", operatorAddress: "address", contactEmail: "contactEmail" } as const;

/** What the texts of legal pages leave to the settings: who runs the school, and for how many days it promises the money back. */
export type LegalPlaces = Operator & { guaranteeDays: number };

/** Puts it where a text says `[[operator]]`, `[[operatorAddress]]`, `[[contactEmail]]` or `[[guaranteeDays]]`. For HTML the values are escaped. */
export function withPlaces(text: string, places: LegalPlaces, { isHtml = false } = {}): string {
	return text.replace(
		/\[\[(operator|operatorAddress|contactEmail|guaranteeDays)\]\]/g,
		(_whole, place: keyof typeof PLACES | "guaranteeDays") => {
			const value = place === "guaranteeDays" ? String(places.guaranteeDays) : places[PLACES[place]];
			return isHtml ? escaped(value) : value;
		},
	);
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
