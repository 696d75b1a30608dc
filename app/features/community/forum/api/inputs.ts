import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { REACTIONS, TOP_PERIODS, TOPIC_KINDS } from "#db/schema/community/forum-kinds.ts";
import { LONGEST_POST } from "../markdown/longest-post";
import { LONGEST_TAG, MOST_TAGS } from "../topics/tags";
import { LONGEST_TITLE } from "../writing/longest-title";
import { SheetInput } from "./sheet";

const key = errorKeys<"forum">();

export const TOPIC_SORTS = ["activity", "new", "top"] as const;

const categoryKey = z.string(key("errors.categoryWrong")).regex(/^[a-z0-9-]{1,40}$/, key("errors.categoryWrong"));
const number = z
	.int(key("errors.numberWrong"))
	.min(1, key("errors.numberWrong"))
	.max(999_999_999, key("errors.numberWrong"));
const title = requiredLine(LONGEST_TITLE, { missing: key("errors.titleMissing"), long: key("errors.titleLong") });
const body = requiredText(LONGEST_POST, { missing: key("errors.bodyMissing"), long: key("errors.bodyLong") });

export const TopicCursor = z.string(key("errors.cursorWrong")).regex(/^\d{1,15}\.\d{1,10}$/, key("errors.cursorWrong"));
export const CategoryKey = categoryKey;
export const TopicSort = z.enum(TOPIC_SORTS, key("errors.sortWrong"));
/** Of topics by `top`; `week` if it is left out. */
export const TopicPeriod = z.enum(TOP_PERIODS, key("errors.periodWrong"));
/** Of a post, in the address. */
export const PostNumber = z.string(key("errors.numberWrong")).regex(/^[1-9]\d{0,8}$/, key("errors.numberWrong"));

export const TopicsQuery = z.object({
	category: categoryKey.nullable(),
	sort: TopicSort.nullable(),
	period: TopicPeriod.nullable(),
	cursor: TopicCursor.nullable(),
});
export const TopicQuery = z.object({ from: PostNumber.nullable() });

export const TopicInput = z.strictObject({
	title,
	body,
	category: categoryKey,
	kind: z.enum(TOPIC_KINDS, key("errors.kindMissing")),
	/** The caller's language if it is left out. */
	language: z.enum(LANGUAGE_CODES, key("errors.languageMissing")).optional(),
	tags: z
		.array(
			optionalLine(LONGEST_TAG, key("errors.tagsLong"), { missing: key("errors.tagsLong") }),
			key("errors.tagsLong"),
		)
		.max(MOST_TAGS, key("errors.tagsLong"))
		.optional(),
	/** Of a deal review, which needs one. */
	sheet: SheetInput.optional(),
});
export const PostInput = z.strictObject({ body, replyTo: number.optional(), sheet: SheetInput.optional() });
export const ReadInput = z.strictObject({ number });
export const PostChangeInput = z.strictObject({
	body,
	revision: number,
	/** Of the topic, with its first post; it stays if it is left out. */
	title: title.optional(),
});
export const ReactionInput = z.strictObject({ name: z.enum(REACTIONS, key("errors.reactionWrong")) });
/** A call that needs nothing but its address. */
export const EmptyInput = z.strictObject({});
