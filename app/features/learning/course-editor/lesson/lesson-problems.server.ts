import { lessonPart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { bodyFaults } from "#db/content/body-faults.ts";
import { bodyMarks, type LessonLink, type NamedFile } from "#db/content/body-marks.ts";
import { checkPart, type ProblemReason } from "../publish/part-problems";
import { filmProblems } from "./film/film-problems";
import type { LessonName } from "./lesson-names.repository.server";
import type { LessonProblem } from "./lesson-problem";
import type { LessonTyping } from "./lesson-typing";
import { factsFrom, wordsFrom } from "./typed-lesson.server";

type Input = {
	lesson: string;
	language: Language;
	typed: LessonTyping;
	facts: Record<string, unknown>;
	/** Those of the published lesson. */
	published: Record<string, unknown>;
	isThere: (name: LessonName) => boolean;
	hasFile: (id: string) => boolean;
	/** Whether a film is among the files of the course. */
	hasFilm: (id: string) => boolean;
};

/** What is wrong with a lesson, what keeps it from being published first, then by line. */
export function lessonProblems({
	lesson,
	language,
	typed,
	facts: before,
	published,
	isThere,
	hasFile,
	hasFilm,
}: Input): LessonProblem[] {
	const { jumps, lessonLinks, files } = bodyMarks(typed.body);
	const facts = factsFrom(before, typed, published);
	const problems: LessonProblem[] = [
		...fieldProblems(lesson, language, typed, facts),
		...faultsOf(typed.body, language),
		...filmProblems({ language, typed, facts, hasFile: hasFilm }),
		...lessonLinks.filter((link) => !isThere(link)).map(deadLink),
		...files.filter(({ id }) => !hasFile(id)).map(missingFile),
		...jumps.map(
			({ line, from, to }): LessonProblem => ({
				field: "body",
				kind: "jump",
				line: line + 1,
				blocks: false,
				values: { from, to },
			}),
		),
	];
	return problems.sort(
		(one, other) => Number(other.blocks) - Number(one.blocks) || (one.line ?? 0) - (other.line ?? 0),
	);
}

/** Lessons that a text links to, and ids of files that it shows. */
export function namesIn(body: string): { links: LessonLink[]; files: string[] } {
	const { lessonLinks, files } = bodyMarks(body);
	return { links: lessonLinks, files: [...new Set(files.map(({ id }) => id))] };
}

function fieldProblems(
	lesson: string,
	language: Language,
	typed: LessonTyping,
	facts: Record<string, unknown>,
): LessonProblem[] {
	const part = lessonPart(lesson);
	// The text has checks of its own, with lines.
	const words = { ...wordsFrom({}, typed, language), body: "." };
	const found = [...checkPart(part, language, words).problems, ...checkPart(part, FACTS_LANGUAGE, facts).problems];
	return found.flatMap(({ field, reason, limit }): LessonProblem[] => {
		const shown = FIELDS.find((name) => name === field);
		if (!shown) return [];
		const kind = shown === "minutes" ? shown : (`${shown}${reasonName(reason)}` as const);
		return [{ field: shown, kind, line: null, blocks: true, values: { limit: limit ?? 0 } }];
	});
}

function reasonName(reason: ProblemReason) {
	if (reason === "empty") return "Missing";
	return reason === "tooLong" ? "TooLong" : "Unreadable";
}

const FIELDS = ["title", "summary", "minutes"] as const;

/** An empty translation shows the English text. */
function faultsOf(body: string, language: Language): LessonProblem[] {
	if (language !== DEFAULT_LANGUAGE && body.trim() === "") return [];
	return bodyFaults(body, { hasFiles: true }).map(({ line, kind }) => ({
		field: "body",
		kind,
		line: kind === "empty" || kind === "long" ? null : line + 1,
		blocks: true,
		values: {},
	}));
}

function missingFile({ line }: NamedFile): LessonProblem {
	return { field: "body", kind: "missingFile", line: line + 1, blocks: false, values: {} };
}

function deadLink({ line, course, lesson }: LessonLink): LessonProblem {
	return { field: "body", kind: "deadLink", line: line + 1, blocks: false, values: { to: `${course}/${lesson}` } };
}
