import { findSilence, isSilenced } from "#app/features/community/moderation/face.server.ts";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict, requireChange, requireNone } from "#db/conflict.ts";
import { firstRow } from "#db/first-row.ts";
import { inBatch } from "#db/in-batch.server.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import {
	hidePictures,
	listPicturesOfPost,
	listUsablePictures,
	showPictures,
} from "../pictures/pictures.repository.server";
import { type PictureRefusal, pictureRefusal } from "../pictures/pictures-of-text";
import { htmlWithPictures } from "../pictures/render-pictures.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { tellOfEdit } from "../telling/tell-again.repository.server";
import { changeTitle, raiseCategoryVersion } from "../topics/topics.repository.server";
import { judgeWriting, readsOfWriting, type WritingRefusal } from "../trust/before-writing.server";
import { holdEditedPost } from "../trust/hold-post.repository.server";
import { preparePost } from "../trust/prepare-post.server";
import { insertPrints } from "../trust/trust.repository.server";
import { FREE_PERMIT, type WritingRules, withNextAttempt } from "../trust/writing-rules";
import { showEditedPost } from "./post-kind.repository.server";
import { findLastShown } from "./post-numbers.repository.server";
import {
	changePost,
	deleteMentions,
	findPost,
	insertMentions,
	keepRevision,
	noteEditor,
} from "./posts.repository.server";
import { findReadablePost } from "./readable-post.repository.server";
import type { Silenced } from "./write-reply.server";

/** Corrections so soon after writing leave no earlier text behind, until something is written after them. */
export const QUIET_EDIT_MS = 5 * MINUTE_MS;

type Input = WritingRules & {
	editor: { id: number; isModerator: boolean; requestId?: string };
	postId: number;
	/** The revision that was edited. */
	revision: number;
	body: string;
	deal: DealSheet | null;
	/** Of the topic, with its first post; left out, it stays. */
	title?: string | undefined;
	now: Date;
};
export type ChangeOutcome =
	/** `isHeld`: since this edit it waits hidden for a moderator. */
	| { ok: true; revision: number; topicId: number; number: number; isHeld: boolean }
	| { ok: false; reason: "notFound" | "closed" }
	/** Only the first post has a title. */
	| { ok: false; reason: "noTitle" }
	| { ok: false; reason: PictureRefusal }
	| Silenced
	/** Another edit was saved first; `body` is its text, under the present title of the topic. */
	| { ok: false; reason: "changed"; title: string; body: string; revision: number }
	| WritingRefusal;

/**
 * Changes a post of one's own in a category that its author may enter, as far as level, limits and lists allow it, or
 * any as a moderator; with the first post also the title of the topic. It keeps the text before, does not move the topic
 * up, and tells those alone whom it newly mentions. A post that a decision has hidden with one edit is shown again by
 * it. Two trips.
 */
export async function editPost(db: Database, input: Input): Promise<ChangeOutcome> {
	const { editor, postId, revision, deal, now } = input;
	const { title: typed, ...written } = input;
	const prepared = await preparePost(typed === undefined ? written : { ...written, title: typed });
	const { body, mentions, pictures: named } = prepared;
	const reader = { userId: editor.id, isModerator: editor.isModerator };
	const { posts, readable, silences, usable, shown, ...rows } = await inBatch(db, {
		posts: findPost(db, postId),
		readable: findReadablePost(db, postId, { reader, now }),
		silences: findSilence(db, editor.id, "forum", now),
		usable: listUsablePictures(db, { ids: named, userId: editor.id, postId }),
		shown: listPicturesOfPost(db, postId),
		...readsOfWriting(db, { userId: editor.id, post: prepared, now }),
	});
	const post = firstRow(posts);
	const mayEdit = post && (post.authorId === editor.id || editor.isModerator);
	if (!post || !mayEdit || readable.length === 0 || post.withdrawnAt) return { ok: false, reason: "notFound" };
	const isOnce = post.mayEditOnce && post.authorId === editor.id;
	if (post.closedAt && !editor.isModerator && !isOnce) return { ok: false, reason: "closed" };
	if (post.revision !== revision) return changedMeanwhile(post);
	if (typed !== undefined && post.number !== 1) return { ok: false, reason: "noTitle" };

	// The one edit is part of the decision, also of one that silences.
	const silence = isOnce ? undefined : firstRow(silences);
	if (silence) return { ok: false, reason: "silenced", until: silence.endsAt };
	const title = typed === undefined ? post.title : prepared.title;
	const hasNewTitle = title !== post.title;
	const former = await preparePost({
		body: post.body,
		deal: post.deal,
		origin: input.origin,
		...(typed !== undefined && { title: post.title }),
	});
	const edit = { former, writtenAt: post.createdAt, deed: "edit" } as const;
	const asked = { userId: editor.id, post: prepared, ...edit, scale: input.rateScale ?? 1, now };
	const permit = input.withoutLimits ? FREE_PERMIT : judgeWriting(db, rows, asked);
	if (!permit.ok) return permit;
	const { counts, prints, heldBy, writerName } = permit;
	const place = { postId, topicId: post.topicId, number: post.number, topic: { ...post, title } };
	const copied = { text: body, deal, pictures: named };
	const held = heldBy ? holdEditedPost(db, { ...place, ...copied, authorId: editor.id, heldBy, writerName, now }) : [];

	const isOwn = post.authorId === editor.id;
	const editedBy = isOwn ? "author" : "moderator";
	const isYoung = now.getTime() - post.createdAt.getTime() < QUIET_EDIT_MS;
	const isQuiet = isOwn && post.editedBy === "author" && isUnanswered(post) && isYoung;
	const refused = pictureRefusal(named, usable);
	if (refused) return { ok: false, reason: refused };
	const html = htmlWithPictures(prepared, usable);
	const leftOut = shown.filter(({ id }) => !named.includes(id));
	try {
		await inBatch(db, {
			mayWrite: isOnce ? undefined : requireNone(db, isSilenced(db, editor.id, "forum", now)),
			kept: isQuiet ? undefined : keepRevision(db, { postId, revision }),
			changed: changePost(db, { postId, revision, body, html, deal, editedAt: isQuiet ? null : now, isOnce }),
			only: requireChange(db),
			titled: hasNewTitle ? changeTitle(db, { topicId: post.topicId, title }) : undefined,
			audited:
				hasNewTitle && !isOwn
					? audit(db, {
							by: editor.id,
							deed: "forum.changeTitle",
							subject: { kind: "forumTopic", id: post.topicId },
							before: { title: post.title },
							after: { title },
							requestId: editor.requestId ?? "",
							now,
						})
					: undefined,
			hidden: hidePictures(db, postId, leftOut),
			shown: showPictures(db, { postId, ids: named }),
			counts,
			printed: insertPrints(db, { postId, authorId: editor.id, prints, now }),
			lost: removeFromPostIndex(db, postId),
			found: indexPost(db, { postId, title: post.number === 1 ? title : "", body }),
			told: heldBy || isOnce ? undefined : tellOfEdit(db, { postId, revision: revision + 1, mentions, now }),
			forgotten: deleteMentions(db, postId),
			mentioned: insertMentions(db, { postId, userIds: mentions }),
			shownAgain: isOnce ? showEditedPost(db, { postId, isHeld: heldBy !== null, now }) : undefined,
			held,
			last: findLastShown(db, post.topicId),
			raised: raiseCategoryVersion(db, post.topicId),
			edited: post.editedBy === editedBy ? undefined : noteEditor(db, { postId, editedBy }),
			logged: editedBy === "author" ? undefined : audit(db, auditEntry(input)),
		});
	} catch (error) {
		// Something came first: another edit of this post, the last one that its author had left today, or a silence.
		const again = isConflict(error) ? withNextAttempt(input) : null;
		if (again) return editPost(db, again);
		const [saved] = isConflict(error) ? await findPost(db, postId) : [];
		if (!saved) throw error;
		return changedMeanwhile(saved);
	}
	return { ok: true, revision: revision + 1, topicId: post.topicId, number: post.number, isHeld: heldBy !== null };
}

/** Of what a moderator changes; the former text is among the versions of the post. */
function auditEntry({ editor, postId, revision, now }: Input) {
	return {
		by: editor.id,
		deed: "forum.editPost",
		subject: { kind: "forumPost", id: postId },
		before: { revision },
		after: { revision: revision + 1 },
		requestId: editor.requestId ?? "",
		now,
	} as const;
}

type FoundPost = Awaited<ReturnType<typeof findPost>>[number];

/** Nothing stands behind it, and nobody has accepted it. */
function isUnanswered({ number, highestNumber, acceptedNumber }: FoundPost): boolean {
	return number === highestNumber && number !== acceptedNumber;
}

function changedMeanwhile({ title, body, revision }: FoundPost): ChangeOutcome {
	return { ok: false, reason: "changed", title, body, revision };
}
