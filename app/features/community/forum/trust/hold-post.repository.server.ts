import { eq, type SQL, sql } from "drizzle-orm";
import { holdForReview } from "#app/features/community/moderation/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import type { HoldReason } from "#db/schema/community/moderation-kinds.ts";
import { forumPosts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { copyOfPost, pollHeading } from "../posts/copy-of-post.server";
import { hideHeldPost } from "../posts/post-kind.repository.server";
import { sentPostId } from "../posts/posts.repository.server";
import { postPath } from "../posts/reported-thing.sql";
import { publicName } from "../public-name";

type Held = {
	authorId: number;
	writerName: string;
	heldBy: HoldReason;
	topic: { title: string; language: string };
	text: string;
	deal: DealSheet | null;
	poll?: { question: string; options: readonly string[] } | null | undefined;
	/** Uploads that it shows. */
	pictures: readonly string[];
	now: Date;
};

/** Behind the writing of a post that is hidden from the beginning: its case in the moderators' queue. */
export function holdNewPost(db: Database, { clientKey, ...held }: Held & { clientKey: string }): Write[] {
	const postId = sentPostId({ authorId: held.authorId, clientKey });
	const path = sql<string>`(select ${postPath} from ${forumPosts} where ${eq(forumPosts.id, postId)})`;
	return holdForReview(db, caseOf(held, { id: sql<string>`cast(${postId} as text)`, path }));
}

type Placed = { postId: number; topicId: number; number: number };

/** Behind an edit: hides the post and opens its case. */
export function holdEditedPost(db: Database, { postId, topicId, number, ...held }: Held & Placed): Write[] {
	const id = String(postId);
	const of = caseOf(held, { id, path: `/forum/${topicId}/${number}` });
	const text = number === 1 ? withPollOf(topicId, of) : of.text;
	return [...hideHeldPost(db, { id, now: held.now }), ...holdForReview(db, { ...of, text })];
}

type Place = Pick<Parameters<typeof holdForReview>[1], "path"> &
	Pick<Parameters<typeof holdForReview>[1]["subject"], "id">;

function caseOf({ writerName, topic, text: body, deal, poll = null, ...held }: Held, { id, path }: Place) {
	const { title, language } = topic;
	const text = copyOfPost({ body, deal, poll, language });
	return { ...held, subject: { kind: "post", id }, authorName: publicName(writerName), title, text, path, language };
}

/** The copy with the poll of a topic that was started before, as `copyOfPost` says it. */
function withPollOf(topicId: number, { text, language }: { text: string; language: string }): SQL<string> {
	return sql`${text} || coalesce((select char(10, 10) || ${pollHeading(language)} || poll.question
		|| (select group_concat(char(10) || '– ' || value, '') from json_each(poll.options))
		from forum_polls poll where poll.topic_id = ${topicId}), '')`;
}
