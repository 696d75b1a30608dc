import { and, desc, eq, gt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import type { AddressState } from "#db/schema/operations/notifications.ts";
import { impersonations, mailAddresses, sessions, siteSettings, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import {
	activeImpersonation,
	effectiveAccount,
	sessionOwners,
} from "../impersonation/impersonations.repository.server";
import type { Role } from "../roles";

/** A user id, or a subquery when only the session is known. */
export type UserId = number | SQL<number>;

const asksAdminsForFactor = sql`exists (select 1 from ${siteSettings} where ${siteSettings.key} = 'adminSecurity'
	and json_extract(${siteSettings.value}, '$.secondFactor') = 1)`;

/** A session and the account it shows. Column names are unique, because batch rows are keyed by name. */
const SESSION_WITH_USER = {
	id: sessions.id,
	createdAt: sessions.createdAt,
	lastSeenAt: sessions.lastSeenAt,
	expiresAt: sessions.expiresAt,
	state: sessions.state,
	steppedUpAt: sessions.steppedUpAt,
	isBehind: sessions.isBehind,
	suspendedAt: sessionOwners.suspendedAt,
	suspendedUntil: sessionOwners.suspendedUntil,
	ownerRole: sql<Role>`${sessionOwners.role}`.as("owner_role"),
	lacksFactor:
		sql<boolean>`${sessionOwners.role} = 'admin' and ${sessionOwners.secondFactorAt} is null and ${asksAdminsForFactor}`
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
		/** Null as well while the address is known not to work. */
		emailVerifiedAt: sql<Date | null>`case when ${mailAddresses.state} is null then ${users.emailVerifiedAt} end`
			.mapWith(users.emailVerifiedAt)
			.as("email_confirmed_at"),
		emailState: sql<AddressState | null>`${mailAddresses.state}`.as("email_state"),
		weeklyGoalMinutes: users.weeklyGoalMinutes,
		accountEndsAt: users.endsAt,
	},
};

export function findSessionByCookie(db: Database, cookieHash: string, now: Date) {
	return sessionWithUser(db, now).where(eq(sessions.cookieHash, cookieHash)).limit(1);
}

export function findSessionByToken(db: Database, tokenHash: string, now: Date) {
	return sessionWithUser(db, now).where(eq(sessions.tokenHash, tokenHash)).limit(1);
}

function sessionWithUser(db: Database, now: Date) {
	return db
		.select(SESSION_WITH_USER)
		.from(sessions)
		.innerJoin(sessionOwners, eq(sessionOwners.id, sessions.userId))
		.leftJoin(impersonations, activeImpersonation(now))
		.innerJoin(users, eq(users.id, effectiveAccount))
		.leftJoin(mailAddresses, eq(mailAddresses.email, users.email));
}

/**
 * User id of a session as an SQL expression, so that rows can be read before the user is known. For impersonation,
 * the viewed user's id. Does not check that the session is still valid; null while it waits for its second factor.
 */
export function userOfSession(secretHash: string, now = new Date()): SQL<number> {
	const isTheirs = or(eq(sessions.cookieHash, secretHash), eq(sessions.tokenHash, secretHash));
	const account = new QueryBuilder()
		.select({ id: effectiveAccount.as("id") })
		.from(sessions)
		.leftJoin(impersonations, activeImpersonation(now))
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

export function touchSession(db: Database, id: string, lastSeenAt: Date) {
	return db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

export function deleteSession(db: Database, id: string): Write {
	return db.delete(sessions).where(eq(sessions.id, id));
}

export function deleteSessionsOfUser(db: Database, userId: number, exceptId?: string): Write {
	const ofUser = eq(sessions.userId, userId);
	return db.delete(sessions).where(exceptId ? and(ofUser, ne(sessions.id, exceptId)) : ofUser);
}

export function markSteppedUp(db: Database, { id, at }: { id: string; at: Date }): Write {
	return db
		.update(sessions)
		.set({ steppedUpAt: at })
		.where(and(eq(sessions.id, id), eq(sessions.state, "active")));
}

/** Makes the user's other browsers adopt the account's preferences again. */
export function markOtherSessionsOutdated(db: Database, { userId, except }: { userId: number; except: string }): Write {
	return db
		.update(sessions)
		.set({ isBehind: true })
		.where(and(eq(sessions.userId, userId), ne(sessions.id, except)));
}

export function markSessionCurrent(db: Database, id: string): Write {
	return db.update(sessions).set({ isBehind: false }).where(eq(sessions.id, id));
}

/** SQL value for a new session: whether it has preferences to adopt. */
export function hasPreferences(db: Database, userId: UserId): SQL<boolean> {
	const kept = db.select({ keeps: users.keepsPreferences }).from(users).where(eq(users.id, userId));
	return sql<boolean>`coalesce((${kept}), 0)`;
}

/** Activates a waiting session, with new secrets if given. Affects no row when it was not waiting. */
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

/** Never ends the requesting session. */
export function deleteOtherSession(
	db: Database,
	{ userId, id, askedBy }: { userId: number; id: string; askedBy: string },
): Write {
	return db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId), ne(sessions.id, askedBy)));
}

/** Affects no row when it has ended or belongs to another user. */
export function deleteSessionOf(db: Database, { userId, id }: { userId: number; id: string }): Write {
	return db.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
}

/** Active sessions within their absolute limit, last used first. */
export function listSessionsOfUser(db: Database, userId: UserId, { now, limit }: { now: Date; limit: number }) {
	const { id, createdAt, lastSeenAt, expiresAt, userAgent, country } = sessions;
	return db
		.select({ id, createdAt, lastSeenAt, expiresAt, userAgent, country })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.state, "active"), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.lastSeenAt))
		.limit(limit);
}

export function listExpiredSessions(db: Database, now: Date, limit: number) {
	return db.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now)).limit(limit);
}

export function deleteSessions(db: Database, ids: readonly string[]): Write {
	return db.delete(sessions).where(inValues(sessions.id, ids));
}
