import { z } from "zod";
import { cleanLine, cleanText, hasControls } from "#app/shared/text/clean-text.ts";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";

export const slugSchema = () =>
	z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
		.max(80);
export const fileSchema = () => z.string().regex(/^[0-9a-f]{32}$/, "must be a file that is there");
/** Required text. Translations may be a third longer than English. */
export const wordsSchema = (most: number) => z.string().overwrite(cleanText).min(1, "is empty").max(most);
export const optionalWords = (most: number) => z.string().overwrite(cleanText).max(most);
/** The editor shows a message of its own for it. */
export const UNREADABLE = "has no letter, number or emoji";
/** One line with something readable. */
export const titleSchema = (most: number) =>
	z
		.string()
		.overwrite(cleanLine)
		.min(1, "is empty")
		.max(most)
		.refine((line) => hasVisibleSign(line) && !hasControls(line), UNREADABLE);
export const daySchema = () => z.iso.date();
export const countriesSchema = () => z.array(z.string().regex(/^(?:anywhere|[A-Z]{2})$/)).min(1);

export const lessonsSchema = () =>
	z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be course/lesson")).default([]);

export const everyWords = {
	title: titleSchema(160),
	summary: wordsSchema(400),
	body: optionalWords(60_000).default(""),
};
export const everyFacts = {
	position: z.int().min(0).max(100_000).default(0),
	reviewed: daySchema(),
	related: z.array(slugSchema()).max(20).default([]),
	lessons: lessonsSchema(),
};
