import type { Database } from "#db/client.server.ts";
import { deleteWaitingByKey } from "./waiting.repository.server";

/**
 * Takes an address off the list with all that it waits for, by the key of its mail. A key that nobody has is answered in
 * the same way: whoever has left may press twice.
 */
export async function leaveWaitingList(db: Database, key: string): Promise<void> {
	await deleteWaitingByKey(db, key);
}
