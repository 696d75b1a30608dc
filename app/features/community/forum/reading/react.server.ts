import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { Reaction } from "#db/schema/community/forum-kinds.ts";
import { enqueueForAuthor } from "../telling/tell-people.server";
import { addReaction, countReactions, dropReaction } from "./marks.repository.server";
import { findReactions } from "./marks-of-reader.repository.server";

type Input = { postId: number; userId: number; name: Reaction; isOn: boolean; now: Date };

/** Sets or takes back a reaction; repeating it changes nothing. The counts of the post, or null when there is none to react to. */
export async function react(db: Database, { postId, userId, name, isOn, now }: Input) {
	const mark = { postId, userId, name };
	const { post } = await inBatch(db, {
		changed: isOn ? addReaction(db, { ...mark, now }) : dropReaction(db, mark),
		counted: countReactions(db, postId),
		told: isOn ? enqueueForAuthor(db, { postId, actorId: userId, about: "reacted", now }) : undefined,
		post: findReactions(db, postId),
	});
	return firstRow(post)?.reactions ?? null;
}
