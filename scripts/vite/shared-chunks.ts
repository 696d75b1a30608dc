import type { ManualChunkMeta } from "rollup";

/** What every page loads before anything else. */
const ENTRY = "/app/entry.client.tsx";
const ROOTS = [ENTRY, "/app/root.tsx"];

/** The pages that people come to first, and the rooms (with the figures) that these share beside the frame. */
const FIRST_PAGES = ["site/marketing/home", "learning/catalog/courses", "learning/catalog/course"];
const ROOMS = /\/app\/(?:features\/(?:learning\/catalog|money\/prices|site\/share|site\/illustrations)|ui\/figures)\//;
/** Many other pages ask for these as well: in a file of the catalog they would bring it along. */
const APART = /\/app\/(?:ui|features\/site\/illustrations)\/(badge|themed-picture)\.tsx$/;

/**
 * Puts what every page loads into one file: the libraries and the frame of the school;
 * and what the first pages share into one for each group of them. Left to itself the
 * bundler makes a file of each part that some page shares with another: forty for a
 * page, which compress worse apart than together.
 * Record: docs/decisions/0114-what-every-page-loads-is-one-file.md
 */
export function sharedChunks() {
	let frame: Set<string> | undefined;
	let firstPages: Set<string>[] | undefined;

	return (id: string, { getModuleInfo, getModuleIds }: ManualChunkMeta): string | undefined => {
		const reachedBy = (...files: string[]) => {
			const start = [...getModuleIds()].filter((known) => files.some((file) => isFile(known, file)));
			return reachableFrom(start, (module) => getModuleInfo(module)?.importedIds ?? []);
		};
		frame ??= reachedBy(...ROOTS);
		firstPages ??= FIRST_PAGES.map((page) => reachedBy(`/app/routes/${page}.tsx`));

		// The entry starts the page when it is loaded, so it is never part of what others import.
		if (frame.has(id)) return isFile(id, ENTRY) ? undefined : "frame";
		const apart = APART.exec(id)?.[1];
		if (apart || !ROOMS.test(id)) return apart;
		const sharing = FIRST_PAGES.filter((_page, index) => firstPages?.[index]?.has(id));
		return sharing.length > 1 ? sharing.map((page) => page.split("/").at(-1)).join("-") : undefined;
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
