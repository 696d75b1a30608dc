import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { findShownPicture } from "./pictures.repository.server";

const ID = /^[0-9a-f]{32}$/;

/** The file of a picture for who may see a post that shows it; null for everybody else. */
export async function shownPicture(db: Database, asked: Parameters<typeof findShownPicture>[1]) {
	return ID.test(asked.id) ? firstRow(await findShownPicture(db, asked)) : null;
}
