import { eq, sql } from "drizzle-orm";
import { holdForReview } from "#app/features/community/moderation/face.server.ts";
import type { Database } from "#db/client.server.ts";
import type { HoldReason } from "#db/schema/community/moderation-kinds.ts";
import { forumPosts } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
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
	return [
		...hideHeldPost(db, { id, now: held.now }),
		...holdForReview(db, caseOf(held, { id, path: `/forum/${topicId}/${number}` })),
	];
}

type Place = Pick<Parameters<typeof holdForReview>[1], "path"> &
	Pick<Parameters<typeof holdForReview>[1]["subject"], "id">;

function caseOf({ authorId, writerName, heldBy, topic, text, now }: Held, { id, path }: Place) {
	const { title, language } = topic;
	const subject = { kind: "post", id };
	return { subject, authorId, authorName: publicName(writerName), title, text, path, language, heldBy, now };
}
