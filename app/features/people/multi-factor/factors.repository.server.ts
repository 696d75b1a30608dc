import { and, count, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { passkeys, recoveryCodes, totpFactors, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export function findTotp(db: Database, userId: number) {
	return db
		.select({ secret: totpFactors.secret, lastStep: totpFactors.lastStep })
		.from(totpFactors)
		.where(eq(totpFactors.userId, userId))
		.limit(1);
}

export function findTotpAge(db: Database, userId: UserId) {
	return db
		.select({ authenticatorAt: totpFactors.createdAt })
		.from(totpFactors)
		.where(eq(totpFactors.userId, userId))
		.limit(1);
}

export function countRecoveryCodes(db: Database, userId: UserId) {
	return db
		.select({ codesLeft: count() })
		.from(recoveryCodes)
		.where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

export function listPasskeys(db: Database, userId: UserId) {
	const { id, name, isBackedUp, createdAt, lastUsedAt, credentialId, transports } = passkeys;
	return db
		.select({ id, name, isBackedUp, createdAt, lastUsedAt, credentialId, transports })
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(desc(passkeys.createdAt))
		.limit(50);
}

/** Violates the primary key when the account has one. */
export function insertTotp(db: Database, totp: typeof totpFactors.$inferInsert): Write {
	return db.insert(totpFactors).values(totp);
}

/** Affects no row when this or a later step was used. */
export function spendTotpStep(db: Database, { userId, step }: { userId: number; step: number }): Write {
	return db
		.update(totpFactors)
		.set({ lastStep: step })
		.where(and(eq(totpFactors.userId, userId), lt(totpFactors.lastStep, step)));
}

export function deleteTotp(db: Database, userId: number): Write {
	return db.delete(totpFactors).where(eq(totpFactors.userId, userId));
}

export function deletePasskeysOf(db: Database, userId: number): Write {
	return db.delete(passkeys).where(eq(passkeys.userId, userId));
}

export function replaceRecoveryCodes(
	db: Database,
	{ userId, codeHashes, now }: { userId: number; codeHashes: readonly string[]; now: Date },
) {
	return [
		db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
		db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now }))),
	] as const;
}

/** Returns the codes written: none when the account has some, also from a factor added at the same instant. */
export function insertFirstRecoveryCodes(
	db: Database,
	{ userId, codeHashes, now }: { userId: number; codeHashes: readonly string[]; now: Date },
) {
	const live = sql`select 1 from ${recoveryCodes} where ${recoveryCodes.userId} = ${userId}
		and ${recoveryCodes.usedAt} is null`;
	return db
		.insert(recoveryCodes)
		.select(
			sql`select value, ${userId}, ${now.getTime()}, null from json_each(${JSON.stringify(codeHashes)})
				where not exists (${live})`,
		)
		.returning({ codeHash: recoveryCodes.codeHash });
}

/** Affects no row when it does not exist or was used. */
export function spendRecoveryCode(
	db: Database,
	{ userId, codeHash, now }: { userId: number; codeHash: string; now: Date },
): Write {
	return db
		.update(recoveryCodes)
		.set({ usedAt: now })
		.where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

export function findLiveRecoveryCode(db: Database, { userId, codeHash }: { userId: number; codeHash: string }) {
	return db
		.select({ codeHash: recoveryCodes.codeHash })
		.from(recoveryCodes)
		.where(and(eq(recoveryCodes.codeHash, codeHash), eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
		.limit(1);
}

/** Deletes factors and recovery codes created since an instant. */
export function deleteFactorsSince(db: Database, { userId, since }: { userId: number; since: Date }) {
	return [
		db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since))),
		db.delete(totpFactors).where(and(eq(totpFactors.userId, userId), gte(totpFactors.createdAt, since))),
		db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since))),
	] as const;
}

/** Makes the batch fail when the account has no second factor. */
export function requireSecondFactor(db: Database, userId: number) {
	return db
		.select({ has: valueIfElseConflict(sql`${users.secondFactorAt} is not null`, sql`1`).as("has_factor") })
		.from(users)
		.where(eq(users.id, userId));
}
