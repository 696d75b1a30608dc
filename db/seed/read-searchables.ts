import { existsSync, readdirSync } from "node:fs";
import { collectSearchables, type Searchable, type Searchables } from "#app/features/library/search/searchables.ts";

const WINGS = new URL("../../app/features/", import.meta.url);

/** What rooms declare in their `searchable.ts`, for commands that run in Node, where `room.server.ts` does not load. */
export async function readSearchables(): Promise<Searchables> {
	const files = foldersIn(WINGS)
		.flatMap(foldersIn)
		.map((room) => new URL("searchable.ts", room))
		.filter((file) => existsSync(file));
	const declared = await Promise.all(
		files.map(async (file): Promise<Searchable> => (await import(/* @vite-ignore */ file.href)).SEARCHABLE),
	);
	return collectSearchables(declared);
}

function foldersIn(folder: URL): URL[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => new URL(`${name}/`, folder));
}
