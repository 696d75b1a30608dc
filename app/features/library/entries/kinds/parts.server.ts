import { z } from "zod";
import { cleanLine, cleanText, hasControls } from "#app/shared/text/clean-text.ts";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";

/** A name in addresses and keys: lower-case letters, digits, hyphens. */
export const slug = () =>
	z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
		.max(80);
/** A file that has been uploaded, or ships: its number in `uploads`. */
export const file = () => z.string().regex(/^[0-9a-f]{32}$/, "must be a file that is there");
/** Words that must be there, cleaned and of bounded length. Translations may be a third longer than English. */
export const words = (most: number) => z.string().overwrite(cleanText).min(1, "is empty").max(most);
/** Words that may be left out or empty. */
export const optionalWords = (most: number) => z.string().overwrite(cleanText).max(most);
/** What says nothing that can be read; told at the desk by words of its own. */
export const UNREADABLE = "has no letter, number or emoji";
/** What something is called: one line that can be read. */
export const title = (most: number) =>
	z
		.string()
		.overwrite(cleanLine)
		.min(1, "is empty")
		.max(most)
		.refine((line) => hasVisibleSign(line) && !hasControls(line), UNREADABLE);
/** A day as `YYYY-MM-DD`. */
export const day = () => z.iso.date();
/** Where something holds: `anywhere`, or codes of ISO 3166. */
export const countries = () => z.array(z.string().regex(/^(?:anywhere|[A-Z]{2})$/)).min(1);

/** A lesson by its course's and its own slug. */
export const lessons = () => z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be course/lesson")).default([]);

/** What the words of every entry have. */
export const everyWords = { title: title(160), summary: words(400), body: optionalWords(60_000).default("") };
/** What the facts of nearly every entry have. */
export const everyFacts = {
	position: z.int().min(0).max(100_000).default(0),
	reviewed: day(),
	related: z.array(slug()).max(20).default([]),
	lessons: lessons(),
};
