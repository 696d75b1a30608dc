import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumDrafts, forumPosts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Place = { userId: number; place: string };

const DRAFT = {
	sequence: forumDrafts.sequence,
	title: forumDrafts.title,
	body: forumDrafts.body,
	fields: forumDrafts.fields,
	replyTo: forumDrafts.replyTo,
	sentAt: forumDrafts.sentAt,
	savedAt: forumDrafts.savedAt,
};

/** What somebody has begun to write at a place. */
export function findDraft(db: Database, { userId, place }: Place) {
	return db
		.select(DRAFT)
		.from(forumDrafts)
		.where(and(eq(forumDrafts.userId, userId), eq(forumDrafts.place, place)));
}

type Edited = { userId: number; topicId: number; number: number };

/** What somebody has begun to change in the post at an address; its place is `placeOfEdit`. */
export function findDraftOfEdit(db: Database, { userId, topicId, number }: Edited) {
	return db
		.select(DRAFT)
		.from(forumPosts)
		.innerJoin(
			forumDrafts,
			and(eq(forumDrafts.userId, userId), eq(forumDrafts.place, sql`'edit:' || ${forumPosts.id}`)),
		)
		.where(and(eq(forumPosts.topicId, topicId), eq(forumPosts.number, number)));
}

type Draft = Place & {
	sequence: number;
	title: string;
	body: string;
	fields: Record<string, string>;
	replyTo: number | null;
	now: Date;
};

/** Changes nothing when another tab has saved as often already. */
export function saveDraft(db: Database, { now, ...draft }: Draft): Write {
	const { sequence, title, body, fields, replyTo } = draft;
	return db
		.insert(forumDrafts)
		.values({ ...draft, savedAt: now })
		.onConflictDoUpdate({
			target: [forumDrafts.userId, forumDrafts.place],
			set: { sequence, title, body, fields, replyTo, savedAt: now, sentAt: null },
			setWhere: sql`${forumDrafts.sequence} < excluded.sequence`,
		});
}

/** What was sent is a draft no longer; neither an older tab nor a save still on its way can bring it back. */
export function dropSentDraft(db: Database, { userId, place, now }: Place & { now: Date }): Write {
	const sent = { title: "", body: "", fields: {}, replyTo: null, sentAt: now };
	return db
		.insert(forumDrafts)
		.values({ ...sent, userId, place, sequence: 1, savedAt: now })
		.onConflictDoUpdate({
			target: [forumDrafts.userId, forumDrafts.place],
			set: { ...sent, sequence: sql`${forumDrafts.sequence} + 1` },
		});
}
