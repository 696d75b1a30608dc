import { DAY_SECONDS } from "#app/shared/durations.ts";
import { consumeRateLimit, type RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { enqueueForUser } from "../issue/backfill.repository.server";
import { enqueueHeldTaughtBy } from "../issue/holds.repository.server";
import type { MissingLetters } from "../issue/unprintable";
import { savePrintedName } from "./own-certificates.repository.server";

/** A name rarely changes, and each change re-checks all certificates that carry it. */
const NAMES_PER_PERSON: RateLimit = { name: "certificate-name", max: 10, windowSeconds: DAY_SECONDS };

type Input = {
	userId: number;
	name: string;
	scale: number;
	missingLetters: MissingLetters;
	now: Date;
};
type Outcome =
	| { ok: true; jobIds: string[] }
	| { ok: false; reason: "letters"; letters: string[] }
	| { ok: false; reason: "tooOften" };

/**
 * Saves the printed name and queues certificates that were on hold for it: the user's own, and those of courses they
 * teach. Refuses a name with unprintable letters and returns them.
 */
export async function changePrintedName(
	db: Database,
	{ userId, name, scale, missingLetters, now }: Input,
): Promise<Outcome> {
	const letters = await missingLetters(name);
	if (letters.length > 0) return { ok: false, reason: "letters", letters };
	const verdict = await consumeRateLimit(db, { limit: NAMES_PER_PERSON, who: String(userId), now, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooOften" };
	const { own, taught } = await inBatch(db, {
		name: savePrintedName(db, { userId, name, now }),
		own: enqueueForUser(db, { userId, now }),
		taught: enqueueHeldTaughtBy(db, { userId, now }),
	});
	return { ok: true, jobIds: [...own, ...taught].map(({ id }) => id) };
}
