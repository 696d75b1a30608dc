/** The name of a place, as addresses (`?place=us-wy`) and the map of the states have it. */
export const PLACE_KEY = /^[a-z]{2}(?:-[a-z]{2,4})?$/;

/**
 * True where a key is that of such a place: a country is its two letters, or these and the part of it whose law is
 * meant (`gb-eng`); a state or region begins with its country. States of the United States have two letters, as on the map.
 */
export function isPlaceKey(key: string, { kind, country }: { kind: string; country: string }): boolean {
	if (!PLACE_KEY.test(key)) return false;
	const [first, part] = key.split("-");
	if (first !== country.toLowerCase()) return false;
	if (kind !== "country" && part === undefined) return false;
	return !(kind === "state" && first === "us") || part?.length === 2;
}
