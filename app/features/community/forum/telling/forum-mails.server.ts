import { z } from "zod";
import { defineMail } from "#app/features/operations/notifications/define-mail.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { firstRow } from "#db/first-row.ts";
import { publicName } from "../public-name";
import { pathOfPost } from "../topic/post-pages";
import { excerptOf } from "./excerpt";
import { refusalOf } from "./refusal";
import { findLetter, findStanding, hasReacted, listToldPosts, type ToldPost } from "./told-posts.repository.server";

/** A post that addresses its receiver: names them, answers them, or quotes them. */
export const postMail = defineMail({
	category: "forum",
	payload: z.strictObject({ postId: z.int() }),
	app: {
		find: (db, { userId, among }) => listToldPosts(db, { userId, among: among("postId"), now: new Date() }),
		isAbout: ({ id }, { postId }) => id === postId,
		say: (post, { language }) => post && saidOf(post, language),
	},
	refuse: async (db, { postId, userId, now }) =>
		refusalOf(firstRow(await findStanding(db, { postId, userId, actorId: null, now }))),
	compose: (db, about) => composePost(db, about),
});

/** A post in what its receiver watches. */
export const watchedMail = { ...postMail, category: "forumWatching" };

/** That an answer of the receiver was accepted. */
export const acceptedMail = defineMail({
	category: "forum",
	payload: z.strictObject({ postId: z.int(), actorId: z.int() }),
	app: {
		find: (db, { userId, among }) => listToldPosts(db, { userId, among: among("postId"), now: new Date() }),
		isAbout: ({ id }, { postId }) => id === postId,
		say: (post, { language }) => (post?.isAccepted ? saidOf(post, language) : null),
		group: ({ postId }) => String(postId),
	},
	refuse: async (db, { postId, actorId, userId, now }) => {
		const standing = firstRow(await findStanding(db, { postId, userId, actorId, now }));
		if (!standing?.isAccepted) return "gone";
		return refusalOf({ ...standing, hasRead: false });
	},
	compose: (db, about) => composePost(db, about),
});

/** That somebody has reacted to a post of the receiver; counted by post. */
export const reactedMail = defineMail({
	category: "forumReactions",
	payload: z.strictObject({ postId: z.int(), actorId: z.int() }),
	app: {
		find: (db, { userId, among }) => listToldPosts(db, { userId, among: among("postId"), now: new Date() }),
		isAbout: ({ id }, { postId }) => id === postId,
		say: (post, { language }) => (post?.hasReactions ? saidOf(post, language) : null),
		group: ({ postId }) => String(postId),
	},
	refuse: async (db, { postId, actorId, userId, now }) => {
		const [[standing], [mark]] = await db.batch([
			findStanding(db, { postId, userId, actorId, now }),
			hasReacted(db, { postId, userId: actorId }),
		]);
		if (!mark) return "gone";
		return refusalOf(standing && { ...standing, hasRead: false });
	},
	compose: (db, about) => composePost(db, about),
});

function saidOf({ topicId, number, title, body, authorName }: ToldPost, language: Language) {
	const author = authorName === null ? getFixedT(language, "forum")("someone") : publicName(authorName);
	return {
		to: pathOfPost(topicId, number),
		values: { title, author },
		quote: excerptOf(body),
	};
}

type Letter = { postId: number; userId: number; origin: string; now: Date };

async function composePost(db: Database, { postId, userId, origin, now }: Letter) {
	const [[user], [post]] = await db.batch(findLetter(db, { postId, userId, now }));
	if (!user || !post) return null;
	const language = toLanguage(user.language);
	const { to, values, quote } = saidOf(post, language);
	return {
		to: user.email,
		language,
		values: { ...values, name: user.name, body: quote, link: origin + to },
	};
}
