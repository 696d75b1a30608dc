import type { ManualChunkMeta } from "rollup";

/** What every page loads before anything else. */
const ENTRY = "/app/entry.client.tsx";
const ROOTS = [ENTRY, "/app/root.tsx"];

/**
 * Puts what every page loads, the libraries and the frame of the school, into one file. Left to itself the bundler makes
 * a file of each part that some page shares with another: forty for a page, which compress worse apart than together.
 * Record: docs/decisions/0114-what-a-first-visit-loads.md
 */
export function sharedChunks() {
	let frame: Set<string> | undefined;

	return (id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined => {
		frame ??= reachableFrom(
			[...getModuleIds()].filter((known) => ROOTS.some((root) => isFile(known, root))),
			(module) => getModuleInfo(module)?.importedIds ?? [],
		);
		// The entry starts the page when it is loaded, so it is never part of what others import.
		return frame.has(id) && !isFile(id, ENTRY) ? "frame" : undefined;
	};
}

function reachableFrom(start: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
	const found = new Set(start);
	for (const id of found) for (const imported of importsOf(id)) found.add(imported);
	return found;
}

function isFile(id: string, ending: string): boolean {
	return (id.split("?", 1)[0] ?? id).endsWith(ending);
}
