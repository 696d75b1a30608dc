import { type FilledFields, LONGEST_FIELD } from "./outline";

/** Null when the form has other fields, files, or texts that are too long. */
export function readFilled(form: FormData, fields: readonly { key: string }[]): FilledFields | null {
	const known = new Set(fields.map(({ key }) => `field.${key}`));
	const entries = [...form].filter(([name]) => name !== "format");
	const isSound = entries.every(
		([name, value]) => known.has(name) && typeof value === "string" && lengthOf(value) <= LONGEST_FIELD,
	);
	if (!isSound) return null;
	return Object.fromEntries(entries.map(([name, value]) => [name.slice("field.".length), String(value)]));
}

/** Counts as the browser does: a line break is one character, although forms submit two. */
function lengthOf(typed: string): number {
	return typed.replaceAll("\r\n", "\n").length;
}
