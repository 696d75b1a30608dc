import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { tagsOf } from "../topics/tags";
import { findTopic, raiseCategoryVersion, setTopicState } from "../topics/topics.repository.server";
import { listKnownTags, listNamesOfTags, replaceTags } from "./tags.repository.server";
import { unknownTags } from "./unknown-tags";

type Input = {
	topicId: number;
	by: { id: number; isModerator: boolean; requestId: string };
	/** As typed. */
	tags: readonly string[];
	now: Date;
};
export type TagOutcome =
	| { ok: true }
	| { ok: false; reason: "notFound" }
	| { ok: false; reason: "closed" }
	/** Only moderators add tags. */
	| { ok: false; reason: "unknownTags"; names: string[] };

/** Changes the tags of a topic, by its author or a moderator. What a moderator changes is in the audit log. Two trips. */
export async function changeTags(db: Database, { topicId, by, tags: typed, now }: Input): Promise<TagOutcome> {
	const tags = tagsOf(typed);
	const reader = { userId: by.id, isModerator: by.isModerator };
	const slugs = tags.map(({ slug }) => slug);
	const found = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		known: listKnownTags(db, slugs),
		present: listNamesOfTags(db, topicId),
	});
	const topic = firstRow(found.topics);
	const isOwn = topic?.authorId === by.id;
	if (!topic || topic.withdrawnAt || topic.mergedInto || !(isOwn || by.isModerator))
		return { ok: false, reason: "notFound" };
	if (topic.closedAt && !by.isModerator) return { ok: false, reason: "closed" };
	const names = unknownTags(tags, { known: found.known, mayAdd: by.isModerator });
	if (names.length > 0) return { ok: false, reason: "unknownTags", names };

	await inBatch(db, {
		changed: replaceTags(db, { topicId, tags }),
		// Raises the version of the topic.
		shown: setTopicState(db, topicId, {}),
		raised: raiseCategoryVersion(db, topicId),
		audited: isOwn
			? undefined
			: audit(db, {
					by: by.id,
					deed: "forum.tag",
					subject: { kind: "forumTopic", id: topicId },
					before: { tags: found.present.map(({ name }) => name) },
					after: { tags: tags.map(({ name }) => name) },
					requestId: by.requestId,
					now,
				}),
	});
	return { ok: true };
}
