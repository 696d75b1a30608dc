/*
 * Without JavaScript an action that needs a fresh proof goes through the confirmation page: its fields become
 * prefixed hidden fields there, posted on together with the proof.
 */

const MARK = "carriesDeed";
const PREFIX = "deed.";

export type CarriedField = readonly [name: string, value: string];

/** Fields of the action to carry along; files cannot be carried and must be chosen again. */
export function carriedFields(sent: FormData): { fields: CarriedField[]; isFileLost: boolean } {
	const entries = [...sent];
	const fields = entries.flatMap(([name, value]): CarriedField[] => (typeof value === "string" ? [[name, value]] : []));
	return { fields, isFileLost: entries.some(([, value]) => typeof value !== "string" && value.size > 0) };
}

export function hiddenFields(fields: readonly CarriedField[]): CarriedField[] {
	return [[MARK, "1"], ...fields.map(([name, value]): CarriedField => [PREFIX + name, value])];
}

/** Splits a body into carried and other fields; null when nothing is carried. */
export function readCarried(sent: FormData): { fields: CarriedField[]; rest: FormData } | null {
	if (!sent.has(MARK)) return null;
	const fields: CarriedField[] = [];
	const rest = new FormData();
	for (const [name, value] of sent) {
		if (name === MARK || typeof value !== "string") continue;
		if (name.startsWith(PREFIX)) fields.push([name.slice(PREFIX.length), value]);
		else rest.append(name, value);
	}
	return { fields, rest };
}
