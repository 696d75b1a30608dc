import { and, eq, exists, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { emailChanges, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { UserId } from "../session/sessions.repository.server";

export type Side = "agree" | "confirm";

export function findEmailChange(db: Database, userId: UserId, now: Date) {
	return db
		.select()
		.from(emailChanges)
		.where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
		.limit(1);
}

/** Replaces an earlier request. */
export function putEmailChange(db: Database, change: typeof emailChanges.$inferInsert): Write {
	const { userId: _, ...rest } = change;
	const set = { ...rest, agreedAt: change.agreedAt ?? null, confirmedAt: null };
	return db.insert(emailChanges).values(change).onConflictDoUpdate({ target: emailChanges.userId, set });
}

/** Affects no row when the change is over or `otherHas` does not match the other address's state. */
export function markAnswered(
	db: Database,
	{ key, side, otherHas, now }: { key: string; side: Side; otherHas: boolean; now: Date },
): Write {
	const { agreedAt, confirmedAt } = emailChanges;
	const other = side === "agree" ? confirmedAt : agreedAt;
	return db
		.update(emailChanges)
		.set(side === "agree" ? { agreedAt: now } : { confirmedAt: now })
		.where(
			and(eq(emailChanges.key, key), gt(emailChanges.expiresAt, now), otherHas ? isNotNull(other) : isNull(other)),
		);
}

/** Fails when another account has the address. */
export function setEmail(db: Database, { userId, email, now }: { userId: number; email: string; now: Date }): Write {
	return db.update(users).set({ email, emailVerifiedAt: now }).where(eq(users.id, userId));
}

export function deleteEmailChange(db: Database, userId: number): Write {
	return db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export function isEmailTaken(db: Database, email: string) {
	const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
	return db.select({ taken: sql<number>`${exists(owner)}`.as("is_taken") }).from(sql`(select 1)`);
}

export function listDeadEmailChanges(db: Database, now: Date, limit: number) {
	return db
		.select({ userId: emailChanges.userId })
		.from(emailChanges)
		.where(lte(emailChanges.expiresAt, now))
		.limit(limit);
}

/** Deletes only changes that are still over when it runs. */
export function deleteEmailChanges(db: Database, userIds: readonly number[], now: Date): Write {
	return db.delete(emailChanges).where(and(inValues(emailChanges.userId, userIds), lte(emailChanges.expiresAt, now)));
}
