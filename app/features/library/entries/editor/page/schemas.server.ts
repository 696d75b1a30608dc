import { z } from "zod";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { message } from "../messages.ts";

const revision = z.coerce.number().int().min(0);
const language = z.enum(LANGUAGE_CODES);

/** The form in which an entry is written; its fields are read by the kind of the entry. */
export const WritingForm = z.strictObject({
	intent: z.enum(["save", "preview", "publish", "show"]).optional(),
	lang: language,
	revision,
	factsRevision: revision,
	/** The hash of the English words beside a translation. */
	source: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
	entry: z.record(z.string(), z.unknown()).optional(),
});

/** The form of an entry that is not there yet. */
export const NewForm = WritingForm.extend({ slug: z.string().max(200).optional() });

const note = optionalLine(300, message("errors.noteLong")).default("");

/** What is published: one box for each language, its value the language with the revisions that were seen: `en:3:2`. */
export const PublishForm = z.strictObject({
	intent: z.literal("publishNow"),
	drafts: z.array(z.string().regex(/^[a-z]{2}:\d{1,9}:\d{1,9}$/)).default([]),
	note,
});

/** The other deeds of the page of an entry. */
export const DeedForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("discard"), lang: language, revision, factsRevision: revision }),
	z.strictObject({ intent: z.literal("retire") }),
	z.strictObject({ intent: z.literal("restore") }),
	z.strictObject({ intent: z.literal("merge"), into: z.string().max(80).default("") }),
]);

/** Taking an older version back, in the history. */
export const TakeBackForm = z.strictObject({
	intent: z.literal("takeBack"),
	version: z.coerce.number().int().min(1),
	note,
});

/** Moving an entry, in a list. */
export const MoveForm = z.strictObject({
	id: z.coerce.number().int().min(1),
	direction: z.enum(["up", "down"]),
	returnTo: z.string().max(2_000).default(""),
});
