import { version } from "#package.json";

export const PRODUCT_VERSION: string = version;

export function isOlderVersion(version: string, than: string): boolean {
	const [own, other] = [numbersOf(version), numbersOf(than)];
	const length = Math.max(own.length, other.length);
	for (let at = 0; at < length; at += 1) {
		const difference = (own[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference < 0;
	}
	return false;
}

/** Ignores the patch number, as patch releases do not change screens. */
function numbersOf(version: string): number[] {
	return version
		.split(".")
		.slice(0, 2)
		.map((part) => Number.parseInt(part, 10) || 0);
}
