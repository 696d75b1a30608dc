import { z } from "zod";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { ForumSheetShape } from "./sheet";

export const ForumTopicShape = z.object({
	id: z.int(),
	category: z.string(),
	kind: z.enum(TOPIC_KINDS),
	language: z.enum(LANGUAGE_CODES),
	title: z.string(),
	posts: z.int().min(0),
	acceptedNumber: z.int().nullable(),
	isPinned: z.boolean(),
	isClosed: z.boolean(),
	createdAt: z.iso.datetime(),
	activeAt: z.iso.datetime(),
	url: z.url(),
});
export type ForumTopic = z.infer<typeof ForumTopicShape>;

export const ForumTopicListShape = z.object({ topics: z.array(ForumTopicShape), next: z.string().nullable() });

export const ForumReactionsShape = z.object({
	helpful: z.int().min(0),
	thanks: z.int().min(0),
	insight: z.int().min(0),
	doubt: z.int().min(0),
});
export type ForumReactions = z.infer<typeof ForumReactionsShape>;

/** `author` is null for a former member, and as `html` and `sheet` where the caller may not read the text. */
export const ForumPostShape = z.object({
	id: z.int(),
	number: z.int(),
	author: z.string().nullable(),
	html: z.string().nullable(),
	revision: z.int(),
	replyTo: z.int().nullable(),
	at: z.iso.datetime(),
	editedAt: z.iso.datetime().nullable(),
	hidden: z.boolean(),
	accepted: z.boolean(),
	reactions: ForumReactionsShape,
	sheet: ForumSheetShape.nullable(),
});
export type ForumPost = z.infer<typeof ForumPostShape>;

export const ForumPageShape = z.object({
	topic: ForumTopicShape,
	posts: z.array(ForumPostShape),
	next: z.int().nullable(),
});

/** A post, or a topic with the number of its first post. `hidden`: it waits for a moderator. */
export const ForumPlaceShape = z.object({ id: z.int(), number: z.int(), hidden: z.boolean() });
export const ForumChangeShape = z.object({ id: z.int(), number: z.int(), revision: z.int() });
export const ForumPositionShape = z.object({ number: z.int() });

export const ForumUnreadTopicShape = z.object({
	id: z.int(),
	title: z.string(),
	unread: z.int().min(0),
	url: z.url(),
});
export const ForumUnreadShape = z.object({ topics: z.array(ForumUnreadTopicShape) });
export type ForumUnread = z.infer<typeof ForumUnreadShape>;
