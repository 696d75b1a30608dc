import { notePicture } from "#app/features/community/forum/pictures/note-picture.server.ts";
import { POST_PICTURE } from "#app/features/community/forum/pictures/post-picture.ts";
import { writeReply } from "#app/features/community/forum/posts/write-reply.server.ts";
import { startTopic } from "#app/features/community/forum/topics/start-topic.server.ts";
import { tagsOf } from "#app/features/community/forum/topics/tags.ts";
import { insertTags } from "#app/features/community/forum/topics/topics.repository.server.ts";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import type { Database } from "#db/client.server.ts";
import {
	forumCategories,
	forumCategoryTranslations,
	moderationCases,
	moderationDecisions,
	moderationSilences,
} from "#db/schema/schema.ts";
import { MADE_AT } from "../factories.ts";
import { lossy, webp } from "../pictures/webp.ts";

let made = 0;

/** A picture that somebody has uploaded for a post, as the browser sends it. */
export async function makePostPicture(db: Database, bucket: R2Bucket, ownerId: number, now = MADE_AT) {
	const bytes = webp(lossy(800, 600));
	const stored = await storeUpload(db, bucket, {
		rule: POST_PICTURE,
		body: new Blob([bytes]).stream(),
		declaredBytes: bytes.byteLength,
		name: "picture.webp",
		ownerId,
		now,
	});
	if (!stored.ok || !(await notePicture(db, bucket, stored.upload.id))) throw new Error("No picture");
	return stored.upload.id;
}

/** A category that everybody enters. */
export async function makeForumCategory(db: Database, given: Partial<typeof forumCategories.$inferInsert> = {}) {
	made += 1;
	const [category] = await db
		.insert(forumCategories)
		.values({ key: `category-${made}`, position: made, pattern: "lines", ...given })
		.returning();
	if (!category) throw new Error("No category");
	const name = `Category ${made}`;
	await db.insert(forumCategoryTranslations).values({ categoryId: category.id, language: "en", name });
	return category;
}

type Start = Partial<Parameters<typeof startTopic>[1]> & { authorId: number };

/** A question in a category of its own, or as given. */
export async function makeTopic(db: Database, { authorId, ...given }: Start) {
	const category = given.category ?? (await makeForumCategory(db)).key;
	// Members choose among tags that there are.
	const tags = insertTags(db, tagsOf(given.tags ?? []));
	for (const write of tags) await db.batch([write]);
	const started = await startTopic(db, {
		author: { id: authorId, isModerator: false },
		kind: "question",
		language: "en",
		title: "What is a fair fee?",
		body: "I have a deal.",
		deal: null,
		tags: [],
		clientKey: crypto.randomUUID(),
		withoutLimits: true,
		now: MADE_AT,
		...given,
		category,
	});
	if (!started.ok) throw new Error(`No topic: ${started.reason}`);
	return started.id;
}

type Reply = Partial<Parameters<typeof writeReply>[1]> & { authorId: number; topicId: number };

export async function makeReply(db: Database, { authorId, ...given }: Reply) {
	const written = await writeReply(db, {
		author: { id: authorId, isModerator: false },
		body: "Five thousand.",
		deal: null,
		replyTo: null,
		clientKey: crypto.randomUUID(),
		withoutLimits: true,
		now: MADE_AT,
		...given,
	});
	if (!written.ok) throw new Error(`No reply: ${written.reason}`);
	return written;
}

/** Somebody who may not write in the forum for a time, by a decision of its own. Its id. */
export async function makeSilence(db: Database, silence: { userId: number; startsAt: Date; endsAt: Date | null }) {
	const decisionId = crypto.randomUUID();
	const [opened] = await db
		.insert(moderationCases)
		.values({ subjectKind: "page", subjectId: decisionId, path: "/", reason: "other", openedAt: silence.startsAt })
		.returning();
	await db.insert(moderationDecisions).values({
		id: decisionId,
		caseId: opened?.id ?? 0,
		round: 1,
		memberId: silence.userId,
		outcome: "removed",
		sanction: "silenced",
		decidedAt: silence.startsAt,
		appealUntil: silence.startsAt,
	});
	await db.insert(moderationSilences).values({ decisionId, scope: "forum", ...silence });
	return decisionId;
}
