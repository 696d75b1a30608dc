import { LEAST_TO_COMPARE } from "#app/features/learning/quizzes/figures/question-figures.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { QuestionFigures } from "#db/schema/learning/teaching.ts";
import type { QuestionTyping } from "./question-typing";

/** A question that discriminates less says little about what somebody knows, from the second on it says much. */
const DISCRIMINATES = { somewhat: 0.2, well: 0.35 };

/** First attempts at a question in words. `few`: not enough answers yet to say more than how many. */
export type FiguresView =
	| { kind: "few"; tries: number; from: number }
	| {
			kind: "shown";
			tries: string;
			right: string;
			discrimination: string | null;
			grade: "little" | "somewhat" | "well" | null;
			/** The most chosen first; `text` is null for true and false. */
			answers: { id: string; text: string | null; share: string; isRight: boolean }[];
	  };

export function figuresView(
	figures: QuestionFigures | undefined,
	typed: QuestionTyping,
	formats: Formats,
): FiguresView | null {
	if (!figures) return null;
	const { tries, right, discrimination, chosen = {} } = figures;
	if (tries < LEAST_TO_COMPARE) return { kind: "few", tries, from: LEAST_TO_COMPARE };
	const percent = (count: number) => formats.percent(Math.round((100 * count) / tries));
	return {
		kind: "shown",
		tries: formats.number(tries),
		right: percent(right),
		discrimination: discrimination === null ? null : formats.number(discrimination),
		grade: discrimination === null ? null : gradeOf(discrimination),
		answers: answersOf(typed)
			.map((answer) => ({ ...answer, count: chosen[answer.id] ?? 0 }))
			.filter(({ count }) => count > 0)
			.sort((one, other) => other.count - one.count)
			.map(({ count, ...answer }) => ({ ...answer, share: percent(count) })),
	};
}

function gradeOf(discrimination: number) {
	if (discrimination < DISCRIMINATES.somewhat) return "little";
	return discrimination < DISCRIMINATES.well ? "somewhat" : "well";
}

type Answer = { id: string; text: string | null; isRight: boolean };

/** What can be chosen as the question is written now. Wrong results of a number are counted apart: `wrongResults`. */
function answersOf({ type, options, isTrue }: QuestionTyping): Answer[] {
	switch (type) {
		case "single":
		case "multiple":
			return options.map(({ id, text, isRight }) => ({ id, text, isRight }));
		case "trueFalse":
			return [true, false].map((value) => ({ id: String(value), text: null, isRight: value === isTrue }));
		default:
			return [];
	}
}
