import { type CurrentUser, requirePeople, requireTeaching } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";

/**
 * Whose announcements somebody sees and sends: `school` all of them, to any audience; `teacher` those that they have
 * written themselves, to the learners of courses that are theirs now.
 */
export type Scope = "school" | "teacher";

/** Who sees announcements. */
export type Overseer = { actorId: number; scope: Scope };
/** Who acts on an announcement. */
export type Actor = Overseer & { requestId: string; now: Date };

/** Admins without the right to people are teachers here, of their own courses. */
export function scopeOf({ role, capabilities }: Pick<CurrentUser, "role" | "capabilities">): Scope {
	return role === "admin" && capabilities.includes("people") ? "school" : "teacher";
}

/** Begins each batch: a right that was lost between guard and batch does nothing. */
export function requireAuthority(db: Database, { actorId, scope, now }: Actor): Write[] {
	const require = scope === "school" ? requirePeople : requireTeaching;
	return [require(db, actorId, now), requireChange(db)];
}
