/** The key of a place, as used in URLs (`?place=us-wy`) and by the map of the states. */
export const PLACE_KEY = /^[a-z]{2}(?:-[a-z]{2,4})?$/;

/**
 * A country is two letters, optionally with a part (`gb-eng`); a state starts with its country. States of the United
 * States have two letters, as on the map.
 */
export function isPlaceKey(key: string, { kind, country }: { kind: string; country: string }): boolean {
	if (!PLACE_KEY.test(key)) return false;
	const [first, part] = key.split("-");
	if (first !== country.toLowerCase()) return false;
	if (kind !== "country" && part === undefined) return false;
	return !(kind === "state" && first === "us") || part?.length === 2;
}
