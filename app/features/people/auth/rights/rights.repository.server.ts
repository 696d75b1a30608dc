import { and, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import type { Role } from "../roles";
import { NOT_SUSPENDED, type Suspension } from "./audited-suspension";

type Rights = { role: Role; capabilities: readonly Capability[] };

/** SQL condition: the actor holds these capabilities when the statement runs. */
export function holdsCapabilities(actorId: number | SQLWrapper, capabilities: readonly Capability[], now: Date): SQL {
	const each = capabilities.map((capability) => sql`instr(actor.capabilities, ${`"${capability}"`}) > 0`);
	return sql`exists (select 1 from users actor where actor.id = ${actorId} and actor.role = 'admin'
		and (actor.suspended_at is null or actor.suspended_until <= ${now.getTime()})
		and ${sql.join(each, sql` and `)})`;
}

/** SQL condition: an account may teach when the statement runs. Whose course it is, is another question. */
export function mayTeach(db: Database, userId: SQLWrapper | number, now: Date): SQL {
	const teacher = alias(users, "teaching_user");
	return exists(
		db
			.select({ one: sql`1` })
			.from(teacher)
			.where(
				and(
					eq(teacher.id, userId),
					inArray(teacher.role, ["instructor", "admin"]),
					or(isNull(teacher.suspendedAt), lte(teacher.suspendedUntil, now)),
				),
			),
	);
}

/** Sets new rights. Affects no row when the old ones changed or the actor does not hold the new ones. */
export function setRights(
	db: Database,
	{
		actorId,
		userId,
		before,
		after,
		now,
	}: { actorId: number; userId: number; before: Rights; after: Rights; now: Date },
): Write {
	const added = after.capabilities.filter((capability) => !before.capabilities.includes(capability));
	return db
		.update(users)
		.set({ role: after.role, capabilities: [...after.capabilities] })
		.where(
			and(
				eq(users.id, userId),
				sql`${users.id} <> ${actorId}`,
				eq(users.role, before.role),
				sql`${users.capabilities} = ${JSON.stringify(before.capabilities)}`,
				holdsCapabilities(actorId, ["people", ...added], now),
			),
		);
}

/** Suspends another user or lifts it, while the actor holds `people`. */
export function setSuspension(
	db: Database,
	{ actorId, userId, set, now }: { actorId: number; userId: number; set: Suspension; now: Date },
): Write {
	return db
		.update(users)
		.set(set)
		.where(and(eq(users.id, userId), sql`${users.id} <> ${actorId}`, holdsCapabilities(actorId, ["people"], now)));
}

export function listEndedSuspensions(db: Database, now: Date, limit: number) {
	const { id, suspendedAt, suspendedUntil, suspendedLastDay, suspendedWhy } = users;
	return db
		.select({ id, suspendedAt, suspendedUntil, suspendedLastDay, suspendedWhy })
		.from(users)
		.where(and(isNotNull(users.suspendedUntil), lte(users.suspendedUntil, now)))
		.limit(limit);
}

/** Lifts an expired suspension. Affects no row when it was extended meanwhile. */
export function endSuspension(db: Database, { userId, now }: { userId: number; now: Date }): Write {
	return db
		.update(users)
		.set(NOT_SUSPENDED)
		.where(and(eq(users.id, userId), lte(users.suspendedUntil, now)));
}

/** Makes the batch fail, with `requireChange`, when the actor may no longer teach. */
export function requireTeaching(db: Database, actorId: number, now: Date): Write {
	return db
		.update(users)
		.set({ role: sql`${users.role}` })
		.where(and(eq(users.id, actorId), mayTeach(db, actorId, now)));
}

/** Makes the batch, with its audit entry, fail when the actor has lost `people`. */
export function requirePeople(db: Database, actorId: number, now: Date): Write {
	return db
		.update(users)
		.set({ role: "admin" })
		.where(and(eq(users.id, actorId), holdsCapabilities(actorId, ["people"], now)));
}

/** An account is an admin with this capability, and not suspended, when the statement runs. */
export function holdsCapability(userId: number | SQLWrapper, capability: Capability, now: Date): SQL {
	return holdsCapabilities(userId, [capability], now);
}
