import { countTry, LIMITS, requireWithin } from "#app/shared/request/rate-limit.server.ts";
import { createSecret } from "#app/shared/request/secrets.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { insertWaiting, mailNewcomer } from "./waiting.repository.server";

type Input = {
	email: string;
	userId: number | null;
	thing: { kind: "plan" | "course"; id: number };
	language: Language;
	clientIp: string;
	origin: string;
	now: Date;
	rateLimitScale: number;
};
type Outcome = { ok: true; jobIds: string[] } | { ok: false; reason: "tooMany"; retryAfterSeconds: number };

/**
 * Adds an address that agreed to be mailed. Repeating it has the same answer and no effect, so nobody learns who
 * waits. Too many tries from one network write nothing. Only the first entry of an address is mailed, with a link to
 * leave.
 */
export async function joinWaitingList(db: Database, input: Input): Promise<Outcome> {
	const { email, userId, thing, language, clientIp: who, origin, now, rateLimitScale: scale } = input;
	const leaveKey = createSecret();
	const limit = LIMITS.waitingPerAddress;
	try {
		const { mails } = await inBatch(db, {
			counted: countTry(db, { limit, who, now }),
			within: requireWithin(db, { limit, who, scale }),
			waiting: insertWaiting(db, {
				email,
				userId,
				thingKind: thing.kind,
				thingId: thing.id,
				language,
				agreedAt: now,
				leaveKey,
			}),
			mails: mailNewcomer(db, { leaveKey, origin, now }),
		});
		return { ok: true, jobIds: mails.map(({ id }) => id) };
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "tooMany", retryAfterSeconds: limit.windowSeconds };
		throw error;
	}
}
