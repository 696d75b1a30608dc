import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { inValues } from "#db/in-values.server.ts";
import { impersonations, sessions, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { holdsCapabilities } from "../rights/rights.repository.server";

export const sessionOwners = alias(users, "owners");

/** Join condition for an active impersonation. */
export function activeImpersonation(now: Date): SQL | undefined {
	return and(eq(impersonations.sessionId, sessions.id), gt(impersonations.endsAt, now));
}

/** User id that a session shows: its owner's or the impersonated one. Needs the `activeImpersonation` join. */
export const effectiveAccount = sql<number>`coalesce(${impersonations.userId}, ${sessions.userId})`;

type NewImpersonation = { sessionId: string; adminId: number; userId: number; now: Date; endsAt: Date };

/** Affects no row for oneself, a user with capabilities, a deleted user, or an actor who lost `people`. */
export function insertImpersonation(
	db: Database,
	{ sessionId, adminId, userId, now, endsAt }: NewImpersonation,
): Write {
	const mayBeSeen = and(
		eq(users.id, userId),
		sql`${users.id} <> ${adminId}`,
		sql`${users.role} <> 'admin'`,
		sql`${users.capabilities} = '[]'`,
		holdsCapabilities(adminId, ["people"], now),
	);
	return db.insert(impersonations).select(
		db
			.select({
				sessionId: sql<string>`${sessionId}`.as("session_id"),
				adminId: sql<number>`${adminId}`.as("admin_id"),
				userId: sql<number>`${users.id}`.as("user_id"),
				startedAt: sql<Date>`${now.getTime()}`.as("started_at"),
				endsAt: sql<Date>`${endsAt.getTime()}`.as("ends_at"),
			})
			.from(users)
			.where(mayBeSeen),
	);
}

export function deleteImpersonation(db: Database, sessionId: string) {
	return db
		.delete(impersonations)
		.where(eq(impersonations.sessionId, sessionId))
		.returning({ userId: impersonations.userId });
}

export function listEndedImpersonations(db: Database, now: Date, limit: number) {
	return db
		.select({ sessionId: impersonations.sessionId })
		.from(impersonations)
		.where(lte(impersonations.endsAt, now))
		.limit(limit);
}

/** Leaves one that was started again meanwhile. */
export function deleteImpersonations(db: Database, sessionIds: readonly string[], now: Date): Write {
	return db
		.delete(impersonations)
		.where(and(inValues(impersonations.sessionId, sessionIds), lte(impersonations.endsAt, now)));
}
