import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText, requiredLine, requiredText } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import {
	FOLLOW_LEVELS,
	MOST_SLOW_MINUTES,
	POLL_RESULTS,
	REACTIONS,
	TOPIC_KINDS,
} from "#db/schema/community/forum-kinds.ts";
import { DoubtForm, RemoveCommentForm } from "../deals/doubt-forms";
import { LONGEST_POST } from "../markdown/longest-post";
import { LONGEST_OPTION, LONGEST_QUESTION, MOST_OPTIONS, POLL_DAYS, POLL_UNTIL } from "../polls/poll-rules";
import { LONGEST_TAG, MOST_TAGS } from "../topics/tags";
import { LONGEST_TITLE } from "./longest-title";

const key = errorKeys<"forum">();

const id = z.number().int().min(1).max(9_999_999_999);
const number = z.number().int().min(1).max(999_999_999);
/** Made with the form: the same key writes once. */
const clientKey = z.uuid();
const body = requiredText(LONGEST_POST, { missing: key("errors.bodyMissing"), long: key("errors.bodyLong") });
const title = requiredLine(LONGEST_TITLE, { missing: key("errors.titleMissing"), long: key("errors.titleLong") });
const isOn = z.enum(["on", "off"]);

/** Amounts as typed; `readDeal` makes numbers of them in the writer's language. */
const deal = z
	.strictObject({
		place: optionalLine(80, key("errors.placeLong")).optional(),
		currency: optionalLine(3, key("errors.currencyWrong")).optional(),
		asking: optionalLine(20, key("errors.amountWrong")).optional(),
		afterRepairValue: optionalLine(20, key("errors.amountWrong")).optional(),
		marginPercent: optionalLine(10, key("errors.percentWrong")).optional(),
		repairs: optionalLine(20, key("errors.amountWrong")).optional(),
		fee: optionalLine(20, key("errors.amountWrong")).optional(),
	})
	.optional();
export type TypedDeal = NonNullable<z.output<typeof deal>>;

/** `readPoll` makes a poll of it. */
const poll = z
	.strictObject({
		question: optionalLine(LONGEST_QUESTION, key("errors.pollQuestionLong")).optional(),
		options: optionalText((LONGEST_OPTION + 1) * MOST_OPTIONS, key("errors.pollOptionLong")).optional(),
		isMultiple: z.literal("on").optional(),
		days: z.enum([...POLL_DAYS, POLL_UNTIL]).optional(),
		until: optionalLine(19, key("errors.pollUntil")).optional(),
		results: z.enum(POLL_RESULTS).optional(),
	})
	.optional();
const tags = optionalLine((LONGEST_TAG + 2) * MOST_TAGS, key("errors.tagsLong")).optional();

export const StartForm = z.strictObject({
	clientKey,
	category: z.string(key("errors.categoryMissing")).max(40),
	kind: z.enum(TOPIC_KINDS, key("errors.kindMissing")),
	language: z.enum(LANGUAGE_CODES, key("errors.languageMissing")),
	title,
	body,
	tags,
	lesson: id.optional(),
	course: id.optional(),
	resource: z.string().max(100).optional(),
	deal,
	poll,
});

export const ReplyForm = z.strictObject({
	intent: z.literal("reply"),
	clientKey,
	body,
	replyTo: number.optional(),
	/** The sheet of the answer is sent with it; else its fields are ignored. */
	withSheet: z.literal("on").optional(),
	deal,
});

/** `title`: with the first post of a topic. */
export const EditForm = z.strictObject({ postId: id, revision: number, title: title.optional(), body, deal });

/** Of an earlier version of a post. */
export const VersionForm = z.strictObject({ intent: z.enum(["hide", "show"]), revision: number });

const ofPost = { postId: id, number };

export const TopicForm = z.discriminatedUnion("intent", [
	ReplyForm,
	z.strictObject({ intent: z.literal("react"), ...ofPost, name: z.enum(REACTIONS), isOn }),
	z.strictObject({ intent: z.literal("bookmark"), ...ofPost, isOn }),
	z.strictObject({ intent: z.literal("accept"), ...ofPost, isOn }),
	z.strictObject({ intent: z.literal("remove"), ...ofPost }),
	z.strictObject({ intent: z.literal("restore"), ...ofPost }),
	/** With `doubtId` about a comment on its deal sheet. */
	z.strictObject({ intent: z.literal("openCase"), ...ofPost, doubtId: id.optional() }),
	DoubtForm,
	RemoveCommentForm,
	z.strictObject({ intent: z.literal("vote"), places: z.array(z.int().min(0).max(MOST_OPTIONS)).max(99).default([]) }),
	z.strictObject({ intent: z.literal("tags"), tags }),
	z.strictObject({ intent: z.literal("block"), memberId: id, number }),
	z.strictObject({ intent: z.literal("follow"), level: z.enum(FOLLOW_LEVELS) }),
	z.strictObject({ intent: z.literal("moderate"), deed: z.enum(["close", "open", "pin", "unpin"]) }),
	z.strictObject({
		intent: z.literal("slow"),
		minutes: z
			.number(key("errors.slowMinutes"))
			.int(key("errors.slowMinutes"))
			.min(0, key("errors.slowMinutes"))
			.max(MOST_SLOW_MINUTES, key("errors.slowMinutes")),
	}),
	z.strictObject({ intent: z.literal("move"), category: z.string(key("errors.categoryMissing")).max(40) }),
	z.strictObject({
		intent: z.literal("split"),
		clientKey,
		title,
		numbers: requiredLine(200, { missing: key("errors.numbersWrong"), long: key("errors.numbersWrong") }),
	}),
	z.strictObject({ intent: z.literal("merge"), into: id }),
]);
export type TopicDeedForm = z.output<typeof TopicForm>;

export const ReadForm = z.strictObject({ number });

export const PreviewForm = z.strictObject({ body: optionalText(LONGEST_POST, key("errors.bodyLong")).optional() });

/** Where a post stands that waits on a device: `new`, or the number of a topic. */
const place = z.string().regex(/^(?:new|[1-9]\d{0,9})$/);
export const WaitingPlace = place;

/** A reply or, at `new`, the form of a topic; each is read by its own schema once its place is known. */
export const WaitingForm = z.union([ReplyForm.extend({ place }), StartForm.extend({ place })]);

export const DraftForm = z.strictObject({
	/** Also `edit:` with the id of a post. */
	place: z.string().regex(/^(?:new|(?:edit:)?[1-9]\d{0,9})$/),
	sequence: number,
	title: optionalLine(LONGEST_TITLE, key("errors.titleLong")).optional(),
	body: optionalText(LONGEST_POST, key("errors.bodyLong")).optional(),
	replyTo: number.optional(),
	/** Of the post that is edited, when the draft was begun. */
	revision: z
		.string()
		.regex(/^\d{1,9}$/)
		.optional(),
	category: StartForm.shape.category.optional(),
	kind: StartForm.shape.kind.optional(),
	language: StartForm.shape.language.optional(),
	tags,
	withSheet: ReplyForm.shape.withSheet,
	deal,
	poll,
});
