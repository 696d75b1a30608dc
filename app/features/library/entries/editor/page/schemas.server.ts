import { z } from "zod";
import { optionalLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { libraryErrorKey } from "../messages.ts";

const revision = z.coerce.number().int().min(0);
const language = z.enum(LANGUAGE_CODES);

/** The form of an entry; its fields are parsed by the entry's kind. */
export const WritingForm = z.strictObject({
	intent: z.enum(["save", "preview", "publish", "show"]).optional(),
	lang: language,
	revision,
	factsRevision: revision,
	/** The hash of the English words shown beside a translation. */
	source: z
		.string()
		.regex(/^[0-9a-f]{64}$/)
		.optional(),
	entry: z.record(z.string(), z.unknown()).optional(),
});

export const NewForm = WritingForm.extend({ slug: z.string().max(200).optional() });

const note = optionalLine(300, libraryErrorKey("errors.noteLong")).default("");

/** One checkbox per language; its value has the language and the revisions shown: `en:3:2`. */
export const PublishForm = z.strictObject({
	intent: z.literal("publishNow"),
	drafts: z.array(z.string().regex(/^[a-z]{2}:\d{1,9}:\d{1,9}$/)).default([]),
	note,
});

/** The other actions of the entry page. */
export const EntryActionForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("discard"), lang: language, revision, factsRevision: revision }),
	z.strictObject({ intent: z.literal("retire") }),
	z.strictObject({ intent: z.literal("restore") }),
	z.strictObject({ intent: z.literal("merge"), into: z.string().max(80).default("") }),
]);

export const RevertForm = z.strictObject({
	intent: z.literal("takeBack"),
	version: z.coerce.number().int().min(1),
	note,
});

export const MoveForm = z.strictObject({
	id: z.coerce.number().int().min(1),
	direction: z.enum(["up", "down"]),
	returnTo: z.string().max(2_000).default(""),
});
