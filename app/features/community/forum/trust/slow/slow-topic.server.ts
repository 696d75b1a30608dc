import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findTopic, setTopicState } from "../../topics/topics.repository.server";

type Input = { topicId: number; minutes: number; by: { id: number; requestId: string }; now: Date };

/** A moderator sets how long a member waits between two posts in a topic; 0 ends it. Two trips. */
export async function slowTopic(db: Database, { topicId, minutes, by, now }: Input): Promise<{ ok: boolean }> {
	const reader = { userId: by.id, isModerator: true };
	const topic = firstRow(await findTopic(db, topicId, { reader, now }));
	if (!topic || topic.withdrawnAt || topic.mergedInto) return { ok: false };
	if (topic.slowMinutes === minutes) return { ok: true };
	await inBatch(db, {
		changed: setTopicState(db, topicId, { slowMinutes: minutes }),
		audited: audit(db, {
			by: by.id,
			deed: "forum.slow",
			subject: { kind: "forumTopic", id: topicId },
			before: { minutes: topic.slowMinutes },
			after: { minutes },
			requestId: by.requestId,
			now,
		}),
	});
	return { ok: true };
}
