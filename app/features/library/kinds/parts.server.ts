import { z } from "zod";

/** A name in addresses and keys: lower-case letters, digits, hyphens. */
export const slug = () =>
	z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
		.max(80);
/** A file that has been uploaded, or ships: its number in `uploads`. */
export const file = () => z.string().regex(/^[0-9a-f]{32}$/, "must be a file that is there");
/** Words that must be there, of bounded length. Translations may be a third longer than English. */
export const words = (most: number) => z.string().trim().min(1, "is empty").max(most);
/** A day as `YYYY-MM-DD`. */
export const day = () => z.iso.date();
/** Where something holds: `anywhere`, or codes of ISO 3166. */
export const countries = () => z.array(z.string().regex(/^(?:anywhere|[A-Z]{2})$/)).min(1);

/** A lesson by its course's and its own slug. */
export const lessons = () => z.array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be course/lesson")).default([]);

/** What the words of every entry have. */
export const everyWords = { title: words(160), summary: words(400), body: z.string().max(60_000).default("") };
/** What the facts of nearly every entry have. */
export const everyFacts = {
	position: z.int().min(0).max(100_000).default(0),
	reviewed: day(),
	related: z.array(slug()).max(20).default([]),
	lessons: lessons(),
};
