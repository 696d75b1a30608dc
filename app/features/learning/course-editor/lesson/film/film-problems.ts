import { readChapters } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import {
	type CueFault,
	LONGEST_CAPTIONS,
	readCaptions,
} from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import type { JsonObject } from "#app/shared/json.ts";
import { filmFileId } from "#app/shared/uploads/film-address.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { objectIn, textIn, textsIn } from "../../parts/draft-values";
import { LONGEST_FILM_SECONDS } from "../../parts/lengths";
import type { LessonProblem } from "../lesson-problem";
import type { LessonTyping } from "../lesson-typing";

type Input = {
	language: Language;
	typed: LessonTyping;
	/** As they would be saved. */
	facts: JsonObject;
	hasFile: (id: string) => boolean;
};

/** More faults of one text are not listed. */
const MOST_FAULTS = 20;

/** What is wrong with the film of a lesson, with its captions and its chapters. */
export function filmProblems({ language, typed, facts, hasFile }: Input): LessonProblem[] {
	if (facts.type !== "video") return [];
	const video = objectIn(facts.video);
	const file = textIn(video.file);
	const id = filmFileId(file);
	const found: LessonProblem[] = [];
	const add = (field: LessonProblem["field"], kind: LessonProblem["kind"], more: Partial<LessonProblem> = {}) =>
		found.push({ field, kind, line: null, blocks: true, values: {}, ...more });

	if (file === "") add("film", "filmMissing");
	else if (id !== null && !hasFile(id)) add("film", "filmGone");
	if (file !== "" && !isWithin(video.durationSeconds, LONGEST_FILM_SECONDS)) add("seconds", "filmSeconds");
	if (file !== "" && !isWithin(Number(typed.share), 100)) add("share", "filmShare");

	if (typed.captions.trim() === "") {
		const ships = textsIn(video.captions).includes(language);
		if (file !== "" && !ships) add("captions", "captionsMissing", { blocks: false });
	} else {
		if (typed.captions.length > LONGEST_CAPTIONS) {
			add("captions", "captionsTooLong", { values: { limit: LONGEST_CAPTIONS } });
		}
		const { faults } = readCaptions(typed.captions);
		for (const { kind, line } of faults.slice(0, MOST_FAULTS))
			add("captions", CUE_KINDS[kind], { values: { at: line } });
	}
	const { faults } = readChapters(typed.chapters);
	for (const { kind, line } of faults.slice(0, MOST_FAULTS)) add("chapters", kind, { values: { at: line } });
	return found;
}

const CUE_KINDS = {
	header: "cueHeader",
	timing: "cueTiming",
	end: "cueEnd",
	empty: "cueEmpty",
	overlap: "cueOverlap",
} as const satisfies Record<CueFault["kind"], LessonProblem["kind"]>;

function isWithin(value: unknown, most: number): boolean {
	return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;
}
