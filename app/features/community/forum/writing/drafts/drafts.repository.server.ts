import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { forumDrafts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

type Place = { userId: number; place: string };

/** What somebody has begun to write at a place. */
export function findDraft(db: Database, { userId, place }: Place) {
	return db
		.select({
			sequence: forumDrafts.sequence,
			title: forumDrafts.title,
			body: forumDrafts.body,
			replyTo: forumDrafts.replyTo,
			savedAt: forumDrafts.savedAt,
		})
		.from(forumDrafts)
		.where(and(eq(forumDrafts.userId, userId), eq(forumDrafts.place, place)));
}

type Draft = Place & { sequence: number; title: string; body: string; replyTo: number | null; now: Date };

/** Changes nothing when another tab has saved as often already. */
export function saveDraft(db: Database, { now, ...draft }: Draft): Write {
	const { sequence, title, body, replyTo } = draft;
	return db
		.insert(forumDrafts)
		.values({ ...draft, savedAt: now })
		.onConflictDoUpdate({
			target: [forumDrafts.userId, forumDrafts.place],
			set: { sequence, title, body, replyTo, savedAt: now, sentAt: null },
			setWhere: sql`${forumDrafts.sequence} < excluded.sequence`,
		});
}

/** What was sent is a draft no longer; an older tab cannot bring it back. */
export function dropSentDraft(db: Database, { userId, place, now }: Place & { now: Date }): Write {
	return db
		.update(forumDrafts)
		.set({ title: "", body: "", replyTo: null, sentAt: now, sequence: sql`${forumDrafts.sequence} + 1` })
		.where(and(eq(forumDrafts.userId, userId), eq(forumDrafts.place, place)));
}
