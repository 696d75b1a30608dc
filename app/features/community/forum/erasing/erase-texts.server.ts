import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import {
	countDoubts,
	deleteDoubtsBy,
	deleteDoubtsOf,
	listDoubtedBy,
	raiseVersionsOf,
} from "../deals/doubts.repository.server";
import { deletePoll } from "../polls/polls.repository.server";
import { recountTopic } from "../posts/post-numbers.repository.server";
import { indexPost, removeFromPostIndex } from "../search/post-index.repository.server";
import { changeTitle, raiseCategoryVersion, recountCategoryOfFirst } from "../topics/topics.repository.server";
import {
	deleteMention,
	deleteRevisions,
	emptyPost,
	forgetAuthor,
	listMentioning,
	listOwnPosts,
	listOwnTexts,
	listQuoting,
	listRevisionBodies,
	type NamingPost,
	replaceRevision,
	replaceText,
} from "./erased-texts.repository.server";
import { withoutMention, withoutQuotedName } from "./replace-name";

/** Texts in one step. */
const AT_ONCE = 10;

type Erasing = { userId: number; emptiesTexts: boolean; now: Date };

/**
 * A step of erasing what the forum has of an account in texts: its name in posts of others, its doubts, and where its
 * owner chose so all that they wrote. Its posts lose their author here, which says that their quotations are done. True
 * when nothing is left. May run again.
 */
export async function eraseTexts(db: Database, { userId, emptiesTexts, now }: Erasing): Promise<boolean> {
	const mentioning = await listMentioning(db, userId, AT_ONCE);
	for (const post of mentioning) {
		const name = formerName(post.language);
		await replaceIn(db, post, (text) => withoutMention(text, { userId, name }));
		await deleteMention(db, { postId: post.id, userId });
	}
	if (mentioning.length === AT_ONCE) return false;
	const doubted = await listDoubtedBy(db, userId, AT_ONCE);
	if (doubted.length > 0) {
		const postIds = doubted.map(({ postId }) => postId);
		await inBatch(db, {
			deleted: deleteDoubtsBy(db, { userId, postIds }),
			counted: countDoubts(db, postIds),
			raised: raiseVersionsOf(db, postIds),
		});
		return false;
	}
	const texts = emptiesTexts ? await listOwnTexts(db, userId, AT_ONCE) : [];
	for (const post of texts) await emptyOwn(db, post, now);
	if (texts.length > 0) return false;

	const own = await listOwnPosts(db, userId, AT_ONCE);
	await forgetPosts(
		db,
		own.map(({ id }) => id),
	);
	return own.length < AT_ONCE;
}

/** Takes the name of an account from its posts and from what others have quoted of them. */
async function forgetPosts(db: Database, postIds: readonly number[]): Promise<void> {
	if (postIds.length === 0) return;
	const quoting = Map.groupBy(await listQuoting(db, postIds), ({ id }) => id);
	for (const posts of quoting.values()) {
		const [post] = posts;
		if (!post) continue;
		const name = formerName(post.language);
		await replaceIn(db, post, (text) =>
			posts.reduce((left, { quoted }) => withoutQuotedName(left, { number: quoted, name }), text),
		);
	}
	// Last, since it says that it was done.
	await inBatch(db, { revisions: deleteRevisions(db, postIds), forgotten: forgetAuthor(db, postIds) });
}

type OwnText = Awaited<ReturnType<typeof listOwnTexts>>[number];

async function emptyOwn(db: Database, { id: postId, topicId, number, ...post }: OwnText, now: Date): Promise<void> {
	const isFirst = number === 1;
	const stays = isFirst && post.hasOthers;
	const t = getFixedT(toLanguage(post.language), "forum");
	await inBatch(db, {
		revisions: deleteRevisions(db, [postId]),
		lost: removeFromPostIndex(db, postId),
		doubts: deleteDoubtsOf(db, postId),
		emptied: emptyPost(db, { postId, stays, now }),
		poll: isFirst ? deletePoll(db, topicId) : undefined,
		title: isFirst ? changeTitle(db, { topicId, title: t("emptiedTitle") }) : undefined,
		counted: recountTopic(db, topicId),
		category: recountCategoryOfFirst(db, postId),
		raised: raiseCategoryVersion(db, topicId),
	});
}

type Texts = { body: string; html: string };

/** A text of somebody else and its earlier versions. */
async function replaceIn(db: Database, post: NamingPost, change: (text: Texts) => Texts): Promise<void> {
	const revisions = await listRevisionBodies(db, post.id);
	const { body, html } = change(post);
	await inBatch(db, {
		text: replaceText(db, { postId: post.id, body, html }),
		revisions: revisions.map(({ revision, body: former }) =>
			replaceRevision(db, { postId: post.id, revision, body: change({ body: former, html: "" }).body }),
		),
		lost: removeFromPostIndex(db, post.id),
		found: indexPost(db, { postId: post.id, title: post.number === 1 ? post.title : "", body }),
		raised: raiseVersionsOf(db, [post.id]),
	});
}

function formerName(language: string): string {
	return getFixedT(toLanguage(language), "forum")("formerName");
}
