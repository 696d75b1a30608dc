import { version } from "#package.json";

/** The version of the product that runs. */
export const PRODUCT_VERSION: string = version;

/** True when a version comes before another: `1.9` before `1.10`, `1.0` not before `1`. */
export function isOlderVersion(version: string, than: string): boolean {
	const [own, other] = [numbersOf(version), numbersOf(than)];
	const length = Math.max(own.length, other.length);
	for (let at = 0; at < length; at += 1) {
		const difference = (own[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return false;
}

/** Without the last of three numbers: a mended fault leaves the screens as they are. */
function numbersOf(version: string): number[] {
	return version
		.split(".")
		.slice(0, 2)
		.map((part) => Number.parseInt(part, 10) || 0);
}
