import { requirePeople } from "#app/features/people/auth/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { requireChange } from "#db/conflict.ts";
import type { Write } from "#db/write.ts";

/** Who acts on an announcement. */
export type Actor = { actorId: number; requestId: string; now: Date };

/** Begins each batch: a right that was lost between guard and batch does nothing. */
export function requireAuthority(db: Database, { actorId, now }: Actor): Write[] {
	return [requirePeople(db, actorId, now), requireChange(db)];
}
