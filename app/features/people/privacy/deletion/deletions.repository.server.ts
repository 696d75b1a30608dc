import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { deleteUser, type UserId } from "#app/features/people/auth/face.server.ts";
import type { PersonalData } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { accountDeletions, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type DeletionRow = typeof accountDeletions.$inferSelect;

/** What stands in the way of ending an account, as columns of one row; each room says how its own hindrance is seen. */
export function findHindrances(db: Database, personalData: readonly PersonalData[], userId: UserId) {
	const stands = personalData.flatMap(({ hindrances = {} }) =>
		Object.entries(hindrances).map(([name, standsInTheWay]) => [name, standsInTheWay(userId).as(name)] as const),
	);
	return db.select(Object.fromEntries(stands)).from(users).where(eq(users.id, userId));
}

export function findDeletion(db: Database, userId: UserId) {
	return db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
}

/** Fails when one exists: `isDuplicate(error, "account_deletions")`. */
export function insertDeletion(db: Database, row: typeof accountDeletions.$inferInsert): Write {
	return db.insert(accountDeletions).values(row);
}

/** Affects no row once erasing has begun. */
export function removeDeletion(db: Database, userId: number): Write {
	return db
		.delete(accountDeletions)
		.where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.startedAt)));
}

export function listDueDeletions(db: Database, now: Date, limit: number) {
	return db
		.select()
		.from(accountDeletions)
		.where(lte(accountDeletions.dueAt, now))
		.orderBy(asc(accountDeletions.dueAt))
		.limit(limit);
}

/** After this it cannot be cancelled. Affects no row when it was cancelled just now. */
export function beginErasing(
	db: Database,
	{ userId, farewellId, now }: { userId: number; farewellId: string; now: Date },
): Write {
	return db
		.update(accountDeletions)
		.set({ startedAt: now, farewellId })
		.where(
			and(eq(accountDeletions.userId, userId), isNull(accountDeletions.startedAt), lte(accountDeletions.dueAt, now)),
		);
}

/** Postpones erasing, because a hindrance appeared. */
export function postponeDeletion(db: Database, userId: number, until: Date): Write {
	return db.update(accountDeletions).set({ dueAt: until }).where(eq(accountDeletions.userId, userId));
}

export function eraseUser(db: Database, userId: number): Write {
	const isBegun = db
		.select({ userId: accountDeletions.userId })
		.from(accountDeletions)
		.where(and(eq(accountDeletions.userId, userId), isNotNull(accountDeletions.startedAt)));
	return deleteUser(db, userId, sql`${userId} in ${isBegun}`);
}
