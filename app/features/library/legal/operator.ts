import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";

export type Operator = { name: string; address: string; contactEmail: string };

/** Uses `missing` when no address is set. */
export function namedOperator(operator: Operator, missing: string): Operator {
	return operator.address === DEFAULT_SETTINGS.operator.address ? { ...operator, address: missing } : operator;
}

const PLACES = { operator: "name", operatorAddress: "address", contactEmail: "contactEmail" } as const;

export type LegalPlaces = Operator & { guaranteeDays: number };

/** Fills `[[operator]]`, `[[operatorAddress]]`, `[[contactEmail]]` and `[[guaranteeDays]]`; escaped for HTML. */
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
