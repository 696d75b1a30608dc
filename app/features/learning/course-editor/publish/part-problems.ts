import type { z } from "zod";
import { readChapters } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { readCaptions } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { DEFAULT_LANGUAGE } from "#app/shared/words/languages.ts";
import { bodyFaults } from "#db/content/body-faults.ts";
import { readPartKey } from "../parts/part-names";
import { CourseFacts, courseWords, LessonFacts, lessonWords, ModuleFacts, moduleWords } from "../parts/part-schemas";
import { drawProblems } from "../questions/bank/draw-problems";
import type { LessonQuestionProblem } from "../questions/question-problems";

export const PROBLEM_REASONS = [
	"empty",
	"tooLong",
	"tooFew",
	"tooMany",
	"tooSmall",
	"tooLarge",
	"choose",
	"unreadable",
	"markdown",
	"taken",
	"circle",
	"unknownLessons",
	"bankSmall",
	"chooseFilm",
	"filmGone",
	"captions",
	"wrong",
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** Fields of parts that have words of their own. */
export const PROBLEM_FIELDS = [
	"title",
	"summary",
	"body",
	"shortDescription",
	"description",
	"outcomes",
	"searchTitle",
	"searchDescription",
	"coverText",
	"captions",
	"chapters",
	"slug",
	"topic",
	"level",
	"cover",
	"previewFilm",
	"modules",
	"lessons",
	"type",
	"minutes",
	"required",
	"freePreview",
	"sheets",
	"video",
	"questions",
	"passPercent",
	"maxAttempts",
	"opens",
	"completes",
	"draw",
	"timeLimitMinutes",
] as const;
export type ProblemField = (typeof PROBLEM_FIELDS)[number];

/** What keeps a part from being published. `field` is its name in the part; `line` counts from 1 in a Markdown text. */
export type PartProblem = {
	key: string;
	language: string;
	field: ProblemField;
	reason: ProblemReason;
	limit?: number;
	line?: number;
	/** Keys of the lessons of a circle, or of those that are not in the course. */
	lessons?: string[];
};
/** What keeps a draft from being published, by itself or with the others. */
export type DraftProblem = PartProblem | LessonQuestionProblem;

/** The body as it is published, cleaned by its schema, or what is wrong with it: one problem a field. */
export function checkPart(
	key: string,
	language: string,
	body: JsonObject,
): { value: JsonObject; problems: [] } | { value: null; problems: PartProblem[] } {
	const parsed = schemaOf(key, language)?.safeParse(body);
	if (parsed && !parsed.success) {
		const found = new Map<string, PartProblem>();
		for (const issue of parsed.error.issues) {
			const problem = { key, language, ...problemOf(issue) };
			if (!found.has(problem.field)) found.set(problem.field, problem);
		}
		return { value: null, problems: [...found.values()] };
	}
	const value: JsonObject = parsed ? parsed.data : body;
	const faults = [
		...markdownFaults(key, language, value),
		...drawFaults(key, language, value),
		...captionFaults(key, language, value),
	];
	return faults.length > 0 ? { value: null, problems: faults } : { value, problems: [] };
}

function schemaOf(key: string, language: string): z.ZodType<JsonObject> | null {
	const { kind } = readPartKey(key);
	const isTranslation = language !== DEFAULT_LANGUAGE;
	const isFacts = language === FACTS_LANGUAGE;
	switch (kind) {
		case "course":
			return isFacts ? CourseFacts : courseWords(isTranslation);
		case "module":
			return isFacts ? ModuleFacts : moduleWords(isTranslation);
		case "lesson":
			return isFacts ? LessonFacts : lessonWords(isTranslation);
		case "sheet":
			return null;
	}
}

function markdownFaults(key: string, language: string, body: JsonObject): PartProblem[] {
	const fields = language === FACTS_LANGUAGE ? [] : (["body", "description"] as const);
	return fields.flatMap((field) => {
		const text = body[field];
		if (typeof text !== "string" || text === "") return [];
		return bodyFaults(text, { hasFiles: readPartKey(key).kind === "lesson" }).map(({ line }) => ({
			key,
			language,
			field,
			reason: "markdown" as const,
			line: line + 1,
		}));
	});
}

/** The first thing that is wrong with captions, and with chapters. */
function captionFaults(key: string, language: string, body: JsonObject): PartProblem[] {
	if (language === FACTS_LANGUAGE || readPartKey(key).kind !== "lesson") return [];
	const { captions, chapters } = body;
	const found = {
		captions: typeof captions === "string" ? readCaptions(captions).faults : [],
		chapters: typeof chapters === "string" ? readChapters(chapters).faults : [],
	};
	return (["captions", "chapters"] as const).flatMap((field) =>
		found[field].slice(0, 1).map(({ line }) => ({ key, language, field, reason: "captions" as const, line })),
	);
}

function drawFaults(key: string, language: string, body: JsonObject): PartProblem[] {
	if (language !== FACTS_LANGUAGE || readPartKey(key).kind !== "lesson") return [];
	const [problem] = drawProblems(body);
	if (!problem) return [];
	const place = { key, language, field: "draw" as const };
	if (problem.kind === "nothing") return [{ ...place, reason: "empty" }];
	return [{ ...place, reason: "bankSmall", limit: problem.held }];
}

function problemOf(issue: z.core.$ZodIssue): Omit<PartProblem, "key" | "language"> {
	const field = PROBLEM_FIELDS.find((name) => name === issue.path[0]) ?? "type";
	switch (issue.code) {
		case "too_small": {
			if (issue.origin === "string") return { field, reason: "empty" };
			const limit = Number(issue.minimum);
			return { field, reason: issue.origin === "array" ? "tooFew" : "tooSmall", limit };
		}
		case "too_big": {
			const limit = Number(issue.maximum);
			if (issue.origin === "string") return { field, reason: "tooLong", limit };
			return { field, reason: issue.origin === "array" ? "tooMany" : "tooLarge", limit };
		}
		case "invalid_type":
			return { field, reason: field === "video" && issue.path.length === 1 ? "chooseFilm" : "empty" };
		case "invalid_value":
		case "invalid_union":
			return { field, reason: "choose" };
		case "custom":
			return { field, reason: "unreadable" };
		default:
			return { field, reason: "wrong" };
	}
}
