import { z } from "zod";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { optionalText, requiredLine } from "#app/shared/forms/person-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { CATEGORY_ACCESS } from "#db/schema/community/forum-kinds.ts";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "./desk-path";

const key = errorKeys<"forum-categories">();

const inEachLanguage = <Field extends z.ZodType>(field: Field) =>
	// Where every field is empty they arrive as none.
	z.preprocess(
		(typed) => typed ?? {},
		z.strictObject(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, field])) as Record<Language, Field>),
	);
const idOr = (missing: string) =>
	z.coerce.number(missing).int(missing).min(1, missing).max(9_999_999_999, missing).optional();

const category = {
	names: inEachLanguage(
		requiredLine(LONGEST_NAME, { missing: key("errors.nameMissing"), long: key("errors.nameLong") }),
	),
	descriptions: inEachLanguage(optionalText(LONGEST_DESCRIPTION, key("errors.descriptionLong")).default("")),
	access: z.enum(CATEGORY_ACCESS, key("errors.accessMissing")),
	/** Of those who enter; passed over where `access` says otherwise. */
	planId: idOr(key("errors.planMissing")),
	courseId: idOr(key("errors.courseMissing")),
	/** Of its topics; left out for all. */
	language: z.enum(LANGUAGE_CODES, key("errors.languageWrong")).optional(),
};
const known = { key: z.string().regex(/^[a-z0-9-]{1,60}$/), revision: z.coerce.number().int().min(1) };

type Entered = { access: string; planId?: number | undefined; courseId?: number | undefined };
type Refuse = { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void };

function needsWho({ access, planId, courseId }: Entered, context: Refuse) {
	const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
	if (access === "plan" && !planId) refuse("planId", key("errors.planMissing"));
	if (access === "course" && !courseId) refuse("courseId", key("errors.courseMissing"));
}

/** What is done to categories. `revision` is that of the category when its form was rendered. */
export const CategoryDeed = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("add"), ...category }).superRefine(needsWho),
	z.strictObject({ intent: z.literal("change"), ...known, ...category }).superRefine(needsWho),
	z.strictObject({ intent: z.literal("up"), ...known }),
	z.strictObject({ intent: z.literal("down"), ...known }),
	z.strictObject({ intent: z.literal("retire"), ...known }),
	z.strictObject({ intent: z.literal("restore"), ...known }),
]);
export type CategoryDeed = z.infer<typeof CategoryDeed>;
