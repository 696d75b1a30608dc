import type { Database } from "../../../../db/client.server";
import { enqueueForUser } from "../issue/backfill.repository.server";
import { releaseHolds, savePrintedName } from "./own-certificates.repository.server";

type Input = {
	userId: number;
	name: string;
	missingLetters: (name: string) => Promise<string[]>;
	now: Date;
};
type Outcome = { ok: true; jobIds: string[] } | { ok: false; letters: string[] };

/**
 * Saves the name that somebody wants printed, and has issued what has waited for one. A name with letters that no face
 * of the documents has is refused, with the letters.
 */
export async function changePrintedName(db: Database, { userId, name, missingLetters, now }: Input): Promise<Outcome> {
	const letters = await missingLetters(name);
	if (letters.length > 0) return { ok: false, letters };
	const [, , jobs] = await db.batch([
		savePrintedName(db, { userId, name, now }),
		releaseHolds(db, userId),
		enqueueForUser(db, { userId, now }),
	]);
	return { ok: true, jobIds: jobs.map(({ id }) => id) };
}
