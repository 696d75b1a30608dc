import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { findLatestExport, findOwnExport } from "./exports.repository.server";

export function readOwnExport(db: Database, { id, viewer }: { id: string; viewer: Viewer }) {
	return db.batch([findOwnExport(db, { id, userId: userOfSession(viewer.session), now: new Date() })]);
}

/** The latest data archive of the signed-in user; null when none was requested. */
export async function readLatestArchive(db: Database, { session }: Viewer) {
	const [latest] = await db.batch([
		findLatestExport(db, { kind: "account", userId: userOfSession(session), now: new Date() }),
	]);
	return firstRow(latest);
}
