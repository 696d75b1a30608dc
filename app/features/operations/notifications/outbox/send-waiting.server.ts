import { audit } from "#app/features/operations/audit/face.server.ts";
import { listRetryableJobs, makeJobsDue } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** Limited, because the mail service would reject a flood. */
export const SENT_AT_ONCE = 100;

type Input = { actorId: number; requestId: string; now: Date };

/** Makes waiting mail due, oldest first; one batch with the audit entry. Returns the ids to nudge. */
export async function sendWaiting(db: Database, { actorId, requestId, now }: Input): Promise<string[]> {
	const held = await listRetryableJobs(db, { kind: "mail.send", now, limit: SENT_AT_ONCE });
	if (held.length === 0) return [];
	const ids = held.map(({ id }) => id);
	const entry = audit(db, {
		by: actorId,
		deed: "mail.sendWaiting",
		subject: { kind: "mail", id: "waiting" },
		after: { messages: ids.length },
		requestId,
		now,
	});
	try {
		const { hurried } = await inBatch(db, { hurried: makeJobsDue(db, ids, now), changed: requireChange(db), entry });
		return hurried.map(({ id }) => id);
	} catch (error) {
		// All of them have been claimed meanwhile.
		if (isConflict(error)) return [];
		throw error;
	}
}
