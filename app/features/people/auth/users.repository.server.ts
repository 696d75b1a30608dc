import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { credentials, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { UserId } from "./session/sessions.repository.server";

/** `email` must be trimmed and lower case; `passwordHash` is null without a credential. */
export function findAccountByEmail(db: Database, email: string) {
	return db
		.select({ user: users, passwordHash: credentials.passwordHash })
		.from(users)
		.leftJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.email, email))
		.limit(1);
}

export function findUser(db: Database, id: number) {
	return db.select().from(users).where(eq(users.id, id)).limit(1);
}

/** User id as SQL, null when unknown; takes equally long either way. */
export function userWithEmail(email: string): SQL<number> {
	return sql<number>`(select ${users.id} from ${users} where ${users.email} = ${email})`;
}

export function insertUser(db: Database, user: typeof users.$inferInsert) {
	return db.insert(users).values(user);
}

export function findPasswordHash(db: Database, userId: number) {
	return db
		.select({ passwordHash: credentials.passwordHash })
		.from(credentials)
		.where(eq(credentials.userId, userId))
		.limit(1);
}

export function findPasswordAge(db: Database, userId: UserId) {
	return db
		.select({ passwordChangedAt: credentials.changedAt })
		.from(credentials)
		.where(eq(credentials.userId, userId))
		.limit(1);
}

export function setCredential(
	db: Database,
	credential: Omit<typeof credentials.$inferInsert, "userId"> & { userId: UserId },
): Write {
	return db
		.insert(credentials)
		.values(credential)
		.onConflictDoUpdate({
			target: credentials.userId,
			set: { passwordHash: credential.passwordHash, changedAt: credential.changedAt },
		});
}

/** Columns that users may change without a proof of identity. */
export type OwnColumns = Partial<
	Pick<
		typeof users.$inferInsert,
		| "name"
		| "headline"
		| "country"
		| "timeZone"
		| "language"
		| "weeklyGoalMinutes"
		| "keepsPreferences"
		| "profileImageUrl"
	>
>;

export function updateOwnColumns(db: Database, userId: number, columns: OwnColumns): Write {
	return db.update(users).set(columns).where(eq(users.id, userId));
}

/** Sets a picture while `onlyIf` holds. Returns the user's id as a list of none or one. */
export function setUserPicture(
	db: Database,
	{ userId, address, onlyIf }: { userId: number; address: string; onlyIf: SQL | undefined },
) {
	return db
		.update(users)
		.set({ profileImageUrl: address })
		.where(and(eq(users.id, userId), onlyIf))
		.returning({ id: users.id });
}

/** Deletes the account and its dependent rows while `onlyIf` holds. */
export function deleteUser(db: Database, userId: number, onlyIf: SQL): Write {
	return db.delete(users).where(and(eq(users.id, userId), onlyIf));
}

export function markEmailVerified(db: Database, userId: number, at: Date): Write {
	return db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));
}

/** `type` is the slug of a plan. Only informational: access comes from entitlements. */
export function setMembershipType(db: Database, { userId, type }: { userId: number; type: string | SQL }): Write {
	return db.update(users).set({ membershipType: type }).where(eq(users.id, userId));
}
