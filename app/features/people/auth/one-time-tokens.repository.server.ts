import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { oneTimeTokens, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Purpose = (typeof oneTimeTokens.$inferSelect)["purpose"];
type TokenQuery = { tokenHash: string; purpose: Purpose; now: Date };

const isAlive = ({ tokenHash, purpose, now }: TokenQuery) =>
	and(
		eq(oneTimeTokens.tokenHash, tokenHash),
		eq(oneTimeTokens.purpose, purpose),
		isNull(oneTimeTokens.usedAt),
		gt(oneTimeTokens.expiresAt, now),
	);

/** User of a valid link or code, as a list of one; empty when it has another purpose, is expired or used. */
export function findLiveToken(db: Database, asked: TokenQuery) {
	return db
		.select({ userId: oneTimeTokens.userId, email: users.email })
		.from(oneTimeTokens)
		.innerJoin(users, eq(users.id, oneTimeTokens.userId))
		.where(isAlive(asked))
		.limit(1);
}

/** The same as an SQL expression: null when invalid. */
export function userOfToken(db: Database, asked: TokenQuery): SQL<number | null> {
	return sql<number | null>`(${db.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(isAlive(asked))})`;
}

/** Uses up a valid token. With `requireChange` after it, it works once, and a failed batch does not use it up. */
export function spendToken(db: Database, asked: TokenQuery): Write {
	return db.update(oneTimeTokens).set({ usedAt: asked.now, expiresAt: asked.now }).where(isAlive(asked));
}

export function insertOneTimeToken(db: Database, token: typeof oneTimeTokens.$inferInsert): Write {
	return db.insert(oneTimeTokens).values(token);
}

export function deleteTokensOfUser(
	db: Database,
	{ userId, purposes, except }: { userId: number; purposes: readonly Purpose[]; except: string },
): Write {
	return db
		.delete(oneTimeTokens)
		.where(
			and(
				eq(oneTimeTokens.userId, userId),
				inArray(oneTimeTokens.purpose, purposes),
				ne(oneTimeTokens.tokenHash, except),
			),
		);
}

export function listDeadTokens(db: Database, now: Date, limit: number) {
	return db
		.select({ tokenHash: oneTimeTokens.tokenHash })
		.from(oneTimeTokens)
		.where(lte(oneTimeTokens.expiresAt, now))
		.limit(limit);
}

export function deleteTokens(db: Database, tokenHashes: readonly string[]): Write {
	return db.delete(oneTimeTokens).where(inValues(oneTimeTokens.tokenHash, tokenHashes));
}
