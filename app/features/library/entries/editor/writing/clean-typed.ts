import { cleanText } from "#app/shared/text/clean-text.ts";

export function cleanTyped(typed: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, cleanValue(value)]));
}

function cleanValue(value: unknown): unknown {
	if (typeof value === "string") return cleanText(value);
	if (Array.isArray(value)) return value.map(cleanValue);
	return typeof value === "object" && value !== null && !(value instanceof File)
		? cleanTyped(value as Record<string, unknown>)
		: value;
}
