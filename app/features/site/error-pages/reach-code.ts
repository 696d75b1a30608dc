/**
 * Ends when the code at an address can be had, and throws a load failure when it cannot. Not by `import`: some browsers
 * remember a module that did not come, and refuse it without asking until the document is loaded anew (record 116).
 */
export async function reachCode(address: string): Promise<void> {
	const { ok } = await fetch(address);
	if (!ok) throw new TypeError(`Failed to fetch ${address}`);
}
