import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { passkeyChallenges, passkeys, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Challenge = typeof passkeyChallenges.$inferSelect;
type ChallengeQuery = Pick<Challenge, "challengeHash" | "purpose" | "userId"> & { now: Date };

export function insertChallenge(db: Database, challenge: Challenge): Write {
	return db.insert(passkeyChallenges).values(challenge);
}

const isAlive = ({ challengeHash, purpose, userId, now }: ChallengeQuery) =>
	and(
		eq(passkeyChallenges.challengeHash, challengeHash),
		eq(passkeyChallenges.purpose, purpose),
		userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
		gt(passkeyChallenges.expiresAt, now),
	);

export function findLiveChallenge(db: Database, asked: ChallengeQuery) {
	return db.select({ purpose: passkeyChallenges.purpose }).from(passkeyChallenges).where(isAlive(asked)).limit(1);
}

/** Affects no row when the challenge is invalid or used. */
export function spendChallenge(db: Database, asked: ChallengeQuery): Write {
	return db.delete(passkeyChallenges).where(isAlive(asked));
}

export function listDeadChallenges(db: Database, now: Date, limit: number) {
	return db
		.select({ challengeHash: passkeyChallenges.challengeHash })
		.from(passkeyChallenges)
		.where(lte(passkeyChallenges.expiresAt, now))
		.limit(limit);
}

export function deleteChallenges(db: Database, challengeHashes: readonly string[]): Write {
	return db.delete(passkeyChallenges).where(inValues(passkeyChallenges.challengeHash, challengeHashes));
}

export function findPasskey(db: Database, credentialId: string) {
	return db
		.select({ passkey: passkeys, user: users })
		.from(passkeys)
		.innerJoin(users, eq(users.id, passkeys.userId))
		.where(eq(passkeys.credentialId, credentialId))
		.limit(1);
}

/** Violates the unique key when the passkey exists. */
export function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Write {
	return db.insert(passkeys).values(passkey);
}

type PasskeyUse = { id: string; from: number; to: number; isBackedUp: boolean; now: Date };

/** Affects no row when the counter changed meanwhile. */
export function notePasskeyUse(db: Database, { id, from, to, isBackedUp, now }: PasskeyUse): Write {
	return db
		.update(passkeys)
		.set({ signCount: to, isBackedUp, lastUsedAt: now })
		.where(and(eq(passkeys.id, id), eq(passkeys.signCount, from)));
}

/** Affects no row of another user. */
export function renamePasskeyOf(
	db: Database,
	{ id, userId, name }: { id: string; userId: number; name: string },
): Write {
	return db
		.update(passkeys)
		.set({ name })
		.where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
}

/** Affects no row of another user. */
export function deletePasskeyOf(db: Database, { id, userId }: { id: string; userId: number }): Write {
	return db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
}
