/** Evenly distributed hash of the seed in [0, 1) (FNV-1a with a final mix, 32 bits). */
export function seededShare(seed: string): number {
	let value = 0x811c9dc5;
	for (const char of seed) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
	return ((value ^ (value >>> 16)) >>> 0) / 2 ** 32;
}
