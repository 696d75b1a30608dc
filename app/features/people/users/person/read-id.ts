/** The number of a person in an address, or null for what is none. */
export function readPersonId(text: string | undefined | null): number | null {
	return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
