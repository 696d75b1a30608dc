import { and, eq, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { inValues } from "../../../../db/in-values.server";
import { sessions, users } from "../../../../db/schema/schema";

/**
 * One session with its user, as the guards need them. Each column has a name of
 * its own: rows of a batch come back by name, and two of one name would be one.
 */
const SESSION_WITH_USER = {
	id: sessions.id,
	createdAt: sessions.createdAt,
	lastSeenAt: sessions.lastSeenAt,
	expiresAt: sessions.expiresAt,
	user: {
		id: sql<number>`${users.id}`.as("account_id"),
		name: users.name,
		email: users.email,
		role: users.role,
		membershipType: users.membershipType,
		profileImageUrl: users.profileImageUrl,
		language: users.language,
		timeZone: users.timeZone,
		emailVerifiedAt: users.emailVerifiedAt,
	},
};

/** The session whose cookie has this SHA-256, with its user. */
export function findSessionByCookie(db: Database, cookieHash: string) {
	return db
		.select(SESSION_WITH_USER)
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.cookieHash, cookieHash))
		.limit(1);
}

/** The session whose bearer token has this SHA-256, with its user. */
export function findSessionByToken(db: Database, tokenHash: string) {
	return db
		.select(SESSION_WITH_USER)
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.tokenHash, tokenHash))
		.limit(1);
}

/**
 * The id of the user whose session has this cookie or token, as a part of other statements: rows can then be
 * read before it is known who asks. It says nothing about whether the session still counts.
 */
export function userOfSession(db: Database, secretHash: string): SQL<number> {
	const ofSession = or(eq(sessions.cookieHash, secretHash), eq(sessions.tokenHash, secretHash));
	return sql<number>`(${db.select({ userId: sessions.userId }).from(sessions).where(ofSession)})`;
}

/** A write, not yet run. */
export function insertSession(db: Database, session: typeof sessions.$inferInsert) {
	return db.insert(sessions).values(session);
}

/** A write, not yet run: notes when a session was last used. */
export function touchSession(db: Database, id: string, lastSeenAt: Date) {
	return db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

/** A write, not yet run: ends one session. */
export function deleteSession(db: Database, id: string) {
	return db.delete(sessions).where(eq(sessions.id, id));
}

/** A write, not yet run: ends every session of a user, but for one when it is named. */
export function deleteSessionsOfUser(db: Database, userId: number, exceptId?: string) {
	const ofUser = eq(sessions.userId, userId);
	return db.delete(sessions).where(exceptId ? and(ofUser, ne(sessions.id, exceptId)) : ofUser);
}

/** Sessions that have passed their absolute end. */
export function listExpiredSessions(db: Database, now: Date, limit: number) {
	return db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now)).limit(limit);
}

/** A write, not yet run. */
export function deleteSessions(db: Database, ids: readonly string[]) {
	return db.delete(sessions).where(inValues(sessions.id, ids));
}
