/**
 * Resolves when the code at an address is reachable, otherwise throws a load failure. Not by `import`: some browsers
 * cache a failed module until the document reloads (record 116).
 */
export async function reachCode(url: string): Promise<void> {
	const { ok } = await fetch(url);
	if (!ok) throw new TypeError(`Failed to fetch ${url}`);
}
