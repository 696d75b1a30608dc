/*
 * Without script a deed whose proof is too old travels through the page that asks for one: its fields stand there as
 * hidden fields under a prefix, and are posted on together with the proof.
 */

/** The field that tells such a body from any other. */
const MARK = "carriesDeed";
const PREFIX = "deed.";

export type DeedField = readonly [name: string, value: string];

/** What of a deed can be carried; a file cannot, and has to be chosen again. */
export function toCarry(sent: FormData): { fields: DeedField[]; isFileLost: boolean } {
	const entries = [...sent];
	const fields = entries.flatMap(([name, value]): DeedField[] => (typeof value === "string" ? [[name, value]] : []));
	return { fields, isFileLost: entries.some(([, value]) => typeof value !== "string" && value.size > 0) };
}

/** The hidden fields of the page that asks for the proof. */
export function hiddenFields(fields: readonly DeedField[]): DeedField[] {
	return [[MARK, "1"], ...fields.map(([name, value]): DeedField => [PREFIX + name, value])];
}

/** Splits a body into the fields of the carried form and the other fields; null if no form is carried. */
export function readCarried(sent: FormData): { fields: DeedField[]; rest: FormData } | null {
	if (!sent.has(MARK)) return null;
	const fields: DeedField[] = [];
	const rest = new FormData();
	for (const [name, value] of sent) {
		if (name === MARK || typeof value !== "string") continue;
		if (name.startsWith(PREFIX)) fields.push([name.slice(PREFIX.length), value]);
		else rest.append(name, value);
	}
	return { fields, rest };
}
