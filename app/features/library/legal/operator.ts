import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";

export type Operator = { name: string; address: string; contactEmail: string };

/** Uses `missing` when no address is set. */
export function namedOperator(operator: Operator, missing: string): Operator {
	return operator.address === DEFAULT_SETTINGS.operator.address ? { ...operator, address: missing } : operator;
}

const FIELD_OF_PLACEHOLDER = { operator: "name", operatorAddress: "address", contactEmail: "contactEmail" } as const;

export type LegalPlaceholders = Operator & { guaranteeDays: number };

/** Fills `[[operator]]`, `[[operatorAddress]]`, `[[contactEmail]]` and `[[guaranteeDays]]`; escaped for HTML. */
export function fillPlaceholders(text: string, values: LegalPlaceholders, { isHtml = false } = {}): string {
	return text.replace(
		/\[\[(operator|operatorAddress|contactEmail|guaranteeDays)\]\]/g,
		(_whole, place: keyof typeof FIELD_OF_PLACEHOLDER | "guaranteeDays") => {
			const value = place === "guaranteeDays" ? String(values.guaranteeDays) : values[FIELD_OF_PLACEHOLDER[place]];
			return isHtml ? escaped(value) : value;
		},
	);
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
