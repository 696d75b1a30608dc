import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { deleteWaiting } from "./waiting.repository.server";

type Input = { id: number; by: number; requestId: string; now: Date };

/** Deletes an entry at its owner's request; false when it is gone. The audit log has no address. */
export async function removeWaiting(db: Database, { id, by, requestId, now }: Input): Promise<boolean> {
	try {
		await db.batch([
			deleteWaiting(db, [id]),
			requireChange(db),
			audit(db, { by, deed: "waiting.remove", subject: { kind: "waitingEntry", id }, requestId, now }),
		]);
		return true;
	} catch (error) {
		if (isConflict(error)) return false;
		throw error;
	}
}
