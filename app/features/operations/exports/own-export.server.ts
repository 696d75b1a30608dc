import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { findOwnExport } from "./exports.repository.server";

/** An export of the signed-in user: a list of one, or of none. */
export function readOwnExport(db: Database, { id, viewer }: { id: string; viewer: Viewer }) {
	return db.batch([findOwnExport(db, { id, userId: userOfSession(viewer.session), now: new Date() })]);
}
