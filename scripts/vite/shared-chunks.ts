import type { ManualChunkMeta } from "rollup";

const ENTRY = "/app/entry.client.tsx";
const ROOTS = [ENTRY, "/app/root.tsx"];

/**
 * Puts what every page loads into one file. By default the bundler makes forty files for a page, which compress worse
 * apart than together. Record: docs/decisions/0114-what-a-first-visit-loads.md
 */
export function sharedChunks() {
	let frame: Set<string> | undefined;

	return (id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined => {
		frame ??= reachableFrom(
			[...getModuleIds()].filter((known) => ROOTS.some((root) => isFile(known, root))),
			(module) => getModuleInfo(module)?.importedIds ?? [],
		);
		// The entry starts the page when it is loaded, so it must not be in what others import.
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
