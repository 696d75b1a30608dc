import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { rateLimits } from "../../db/schema/schema";

/** How often something may be done in a window. */
export type Limit = { name: string; max: number; windowSeconds: number };
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Source: SECURITY, "Limits". `scale` (RATE_LIMIT_SCALE) multiplies all of them for load tests. */
export const LIMITS = {
	loginPerAddress: { name: "login", max: 10, windowSeconds: 60 },
	loginFailuresPerAccount: { name: "login-failure", max: 5, windowSeconds: 15 * 60 },
	registerPerAddress: { name: "register", max: 5, windowSeconds: 60 * 60 },
	resetPerAddress: { name: "reset", max: 5, windowSeconds: 60 * 60 },
	errorReportsPerAddress: { name: "error-report", max: 10, windowSeconds: 60 },
	errorReportsInAll: { name: "error-report-all", max: 300, windowSeconds: 60 },
} as const satisfies Record<string, Limit>;

/**
 * Counts one try of `who` and says whether it may go on. One atomic upsert: of
 * parallel tries exactly `max` are allowed. `retryAfterSeconds` is at least 1.
 */
export async function consumeRateLimit(
	db: Database,
	{ limit, who, now, scale }: { limit: Limit; who: string; now: Date; scale: number },
): Promise<Verdict> {
	const windowMs = limit.windowSeconds * 1000;
	const oldest = now.getTime() - windowMs;
	const expired = sql`${rateLimits.windowStartedAt} <= ${oldest}`;
	const [row] = await db
		.insert(rateLimits)
		.values({
			key: `${limit.name}:${who}`,
			windowStartedAt: now,
			used: 1,
			expiresAt: new Date(now.getTime() + windowMs),
		})
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				used: sql`case when ${expired} then 1 else ${rateLimits.used} + 1 end`,
				expiresAt: sql`case when ${expired} then ${now.getTime() + windowMs} else ${rateLimits.expiresAt} end`,
				windowStartedAt: sql`case when ${expired} then ${now.getTime()} else ${rateLimits.windowStartedAt} end`,
			},
		})
		.returning({ used: rateLimits.used, windowStartedAt: rateLimits.windowStartedAt });

	if (!row || row.used <= limit.max * scale) return { allowed: true };
	const endsAt = row.windowStartedAt.getTime() + windowMs;
	return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) };
}

/** Forgets a count, as after a successful sign-in. A write, not yet run. */
export function resetLimit(db: Database, limit: Limit, who: string) {
	return db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${limit.name}:${who}`}`);
}

/** A write, not yet run: sweeps counts whose window is over. */
export function deleteExpiredLimits(db: Database, now: Date) {
	return db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= ${now.getTime()}`);
}
