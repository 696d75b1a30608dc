import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import type { Capability } from "../../../../db/schema/people/capabilities";
import { users } from "../../../../db/schema/schema";
import type { Role } from "../roles";

type Rights = { role: Role; capabilities: readonly Capability[] };

/** What an admin may do as the database has it in the middle of a batch; a right that was taken meanwhile does nothing. */
export function holds(actorId: number, capabilities: readonly Capability[]): SQL {
	const each = capabilities.map((capability) => sql`instr(actor.capabilities, ${`"${capability}"`}) > 0`);
	return sql`exists (select 1 from users actor where actor.id = ${actorId} and actor.role = 'admin'
		and actor.suspended_at is null and ${sql.join(each, sql` and `)})`;
}

/**
 * A write, not yet run: the new rights of somebody else, while these are still the old ones and whoever gives them holds
 * them. Hits no row otherwise.
 */
export function setRights(
	db: Database,
	{ actorId, userId, before, after }: { actorId: number; userId: number; before: Rights; after: Rights },
) {
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
				holds(actorId, ["people", ...added]),
			),
		);
}

type Suspension = { suspendedAt: Date | null; suspendedUntil: Date | null; suspendedWhy: string | null };

/** A write, not yet run: suspends somebody else, or lifts it, while whoever does it holds `people`. */
export function setSuspension(
	db: Database,
	{ actorId, userId, set }: { actorId: number; userId: number; set: Suspension },
) {
	return db
		.update(users)
		.set(set)
		.where(and(eq(users.id, userId), sql`${users.id} <> ${actorId}`, holds(actorId, ["people"])));
}

/** A statement for a batch that must not run for one whose right was taken meanwhile: its own audit entry goes with it. */
export function requirePeople(db: Database, actorId: number) {
	return db
		.update(users)
		.set({ role: "admin" })
		.where(and(eq(users.id, actorId), holds(actorId, ["people"])));
}
