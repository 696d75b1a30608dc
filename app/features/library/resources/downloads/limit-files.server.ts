import { MINUTE_SECONDS } from "#app/shared/durations.ts";
import { consumeRateLimit, type RateLimit } from "#app/shared/request/rate-limit.server.ts";
import type { Database } from "#db/client.server.ts";

/** Generating a file takes up to a second of CPU time. */
const FILES_PER_ADDRESS: RateLimit = { name: "resource-file", max: 30, windowSeconds: 10 * MINUTE_SECONDS };

type Caller = { clientIp: string; now: Date; scale: number };

/** Throws 429 above the limit. */
export async function limitFiles(db: Database, { clientIp, now, scale }: Caller): Promise<void> {
	const verdict = await consumeRateLimit(db, { limit: FILES_PER_ADDRESS, who: clientIp, now, scale });
	if (verdict.allowed) return;
	throw new Response(null, { status: 429, headers: { "Retry-After": String(verdict.retryAfterSeconds) } });
}
