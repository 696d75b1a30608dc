import { notFound } from "#app/shared/api/api-error.server.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedEntry, findEditedEntry } from "./edited-entry.server.ts";
import { type Shelf, shelfOf, standsOn } from "./shelves.ts";

/** The shelf of an address; 404 where there is none. */
export function shelfAt(request: Request): Shelf {
	const shelf = shelfOf(request.url);
	if (!shelf) throw notFound();
	return shelf;
}

/** The entry that an address names on its shelf; 404 for any other number. */
export async function entryAt(
	db: Database,
	request: Request,
	id: string | undefined,
): Promise<{ shelf: Shelf; entry: EditedEntry }> {
	const shelf = shelfAt(request);
	const entry = /^[1-9]\d{0,8}$/.test(id ?? "") ? await findEditedEntry(db, Number(id)) : null;
	if (!entry || !standsOn(shelf, entry.kind, entry.key)) throw notFound();
	return { shelf, entry };
}
