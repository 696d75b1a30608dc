import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { enqueueMail } from "#app/features/operations/notifications/face.server.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { renderPost } from "../markdown/render-post.server";
import { type Reason, strongestReasons } from "./reasons";
import { acceptedTellingId, reactedTellingId } from "./telling-ids";
import {
	findAuthorToTell,
	findPostToTell,
	listAuthors,
	listMentionedIds,
	listWatchers,
} from "./told-posts.repository.server";

/** Each needs a message to the queue, of which one run of a Worker may send a thousand. */
export const PEOPLE_AT_ONCE = 100;
/** People whom one post addresses by their names. */
export const MOST_MENTIONED = 20;

type Tools = { origin: string };

/** One notification for each post and person: the id of its job says so, however often a step runs. */
export const eventOfPost = (postId: number, userId: number): string => `forum:${postId}:${userId}`;

/**
 * The handler of `forum.tell`: a mail job for everybody whom a post concerns, by their strongest reason. Whether they
 * may read it, have muted it or have read it already is asked when each of them is sent.
 */
export function tellPeople({ origin }: Tools): JobHandler<"forum.tell"> {
	return async ({ payload }, { db, now }) => {
		const { postId, after, only } = payload;
		const isStart = after === 0;
		const { posts, named } = await inBatch(db, {
			posts: findPostToTell(db, postId),
			named: isStart ? listMentionedIds(db, postId) : undefined,
		});
		const post = firstRow(posts);
		if (!post) return { writes: [] };
		const { topicId, categoryId, number, authorId } = post;
		const mentioned = (named ?? []).map(({ id }) => id).filter((id) => only === null || only.includes(id));
		const isFirst = number === 1;

		const isEdit = only !== null;
		// A post that was moved names numbers of the topic that it comes from.
		const quotes = isStart && !isEdit && post.quotesTopicId === null ? renderPost(post.body).quotes : [];
		const parent = post.replyTopicId === null ? post.replyTo : null;
		const answered = [...(parent === null ? [] : [parent]), ...(isFirst ? [] : [1])];
		const { authors, watchers } = await inBatch(db, {
			authors: isStart && !isEdit ? listAuthors(db, { topicId, numbers: [...answered, ...quotes] }) : undefined,
			watchers: isEdit ? undefined : listWatchers(db, { topicId, categoryId, isFirst, after, limit: PEOPLE_AT_ONCE }),
		});
		const writers = (numbers: readonly number[]) =>
			(authors ?? []).filter((one) => numbers.includes(one.number)).map(({ id }) => id);
		const watching = (watchers ?? []).map(({ id }) => id);
		const told = strongestReasons({
			authorId,
			mentioned: mentioned.slice(0, MOST_MENTIONED),
			replied: writers(answered),
			quoted: writers(quotes),
			watching,
		});
		const mails = [...told].map(([userId, reason]) => ({ userId, kind: kindOf(reason, isFirst) }));
		const writes = mails.map(({ userId, kind }) =>
			enqueueMail(db, kind, { userId, postId, origin }, { id: eventOfPost(postId, userId), dueAt: now })
				// Somebody who watches may have been addressed in an earlier step.
				.onConflictDoNothing(),
		);
		const next = mails.map(({ userId }) => eventOfPost(postId, userId));
		const last = watching.at(-1);
		if (last === undefined || watching.length < PEOPLE_AT_ONCE) return { writes, next };
		const id = newJobId();
		const step = enqueue(db, "forum.tell", { postId, after: last, only }, { id, dueAt: now });
		return { writes: [...writes, step], next: [id, ...next] };
	};
}

type PostMail = "forumMentioned" | "forumReplied" | "forumQuoted" | "forumWatched" | "forumStarted";

function kindOf(reason: Reason, isFirst: boolean): PostMail {
	if (reason === "mentioned") return "forumMentioned";
	if (reason === "replied") return "forumReplied";
	if (reason === "quoted") return "forumQuoted";
	return isFirst ? "forumStarted" : "forumWatched";
}

/** The handler of `forum.tellAuthor`: a mail job for the author of a post that was accepted or reacted to. */
export function tellAuthor({ origin }: Tools): JobHandler<"forum.tellAuthor"> {
	return async ({ id, payload }, { db, now }) => {
		const { postId, actorId, about } = payload;
		const [author] = await findAuthorToTell(db, { postId, actorId });
		if (!author) return { writes: [] };
		const mail: "forumAccepted" | "forumReacted" = about === "accepted" ? "forumAccepted" : "forumReacted";
		const mailId = `${id}:mail`;
		const request = { userId: author.id, postId, actorId, origin };
		return { writes: [enqueueMail(db, mail, request, { id: mailId, dueAt: now }).onConflictDoNothing()], next: mailId };
	};
}

type Telling = { postId: number; actorId: number; about: "accepted" | "reacted"; now: Date };

/** Tells the author of a post, once. */
export function enqueueForAuthor(db: Database, { now, ...payload }: Telling) {
	const { postId, actorId, about } = payload;
	const id = about === "accepted" ? acceptedTellingId(postId) : reactedTellingId(postId, actorId);
	return enqueue(db, "forum.tellAuthor", payload, { id, dueAt: now }).onConflictDoNothing();
}
