import { findStandingDecision } from "#app/features/community/moderation/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { takeNoteNumber } from "../posts/post-numbers.repository.server";
import { insertNote } from "../posts/posts.repository.server";
import { deleteLostNotifications } from "../telling/lost-notifications.repository.server";
import { firstPostOf } from "./close-by-decision.repository.server";
import { readAgain } from "./read-again.server";
import {
	findOpenCategory,
	findTopic,
	raiseCategoryVersion,
	recountCategory,
	requireSame,
	setTopicState,
} from "./topics.repository.server";

type By = { id: number; requestId: string };
type Input = { topicId: number; by: By; now: Date };
export type ModerateOutcome =
	| { ok: true }
	| { ok: false; reason: "notFound" | "noCategory" | "changed" }
	/** A decision in force has closed it. */
	| { ok: false; reason: "decided"; caseId: number };

/** What a moderator does with a topic; `move` names the category that it goes to. */
export type TopicDeed = { deed: "close" | "open" | "pin" | "unpin" } | { deed: "move"; category: string };

/**
 * Closes, opens, pins or moves a topic. Closing, opening and moving leave a line in it. Who may not enter the category
 * that it is moved to loses what they were told of it. Doing it again changes nothing, also at the same time.
 */
export async function moderateTopic(db: Database, change: TopicDeed, input: Input): Promise<ModerateOutcome> {
	return (await readAgain(() => tryToModerate(db, change, input))) ?? { ok: false, reason: "changed" };
}

async function tryToModerate(db: Database, change: TopicDeed, { topicId, by, now }: Input): Promise<ModerateOutcome> {
	const reader = { userId: by.id, isModerator: true };
	const closing = { subject: firstPostOf(topicId), outcome: "closed" } as const;
	const { topics, categories, decisions } = await inBatch(db, {
		topics: findTopic(db, topicId, { reader, now }),
		decisions: change.deed === "open" ? findStandingDecision(db, closing) : undefined,
		categories: change.deed === "move" ? findOpenCategory(db, change.category, { reader, now }) : undefined,
	});
	const topic = firstRow(topics);
	if (!topic || topic.withdrawnAt || topic.mergedInto) return { ok: false, reason: "notFound" };
	const subject = { kind: "forumTopic" as const, id: topicId };
	const entry = { by: by.id, subject, requestId: by.requestId, now };

	if (change.deed === "move") {
		const category = firstRow(categories ?? []);
		if (!category) return { ok: false, reason: "noCategory" };
		if (category.id === topic.categoryId) return { ok: true };
		await inBatch(db, {
			same: requireSame(db, topic),
			moved: setTopicState(db, topicId, { categoryId: category.id }),
			lost: deleteLostNotifications(db, { topicId, upTo: topic.highestNumber, now }),
			counted: [topic.categoryId, category.id].map((id) => recountCategory(db, id)),
			number: takeNoteNumber(db, topicId),
			note: insertNote(db, { topicId, by: by.id, note: { deed: "moved" }, now }),
			audited: audit(db, {
				...entry,
				deed: "forum.move",
				before: { categoryId: topic.categoryId },
				after: { categoryId: category.id },
			}),
		});
		return { ok: true };
	}

	const isClosing = change.deed === "close" || change.deed === "open";
	const isOn = change.deed === "close" || change.deed === "pin";
	if (isOn === ((isClosing ? topic.closedAt : topic.pinnedAt) !== null)) return { ok: true };
	const [decision] = decisions ?? [];
	if (decision) return { ok: false, reason: "decided", caseId: decision.caseId };
	const at = isOn ? now : null;
	await inBatch(db, {
		same: requireSame(db, topic),
		changed: setTopicState(db, topicId, isClosing ? { closedAt: at } : { pinnedAt: at }),
		number: isClosing ? takeNoteNumber(db, topicId) : undefined,
		note: isClosing
			? insertNote(db, { topicId, by: by.id, note: { deed: isOn ? "closed" : "opened" }, now })
			: undefined,
		raised: raiseCategoryVersion(db, topicId),
		audited: audit(db, { ...entry, deed: `forum.${change.deed}` }),
	});
	return { ok: true };
}
