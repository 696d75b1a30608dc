import { and, desc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { impersonations, sessions, siteSettings, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { accountShown, looksNow, owners } from "../looking/looking.repository.server";
import type { Role } from "../roles";

/** A user in a statement: by id, or, as long as only the session is known, as a subquery. */
export type UserId = number | SQL<number>;

/** Whether the school asks its admins for a second factor (`adminSecurity` of the settings). */
const asksAdminsForFactor = sql`exists (select 1 from ${siteSettings} where ${siteSettings.key} = 'adminSecurity'
	and json_extract(${siteSettings.value}, '$.secondFactor') = 1)`;

/**
 * One session with its user, as the guards need them: its owner, or whose account it looks through. Each column has a
 * name of its own: rows of a batch come back by name, and two of one name would be one.
 */
const SESSION_WITH_USER = {
	id: sessions.id,
	createdAt: sessions.createdAt,
	lastSeenAt: sessions.lastSeenAt,
	expiresAt: sessions.expiresAt,
	state: sessions.state,
	steppedUpAt: sessions.steppedUpAt,
	isBehind: sessions.isBehind,
	suspendedAt: owners.suspendedAt,
	suspendedUntil: owners.suspendedUntil,
	ownerRole: sql<Role>`${owners.role}`.as("owner_role"),
	lacksFactor: sql<boolean>`${owners.role} = 'admin' and ${owners.secondFactorAt} is null and ${asksAdminsForFactor}`
		.mapWith(Boolean)
		.as("lacks_factor"),
	lookingUntil: sql<Date | null>`${impersonations.endsAt}`.mapWith(impersonations.endsAt).as("looking_until"),
	user: {
		id: sql<number>`${users.id}`.as("account_id"),
		name: users.name,
		email: users.email,
		role: users.role,
		capabilities: users.capabilities,
		membershipType: users.membershipType,
		profileImageUrl: users.profileImageUrl,
		language: users.language,
		timeZone: users.timeZone,
		emailVerifiedAt: users.emailVerifiedAt,
		weeklyGoalMinutes: users.weeklyGoalMinutes,
		accountEndsAt: users.endsAt,
	},
};

/** The session whose cookie has this SHA-256, with its user. */
export function findSessionByCookie(db: Database, cookieHash: string, now: Date) {
	return sessionWithUser(db, now).where(eq(sessions.cookieHash, cookieHash)).limit(1);
}

/** The session whose bearer token has this SHA-256, with its user. */
export function findSessionByToken(db: Database, tokenHash: string, now: Date) {
	return sessionWithUser(db, now).where(eq(sessions.tokenHash, tokenHash)).limit(1);
}

function sessionWithUser(db: Database, now: Date) {
	return db
		.select(SESSION_WITH_USER)
		.from(sessions)
		.innerJoin(owners, eq(owners.id, sessions.userId))
		.leftJoin(impersonations, looksNow(now))
		.innerJoin(users, eq(users.id, accountShown));
}

/**
 * The id of the user whose session has this cookie or token, as a part of other statements: rows can then be
 * read before it is known who asks. It says nothing about whether the session still counts, but finds nobody by
 * one that waits for its second factor. Of a session that looks through somebody else's account it is their id.
 */
export function userOfSession(secretHash: string, now = new Date()): SQL<number> {
	const isTheirs = or(eq(sessions.cookieHash, secretHash), eq(sessions.tokenHash, secretHash));
	const account = new QueryBuilder()
		.select({ id: accountShown.as("id") })
		.from(sessions)
		.leftJoin(impersonations, looksNow(now))
		.where(and(isTheirs, eq(sessions.state, "active")));
	return sql<number>`${account}`;
}

type NewSession = Omit<typeof sessions.$inferInsert, "userId" | "isBehind"> & {
	userId: UserId;
	isBehind?: boolean | SQL<boolean>;
};

export function insertSession(db: Database, session: NewSession) {
	return db.insert(sessions).values(session);
}

/** Notes when a session was last used. */
export function touchSession(db: Database, id: string, lastSeenAt: Date) {
	return db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

export function deleteSession(db: Database, id: string): Write {
	return db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends every session of a user, but for one when it is named. */
export function deleteSessionsOfUser(db: Database, userId: number, exceptId?: string): Write {
	const ofUser = eq(sessions.userId, userId);
	return db.delete(sessions).where(exceptId ? and(ofUser, ne(sessions.id, exceptId)) : ofUser);
}

/** Notes that the user of a session has proved who they are. */
export function markSteppedUp(db: Database, { id, at }: { id: string; at: Date }): Write {
	return db
		.update(sessions)
		.set({ steppedUpAt: at })
		.where(and(eq(sessions.id, id), eq(sessions.state, "active")));
}

/** Has the other browsers of a user take over the preferences of the account once more. */
export function markOthersBehind(db: Database, { userId, except }: { userId: number; except: string }): Write {
	return db
		.update(sessions)
		.set({ isBehind: true })
		.where(and(eq(sessions.userId, userId), ne(sessions.id, except)));
}

/** Notes that a browser has taken over the preferences of its account. */
export function markInStep(db: Database, id: string): Write {
	return db.update(sessions).set({ isBehind: false }).where(eq(sessions.id, id));
}

/** Whether a new session of a user has preferences to take over, as a value for its row. */
export function hasPreferences(db: Database, userId: UserId): SQL<boolean> {
	const kept = db.select({ keeps: users.keepsPreferences }).from(users).where(eq(users.id, userId));
	return sql<boolean>`coalesce((${kept}), 0)`;
}

/**
 * Opens a session that waited for its second factor, by new secrets where they are given. Hits no row when it did not
 * wait.
 */
export function activateSession(
	db: Database,
	{ id, at, ...secrets }: { id: string; at: Date; cookieHash?: string; tokenHash?: string },
): Write {
	const waits = and(eq(sessions.id, id), eq(sessions.state, "waitsForFactor"));
	return db
		.update(sessions)
		.set({ state: "active", steppedUpAt: at, lastSeenAt: at, ...secrets })
		.where(waits);
}

/** Ends one session of a user, but never the one that asks. */
export function deleteOtherSession(
	db: Database,
	{ userId, id, askedBy }: { userId: number; id: string; askedBy: string },
): Write {
	return db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId), ne(sessions.id, askedBy)));
}

/** Ends one session of a user. Hits no row when it has ended, or is somebody else's. */
export function deleteSessionOf(db: Database, { userId, id }: { userId: number; id: string }): Write {
	return db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
}

/** The sessions of a user that are open and have not passed their absolute end, last used first. */
export function listSessionsOfUser(db: Database, userId: UserId, { now, limit }: { now: Date; limit: number }) {
	const { id, createdAt, lastSeenAt, expiresAt, userAgent, country } = sessions;
	return db
		.select({ id, createdAt, lastSeenAt, expiresAt, userAgent, country })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.state, "active"), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.lastSeenAt))
		.limit(limit);
}

/** Sessions that have passed their absolute end. */
export function listExpiredSessions(db: Database, now: Date, limit: number) {
	return db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now)).limit(limit);
}

export function deleteSessions(db: Database, ids: readonly string[]): Write {
	return db.delete(sessions).where(inValues(sessions.id, ids));
}
