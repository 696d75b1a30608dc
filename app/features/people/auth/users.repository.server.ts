import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { credentials, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { UserId } from "./session/sessions.repository.server";

/** The account with this e-mail (trimmed, lower case) and its password hash; `passwordHash` is null without a credential. */
export function findAccountByEmail(db: Database, email: string) {
	return db
		.select({ user: users, passwordHash: credentials.passwordHash })
		.from(users)
		.leftJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.email, email))
		.limit(1);
}

/** The user with this id, as a list of none or one. */
export function findUser(db: Database, id: number) {
	return db.select().from(users).where(eq(users.id, id)).limit(1);
}

/** The id of whoever has this e-mail, or null, as a part of other statements: they take as long for an address that nobody has. */
export function userWithEmail(email: string): SQL<number> {
	return sql<number>`(select ${users.id} from ${users} where ${users.email} = ${email})`;
}

export function insertUser(db: Database, user: typeof users.$inferInsert) {
	return db.insert(users).values(user);
}

/** The password hash of a user, as a list of none or one. */
export function findPasswordHash(db: Database, userId: number) {
	return db
		.select({ passwordHash: credentials.passwordHash })
		.from(credentials)
		.where(eq(credentials.userId, userId))
		.limit(1);
}

/** When the password of a user was set, as a list of none or one. */
export function findPasswordAge(db: Database, userId: UserId) {
	return db
		.select({ passwordChangedAt: credentials.changedAt })
		.from(credentials)
		.where(eq(credentials.userId, userId))
		.limit(1);
}

/** Replaces the password of an account, or gives it its first. */
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

/** What somebody may change of their own account without a proof. */
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

/** Shows a picture, as long as `onlyIf` holds. Says whose, as a list of none or one. */
export function showPicture(
	db: Database,
	{ userId, address, onlyIf }: { userId: number; address: string; onlyIf: SQL | undefined },
) {
	return db
		.update(users)
		.set({ profileImageUrl: address })
		.where(and(eq(users.id, userId), onlyIf))
		.returning({ id: users.id });
}

/** The account itself goes, and what hangs on it, as long as `onlyIf` holds. */
export function deleteUser(db: Database, userId: number, onlyIf: SQL): Write {
	return db.delete(users).where(and(eq(users.id, userId), onlyIf));
}

/** Notes that the address of an account was confirmed. */
export function markEmailVerified(db: Database, userId: number, at: Date): Write {
	return db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));
}

/** What an account says of its membership, the slug of a plan. It opens nothing: entitlements do. */
export function setMembershipType(db: Database, { userId, type }: { userId: number; type: string | SQL }): Write {
	return db.update(users).set({ membershipType: type }).where(eq(users.id, userId));
}
