import { collectSearchables, type Searchable, type Searchables } from "#app/features/library/search/searchables.ts";
import { readDeclared } from "./read-declared.ts";

/** What rooms declare in their `searchable.ts`. */
export async function readSearchables(): Promise<Searchables> {
	const declared = await readDeclared<{ SEARCHABLE: Searchable }>("searchable.ts");
	return collectSearchables(declared.map(({ SEARCHABLE }) => SEARCHABLE));
}
