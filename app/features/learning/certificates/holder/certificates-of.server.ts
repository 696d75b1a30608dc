import type { Database } from "#db/client.server.ts";
import { listToDraw } from "./own-certificates.repository.server";

/** Certificates of a user that have not been revoked, oldest first, in portions. */
export function certificatesOf(db: Database, portion: { userId: number; from: number; limit: number }) {
	return listToDraw(db, portion);
}
