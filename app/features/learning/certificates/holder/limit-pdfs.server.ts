import { MINUTE_SECONDS } from "#app/shared/durations.ts";
import { consumeRateLimit, type RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";

/** A PDF costs half a second of CPU. */
const PDFS_PER_PERSON: RateLimit = { name: "certificate-pdf", max: 30, windowSeconds: 10 * MINUTE_SECONDS };

/** Throws 429 above the limit. */
export async function limitPdfs(db: Database, { userId, now, scale }: { userId: number; now: Date; scale: number }) {
	const verdict = await consumeRateLimit(db, { limit: PDFS_PER_PERSON, who: String(userId), now, scale });
	if (verdict.allowed) return;
	throw new Response(null, { status: 429, headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
}
