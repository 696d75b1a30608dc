import { isConflict } from "#db/conflict.ts";

/** Of several moderators and writers in one topic each may meet those before it. */
const MOST_TRIES = 5;

/** Runs a deed that reads and then writes; where what it had read has changed meanwhile, again. Null if that never ends. */
export async function readAgain<Outcome>(deed: () => Promise<Outcome>): Promise<Outcome | null> {
	for (let tries = 0; tries < MOST_TRIES; tries += 1) {
		try {
			return await deed();
		} catch (error) {
			if (!isConflict(error)) throw error;
		}
	}
	return null;
}
