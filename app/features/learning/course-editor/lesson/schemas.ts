import { z } from "zod";
import { LONGEST_CHAPTERS } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { LONGEST_CAPTIONS } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { LONGEST } from "../parts/part-schemas";

/** Room for a draft that is longer than what can be published. */
const ROOM = 2;
const draftText = (most: number) =>
	z
		.string()
		.max(most * ROOM)
		.default("");

/**
 * The form of a lesson. A draft is kept as it was typed and checked when it is published; the facts are taken where
 * `facts` says that they were part of the form.
 */
export const LessonForm = z.strictObject({
	intent: z.enum(["save", "look"]).default("save"),
	lang: z.enum(LANGUAGE_CODES),
	revision: z.coerce.number().int().min(0),
	title: draftText(LONGEST.title * 4),
	summary: draftText(LONGEST.summary * 4),
	body: draftText(LONGEST.body),
	captions: z
		.string()
		.max(LONGEST_CAPTIONS * ROOM)
		.optional(),
	chapters: z
		.string()
		.max(LONGEST_CHAPTERS * ROOM)
		.optional(),
	facts: z.literal("yes").optional(),
	minutes: z.string().max(20).default(""),
	required: z.literal("yes").optional(),
	freePreview: z.literal("yes").optional(),
	film: z.string().max(200).optional(),
	seconds: z.string().max(20).default(""),
	share: z.string().max(20).default(""),
});
export type LessonInput = z.output<typeof LessonForm>;
