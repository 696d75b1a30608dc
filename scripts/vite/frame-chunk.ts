import type { ManualChunkMeta } from "rollup";

/** What every page loads before anything else. */
const ENTRY = "/app/entry.client.tsx";
const ROOTS = [ENTRY, "/app/root.tsx"];

/**
 * Puts what every page loads into one file, the libraries and the frame of the
 * school, and what the frame imports late into another. Left to itself the bundler
 * makes a file of each part that some page shares with another: forty for a page,
 * which compress worse apart than together.
 */
export function frameChunk() {
	let frame: Set<string> | undefined;
	let late: Set<string> | undefined;
	let shared: Set<string> | undefined;

	return (id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined => {
		if (!frame || !late || !shared) {
			const isLate = (module: string) => Boolean(getModuleInfo(module)?.dynamicImporters.length);
			const importsOf = (module: string) => getModuleInfo(module)?.importedIds ?? [];
			const roots = [...getModuleIds()].filter((known) => ROOTS.some((root) => isFile(known, root)));
			frame = reachableFrom(roots, (module) => importsOf(module).filter((imported) => !isLate(imported)));
			// Imported at once as well, by a line that only the server runs: the bundler would take them along.
			late = new Set([...frame].flatMap((module) => importsOf(module).filter(isLate)));
			const withLate = reachableFrom([...late], importsOf);
			const importersOf = (module: string) => getModuleInfo(module)?.importers ?? [];
			// What pages need of it as well must not make them load the rest.
			shared = new Set([...withLate].filter((module) => importersOf(module).some((by) => !withLate.has(by))));
		}
		// The entry starts the page when it is loaded, so it is never part of what others import.
		if ((frame.has(id) && !isFile(id, ENTRY)) || (shared.has(id) && !late.has(id))) return "frame";
		return late.has(id) ? "late" : undefined;
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
