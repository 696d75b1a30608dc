import { notFound } from "#app/shared/api/api-error.server.ts";
import type { Database } from "#db/client.server.ts";
import { type EditedEntry, findEditedEntry } from "./edited-entry.server.ts";
import { isOnShelf, type Shelf, shelfOf } from "./shelves.ts";

/** Throws 404 when the URL names no shelf. */
export function shelfAt(request: Request): Shelf {
	const shelf = shelfOf(request.url);
	if (!shelf) throw notFound();
	return shelf;
}

/** Throws 404 when no entry of this shelf has the id. */
export async function entryAt(
	db: Database,
	request: Request,
	id: string | undefined,
): Promise<{ shelf: Shelf; entry: EditedEntry }> {
	const shelf = shelfAt(request);
	const entry = /^[1-9]\d{0,8}$/.test(id ?? "") ? await findEditedEntry(db, Number(id)) : null;
	if (!entry || !isOnShelf(shelf, entry.kind, entry.key)) throw notFound();
	return { shelf, entry };
}
