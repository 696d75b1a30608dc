import { countTry, LIMITS, verdictOf } from "#app/shared/request/rate-limit.server.ts";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";
import { findLiveToken, spendToken } from "../one-time-tokens.repository.server";

/** The link of a mail, as it was sent with a form. */
export type SentLink = {
	token: string;
	clientIp: string;
	now: Date;
	rateLimitScale: number;
};
export type LinkRefusal =
	| { ok: false; reason: "linkInvalid" }
	| { ok: false; reason: "tooMany"; retryAfterSeconds: number };
type Purpose = Parameters<typeof spendToken>[1]["purpose"];
/** Whose link it is; `tokenHash` is what the database calls it. */
type Owner = { userId: number; email: string; tokenHash: string };

/**
 * Uses up the one-time link of a mail and runs its writes in the same batch: of parallel tries one succeeds, and a
 * failed batch leaves the link valid. Every try counts against the rate limit of its network; `writesFor` is only
 * called for a valid link.
 */
export async function spendLink(
	db: Database,
	{ purpose, link }: { purpose: Purpose; link: SentLink },
	writesFor: (owner: Owner) => readonly Write[] | Promise<readonly Write[]>,
): Promise<{ ok: true } | LinkRefusal> {
	const { token, clientIp, now, rateLimitScale: scale } = link;
	const tokenHash = await hashSecret(token);
	const asked = { tokenHash, purpose, now };
	const attempt = { limit: LIMITS.linksPerAddress, who: clientIp, now };
	const [tries, [found]] = await db.batch([countTry(db, attempt), findLiveToken(db, asked)]);
	const verdict = verdictOf(tries, { ...attempt, scale });
	if (!verdict.allowed) return { ok: false, reason: "tooMany", retryAfterSeconds: verdict.retryAfterSeconds };
	if (!found) return { ok: false, reason: "linkInvalid" };

	const writes = await writesFor({ ...found, tokenHash });
	try {
		await db.batch([spendToken(db, asked), requireChange(db), ...writes]);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "linkInvalid" };
		throw error;
	}
	return { ok: true };
}
