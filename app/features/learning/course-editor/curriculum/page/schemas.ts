import { z } from "zod";
import { dayText } from "#app/shared/forms/day-text.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { isTimeZone, MOST_DAYS, MOST_PREREQUISITES } from "#db/content/lesson-opening.ts";
import { keySchema, LESSON_TYPES, LONGEST, MOST_MODULES } from "../../parts/part-schemas.ts";

/** What a form of the page is refused for: words in `curriculum.problems`. */
export const PROBLEMS = [
	"titleMissing",
	"titleLong",
	"titleUnreadable",
	"summaryLong",
	"minutes",
	"days",
	"date",
	"share",
	"after",
	"circle",
	"missing",
	"changedMeanwhile",
	"tooMany",
	"tooLarge",
	"notSaved",
] as const;
export type CurriculumProblem = (typeof PROBLEMS)[number];
const problem = (name: CurriculumProblem) => name;

const titleWords = {
	missing: problem("titleMissing"),
	long: problem("titleLong"),
	unreadable: problem("titleUnreadable"),
};
const title = requiredLine(LONGEST.title, titleWords);
const key = keySchema();
const type = z.enum(LESSON_TYPES);
const minutes = z.int(problem("minutes")).min(1, problem("minutes")).max(240, problem("minutes"));
/** Sent by script, which stays on the page; without it the answer is a redirect. */
const stay = z.literal("1").optional();

/** The forms of the curriculum. `place` is written by `writePlace`. */
export const CurriculumForm = z.discriminatedUnion("intent", [
	z.strictObject({ intent: z.literal("addModule"), stay, title }),
	z.strictObject({ intent: z.literal("addLesson"), stay, module: key, title, type }),
	z.strictObject({
		intent: z.literal("saveModule"),
		stay,
		module: key,
		title,
		summary: z.string().max(LONGEST.summary, problem("summaryLong")).default(""),
	}),
	z.strictObject({
		intent: z.literal("saveLesson"),
		stay,
		lesson: key,
		title,
		minutes,
		counts: z.enum(["required", "optional"]),
		freePreview: z.boolean().default(false),
		type: type.optional(),
		/** Rule and completion stay as they are where the form does not have them. */
		opens: z.enum(["atOnce", "days", "date"]).optional(),
		days: z.int(problem("days")).min(1, problem("days")).max(MOST_DAYS, problem("days")).optional(),
		date: dayText(problem("date")).optional(),
		zone: z.string().max(60).refine(isTimeZone).optional(),
		/** Keys of lessons; script joins them by spaces. */
		after: z
			.array(z.string().max(1_000).default(""))
			.max(MOST_PREREQUISITES + 1, problem("after"))
			.default([]),
		completes: z.enum(["type", "button"]).optional(),
		share: z.int(problem("share")).min(1, problem("share")).max(100, problem("share")).optional(),
	}),
	z.strictObject({
		intent: z.literal("place"),
		stay,
		lesson: key,
		place: z.string().regex(/^[a-z0-9-]{1,60}:\d{1,3}$/),
	}),
	z.strictObject({ intent: z.literal("placeModule"), stay, module: key, at: z.int().min(0).max(MOST_MODULES) }),
	z.strictObject({ intent: z.literal("restoreModule"), stay, module: key, at: z.int().min(0).max(MOST_MODULES) }),
	z.strictObject({ intent: z.literal("duplicate"), stay, lesson: key }),
	z.strictObject({ intent: z.literal("retireLesson"), stay, lesson: key }),
	z.strictObject({ intent: z.literal("retireModule"), stay, module: key }),
]);
export type CurriculumForm = z.infer<typeof CurriculumForm>;
