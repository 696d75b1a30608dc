import type { Database } from "#db/client.server.ts";
import { listToDraw } from "./own-certificates.repository.server";

/** The certificates of a person that have not been withdrawn, for rooms that hand them on; a few at a time, the first one first. */
export function certificatesOf(db: Database, portion: { userId: number; from: number; limit: number }) {
	return listToDraw(db, portion);
}
