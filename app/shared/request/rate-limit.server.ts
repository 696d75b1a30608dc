import { and, lte, type SQL, sql } from "drizzle-orm";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { inValues } from "#db/in-values.server.ts";
import { rateLimits } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type RateLimit = { name: string; max: number; windowSeconds: number };
export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Tries per window. `scale` (RATE_LIMIT_SCALE) multiplies all of them for load tests. */
export const LIMITS = {
	loginPerAddress: { name: "login", max: 10, windowSeconds: MINUTE_SECONDS },
	loginFailuresPerAccount: { name: "login-failure", max: 5, windowSeconds: 15 * MINUTE_SECONDS },
	registerPerAddress: { name: "register", max: 5, windowSeconds: HOUR_SECONDS },
	resetPerAddress: { name: "reset", max: 5, windowSeconds: HOUR_SECONDS },
	linksPerAddress: { name: "link", max: 10, windowSeconds: 15 * MINUTE_SECONDS },
	codeGuessesPerAccount: { name: "code-guess", max: 10, windowSeconds: HOUR_SECONDS },
	/** Passwords, codes and passkeys together. */
	identityGuessesPerAccount: { name: "identity-guess", max: 10, windowSeconds: HOUR_SECONDS },
	/** The sign-in page requests a challenge when it opens, so that the browser can offer passkeys. */
	challengesPerAddress: { name: "passkey-challenge", max: 60, windowSeconds: MINUTE_SECONDS },
	mailsPerAccount: { name: "mail", max: 3, windowSeconds: HOUR_SECONDS },
	/** A link or code lives for twenty minutes; no second one is needed until then. */
	mailWhileAlive: { name: "mail-alive", max: 1, windowSeconds: 20 * MINUTE_SECONDS },
	waitingPerAddress: { name: "waiting", max: 10, windowSeconds: HOUR_SECONDS },
	/** Per account, so that a classroom behind one address is not limited together. */
	searchesPerAccount: { name: "search-account", max: 60, windowSeconds: MINUTE_SECONDS },
	searchesPerAddress: { name: "search", max: 60, windowSeconds: MINUTE_SECONDS },
	errorReportsPerAddress: { name: "error-report", max: 10, windowSeconds: MINUTE_SECONDS },
	errorReportsInAll: { name: "error-report-all", max: 300, windowSeconds: MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>;

type RateLimitTry = { limit: RateLimit; who: string; now: Date };

/**
 * Counts one try of `who` and tells whether it is allowed. One atomic upsert: of parallel tries exactly `max` pass.
 * `retryAfterSeconds` is at least 1.
 */
export async function consumeRateLimit(
	db: Database,
	{ scale, ...attempt }: RateLimitTry & { scale: number },
): Promise<Verdict> {
	return verdictOf(await countTry(db, attempt), { scale, ...attempt });
}

/** The statement of `consumeRateLimit`, for a batch with others. */
export function countTry(db: Database, { limit, who, now }: RateLimitTry) {
	return countAs(db, `${limit.name}:${who}`, { limit, now });
}

type EitherOf = { account: RateLimit; address: RateLimit; userId: SQL | number | null; clientIp: string; now: Date };

/** By address without an account. `userId` may be a subquery. Both limits must have the same window. */
export function countTryOfEither(db: Database, { account, address, userId, clientIp, now }: EitherOf) {
	const key = sql<string>`coalesce(${`${account.name}:`} || ${userId}, ${`${address.name}:${clientIp}`})`;
	return countAs(db, key, { limit: address, now });
}

function countAs(db: Database, key: string | SQL<string>, { limit, now }: Pick<RateLimitTry, "limit" | "now">) {
	const windowMs = limit.windowSeconds * 1000;
	const oldest = now.getTime() - windowMs;
	const expired = sql`${rateLimits.windowStartedAt} <= ${oldest}`;
	return db
		.insert(rateLimits)
		.values({
			key,
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
}

/** Stands after `countTry`: a try too many rolls back the batch with its count. `isConflict` recognises the error. */
export function requireWithin(db: Database, { limit, who, scale }: Omit<RateLimitTry, "now"> & { scale: number }) {
	const isWithin = sql`${rateLimits.used} <= ${limit.max * scale}`;
	return db
		.select({ within: valueIfElseConflict(isWithin, sql`1`).as("is_within") })
		.from(rateLimits)
		.where(sql`${rateLimits.key} = ${`${limit.name}:${who}`}`);
}

type Counted = Awaited<ReturnType<typeof countTry>>;

export function verdictOf(
	[row]: Counted,
	{ limit, now, scale }: Omit<RateLimitTry, "who"> & { scale: number },
): Verdict {
	if (!row || row.used <= limit.max * scale) return { allowed: true };
	const endsAt = row.windowStartedAt.getTime() + limit.windowSeconds * 1000;
	return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000)) };
}

export function resetLimit(db: Database, limit: RateLimit, who: string): Write {
	return db.delete(rateLimits).where(sql`${rateLimits.key} = ${`${limit.name}:${who}`}`);
}

export function listExpiredLimits(db: Database, now: Date, limit: number) {
	return db.select({ key: rateLimits.key }).from(rateLimits).where(lte(rateLimits.expiresAt, now)).limit(limit);
}

export function deleteExpiredLimits(db: Database, keys: readonly string[], now: Date): Write {
	return db.delete(rateLimits).where(and(inValues(rateLimits.key, keys), lte(rateLimits.expiresAt, now)));
}
