/*
 * Without JavaScript an action that needs a fresh proof goes through the confirmation page: its fields become
 * prefixed hidden fields there, posted on together with the proof.
 */

const CARRIED_ACTION_FIELD = "carriesDeed";
const CARRIED_FIELD_PREFIX = "deed.";

export type CarriedField = readonly [name: string, value: string];

/** Fields of the action to carry along; files cannot be carried and must be chosen again. */
export function carriedFields(sent: FormData): { fields: CarriedField[]; isFileLost: boolean } {
	const entries = [...sent];
	const fields = entries.flatMap(([name, value]): CarriedField[] => (typeof value === "string" ? [[name, value]] : []));
	return { fields, isFileLost: entries.some(([, value]) => typeof value !== "string" && value.size > 0) };
}

export function hiddenFields(fields: readonly CarriedField[]): CarriedField[] {
	return [
		[CARRIED_ACTION_FIELD, "1"],
		...fields.map(([name, value]): CarriedField => [CARRIED_FIELD_PREFIX + name, value]),
	];
}

/** Splits a body into carried and other fields; null when nothing is carried. */
export function readCarriedAction(sent: FormData): { fields: CarriedField[]; rest: FormData } | null {
	if (!sent.has(CARRIED_ACTION_FIELD)) return null;
	const fields: CarriedField[] = [];
	const rest = new FormData();
	for (const [name, value] of sent) {
		if (name === CARRIED_ACTION_FIELD || typeof value !== "string") continue;
		if (name.startsWith(CARRIED_FIELD_PREFIX)) fields.push([name.slice(CARRIED_FIELD_PREFIX.length), value]);
		else rest.append(name, value);
	}
	return { fields, rest };
}
