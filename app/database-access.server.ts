import { type CurrentSession, findCurrentSession } from "#app/features/people/auth/session/current-session.server.ts";
import { toViewer, type Viewer } from "#app/features/people/auth/session/viewer.server.ts";
import { createBatchCoalescer } from "#db/batch-coalescer.server.ts";
import { connect, type Database } from "#db/client.server.ts";

/** What one request reads and writes, in one session with D1. */
export interface DatabaseAccess {
	db: Database;
	/** Who is asking, read from the database once per request. */
	session: () => Promise<CurrentSession>;
	/** Reads about whoever is asking, in the same round trip as the session and so before anybody is admitted. */
	readAsViewer: <T>(read: (db: Database, viewer: Viewer) => Promise<T>) => Promise<T>;
}

type Input = {
	request: Request;
	waitUntil: (work: Promise<unknown>) => void;
	/** Closes the database of the request for what writes: the signed-in user looks through somebody else's account. */
	onLooking?: () => void;
};

/** Asks nothing until it is used. */
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
