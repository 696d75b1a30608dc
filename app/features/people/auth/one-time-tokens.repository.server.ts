import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { oneTimeTokens, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Purpose = (typeof oneTimeTokens.$inferSelect)["purpose"];
type Asked = { tokenHash: string; purpose: Purpose; now: Date };

const isAlive = ({ tokenHash, purpose, now }: Asked) =>
	and(
		eq(oneTimeTokens.tokenHash, tokenHash),
		eq(oneTimeTokens.purpose, purpose),
		isNull(oneTimeTokens.usedAt),
		gt(oneTimeTokens.expiresAt, now),
	);

/** Whose a link or code is, as a list of one; of none when it does not hold: made for something else, too old, used. */
export function findLiveToken(db: Database, asked: Asked) {
	return db
		.select({ userId: oneTimeTokens.userId, email: users.email })
		.from(oneTimeTokens)
		.innerJoin(users, eq(users.id, oneTimeTokens.userId))
		.where(isAlive(asked))
		.limit(1);
}

/** The same as an expression: null when it does not hold. */
export function userOfToken(db: Database, asked: Asked): SQL<number | null> {
	return sql<number | null>`(${db.select({ userId: oneTimeTokens.userId }).from(oneTimeTokens).where(isAlive(asked))})`;
}

/**
 * Uses up a link or code that holds. With `requireChange` behind it in the batch of what it opens, it works once, and
 * a batch that fails burns nothing.
 */
export function spendToken(db: Database, asked: Asked): Write {
	return db.update(oneTimeTokens).set({ usedAt: asked.now, expiresAt: asked.now }).where(isAlive(asked));
}

export function insertOneTimeToken(db: Database, token: typeof oneTimeTokens.$inferInsert): Write {
	return db.insert(oneTimeTokens).values(token);
}

/** Ends what else was sent to a user for these purposes. */
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

/** Links and codes that nobody can use any more. */
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
