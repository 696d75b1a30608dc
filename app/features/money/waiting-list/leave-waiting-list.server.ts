import type { Database } from "#db/client.server.ts";
import { deleteWaitingByKey } from "./waiting.repository.server";

/** Deletes all entries of the address with this key. An unknown key gets the same answer, so it can be repeated. */
export async function leaveWaitingList(db: Database, key: string): Promise<void> {
	await deleteWaitingByKey(db, key);
}
