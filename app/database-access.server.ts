import { type CurrentSession, findCurrentSession } from "#app/features/people/auth/session/current-session.server.ts";
import { toViewer, type Viewer } from "#app/features/people/auth/session/viewer.server.ts";
import { createBatchCoalescer } from "#db/batch-coalescer.server.ts";
import { connect, type Database } from "#db/client.server.ts";

export interface DatabaseAccess {
	db: Database;
	session: () => Promise<CurrentSession>;
	/** Reads for the viewer in the session's round trip, before access is checked. */
	readAsViewer: <T>(read: (db: Database, viewer: Viewer) => Promise<T>) => Promise<T>;
}

type Input = {
	request: Request;
	waitUntil: (work: Promise<unknown>) => void;
	/** Blocks writes during impersonation. */
	onLooking?: () => void;
};

export function createDatabaseAccess(binding: D1Database, { request, waitUntil, onLooking }: Input): DatabaseAccess {
	const coalesce = createBatchCoalescer(binding);
	let session: Promise<CurrentSession> | undefined;

	return {
		db: connect(binding),
		session: () => {
			session ??= coalesce((db) => findCurrentSession({ db, request, now: new Date(), waitUntil })).then((found) => {
				if (found.kind === "signedIn" && found.lookingUntil) onLooking?.();
				return found;
			});
			return session;
		},
		readAsViewer: (read) => coalesce(async (db) => read(db, await toViewer(request))),
	};
}
