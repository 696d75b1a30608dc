import { audit } from "#app/features/operations/audit/face.server.ts";
import { hurryJobs, listHeldJobs } from "#app/features/operations/jobs/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange } from "#db/conflict.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** As many leave by one press; who sends mail would refuse a flood. */
export const SENT_AT_ONCE = 100;

type Input = { actorId: number; requestId: string; now: Date };

/**
 * Has the mail that waits tried at once, what was asked for first on top, and says so in the audit log: both or
 * neither. Gives what the queue is to be nudged with; none where nothing waits, or all of it is being sent just now.
 */
export async function sendWaiting(db: Database, { actorId, requestId, now }: Input): Promise<string[]> {
	const held = await listHeldJobs(db, { kind: "mail.send", now, limit: SENT_AT_ONCE });
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
		const { hurried } = await inBatch(db, { hurried: hurryJobs(db, ids, now), changed: requireChange(db), entry });
		return hurried.map(({ id }) => id);
	} catch (error) {
		// Between the two somebody has begun with all of it.
		if (isConflict(error)) return [];
		throw error;
	}
}
