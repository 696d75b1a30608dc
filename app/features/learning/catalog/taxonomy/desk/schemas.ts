import { z } from "zod";
import { COVER_NAMES } from "#app/features/site/illustrations/covers.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalLine, optionalText, requiredLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { TAXONOMY_KINDS } from "../taxonomy.ts";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "./taxonomy-path.ts";

const key = errorKeys<"taxonomy">();

const name = requiredLine(LONGEST_NAME, { missing: key("errors.nameMissing"), long: key("errors.nameLong") });
const inEachLanguage = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, name])) as Record<Language, typeof name>;
// Where every field is empty they arrive as none.
const names = z.preprocess((typed) => typed ?? {}, z.strictObject(inEachLanguage));
const description = optionalText(LONGEST_DESCRIPTION, key("errors.descriptionLong")).default("");
const descriptionInEachLanguage = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, description])) as Record<
	Language,
	typeof description
>;
const descriptions = z.preprocess((typed) => typed ?? {}, z.strictObject(descriptionInEachLanguage));
/** Empty for the key. */
const slug = optionalLine(LONGEST_NAME, key("errors.slugLong"))
	.refine((typed) => typed === "" || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(typed), key("errors.slugSigns"))
	.default("");
const topic = {
	names,
	descriptions,
	drawing: z
		.string(key("errors.drawingMissing"))
		.refine((drawing) => COVER_NAMES.includes(drawing), key("errors.drawingMissing")),
	forCourses: z.boolean().default(false),
};
const known = { key: z.string().regex(/^[a-z0-9-]{1,60}$/), version: z.coerce.number().int().min(1) };
const kind = z.enum(TAXONOMY_KINDS);

/** The actions on topics and levels. `version` is the version of the entry when its form was rendered. */
export const TaxonomyDeed = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("addTopic"), ...topic }),
	z.strictObject({ intent: z.literal("addLevel"), names }),
	z.strictObject({ intent: z.literal("changeTopic"), ...known, ...topic, slug }),
	z.strictObject({ intent: z.literal("changeLevel"), ...known, names }),
	z.strictObject({ intent: z.literal("up"), kind, ...known }),
	z.strictObject({ intent: z.literal("down"), kind, ...known }),
	z.strictObject({ intent: z.literal("retire"), kind, ...known }),
	z.strictObject({ intent: z.literal("restore"), kind, ...known }),
	z.strictObject({
		intent: z.literal("merge"),
		kind: z.literal("topic"),
		...known,
		into: z.string(key("errors.intoMissing")).regex(/^[a-z0-9-]{1,60}$/, key("errors.intoMissing")),
	}),
]);
export type TaxonomyDeed = z.infer<typeof TaxonomyDeed>;
