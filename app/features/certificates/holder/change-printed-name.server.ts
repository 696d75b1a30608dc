import type { Database } from "../../../../db/client.server";
import { enqueueForUser } from "../issue/backfill.repository.server";
import { enqueueHeldOf, releaseHoldsOf } from "../issue/holds.repository.server";
import type { MissingLetters } from "../issue/unprintable";
import { savePrintedName } from "./own-certificates.repository.server";

type Input = {
	userId: number;
	name: string;
	missingLetters: MissingLetters;
	now: Date;
};
type Outcome = { ok: true; jobIds: string[] } | { ok: false; letters: string[] };

/**
 * Saves the name that somebody wants printed, and has issued what has waited for it: their own certificates, and those of
 * the courses that they teach. A name with letters that no face
 * of the documents has is refused, with the letters.
 */
export async function changePrintedName(db: Database, { userId, name, missingLetters, now }: Input): Promise<Outcome> {
	const letters = await missingLetters(name);
	if (letters.length > 0) return { ok: false, letters };
	const [, own, held] = await db.batch([
		savePrintedName(db, { userId, name, now }),
		enqueueForUser(db, { userId, now }),
		enqueueHeldOf(db, { userId, now }),
		releaseHoldsOf(db, userId),
	]);
	return { ok: true, jobIds: [...own, ...held].map(({ id }) => id) };
}
