import { eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { auditEntries, credentials, oneTimeTokens, users } from "../../../db/schema/schema";

/** The account with this e-mail (trimmed, lower case) and its password hash; `passwordHash` is null without a credential. */
export function findAccountByEmail(db: Database, email: string) {
	return db
		.select({ user: users, passwordHash: credentials.passwordHash })
		.from(users)
		.leftJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.email, email))
		.limit(1);
}

/** A write, not yet run. */
export function insertUser(db: Database, user: typeof users.$inferInsert) {
	return db.insert(users).values(user);
}

/** A write, not yet run: replaces the password of an account, or gives it its first. */
export function setCredential(db: Database, credential: typeof credentials.$inferInsert) {
	return db
		.insert(credentials)
		.values(credential)
		.onConflictDoUpdate({
			target: credentials.userId,
			set: { passwordHash: credential.passwordHash, changedAt: credential.changedAt },
		});
}

/** A write, not yet run: notes that the address of an account was confirmed. */
export function markEmailVerified(db: Database, userId: number, at: Date) {
	return db.update(users).set({ emailVerifiedAt: at }).where(eq(users.id, userId));
}

/** The one-time token with this SHA-256. */
export function findOneTimeToken(db: Database, tokenHash: string) {
	return db.select().from(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, tokenHash)).limit(1);
}

/** A write, not yet run. */
export function insertOneTimeToken(db: Database, token: typeof oneTimeTokens.$inferInsert) {
	return db.insert(oneTimeTokens).values(token);
}

/** A write, not yet run: one row of the audit log. */
export function insertAuditEntry(db: Database, entry: NewAuditEntry) {
	return db.insert(auditEntries).values({ id: crypto.randomUUID(), ...entry });
}

type NewAuditEntry = Omit<typeof auditEntries.$inferInsert, "id" | "actorId" | "subject"> & {
	/** May be an expression: whoever registers has no number yet. */
	actorId?: number | SQL<number> | null;
	subject: string | SQL<string>;
};
