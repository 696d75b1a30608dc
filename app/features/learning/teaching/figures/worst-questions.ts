import type { Formats } from "#app/shared/words/formats.ts";
import type { QuestionFigures } from "#db/schema/learning/teaching.ts";
import type { OutlineLesson, QuestionPrompt } from "../taught-courses.repository.server.ts";
import { isWithheld } from "./withheld.ts";

/** Questions shown before all of them are asked for. */
export const WORST_SHOWN = 3;
/** A question that discriminates less says little about what somebody knows. */
const LEAST_DISCRIMINATION = 0.2;

/** Stands for a number that each attempt draws anew. */
const UNDRAWN = "…";

type Input = {
	figures: readonly QuestionFigures[];
	prompts: readonly QuestionPrompt[];
	outline: readonly OutlineLesson[];
	formats: Formats;
	/** Only the questions of this lesson. */
	lessonId?: number | null;
};

/** Questions by the share of right first answers, the worst first. Those with fewer than five answers are left out. */
export function worstQuestions({ figures, prompts, outline, formats, lessonId = null }: Input) {
	const numbers = questionNumbers(prompts, outline);
	return figures
		.flatMap(({ questionId, tries, right, discrimination }) => {
			const asked = prompts.find(({ id }) => id === questionId);
			const isWanted = lessonId === null || asked?.lessonId === lessonId;
			if (!asked || !isWanted || isWithheld(tries)) return [];
			return [{ asked, tries, share: right / tries, discrimination }];
		})
		.sort((a, b) => a.share - b.share || b.tries - a.tries)
		.map(({ asked, tries, share, discrimination }) => ({
			id: asked.id,
			number: numbers.get(asked.id) ?? "",
			prompt: asked.prompt.replace(/\{[^{}]+\}/g, UNDRAWN),
			inEnglish: asked.inEnglish,
			tries: formats.number(tries),
			right: formats.percent(Math.round(100 * share)),
			discrimination: discrimination === null ? null : formats.number(discrimination),
			saysLittle: discrimination !== null && discrimination < LEAST_DISCRIMINATION,
		}));
}
export type WorstQuestion = ReturnType<typeof worstQuestions>[number];

/** "2.7.3": module, lesson of the module, question of the lesson. */
function questionNumbers(prompts: readonly QuestionPrompt[], outline: readonly OutlineLesson[]): Map<number, string> {
	const numbers = new Map<number, string>();
	for (const [at, lessons] of [...Map.groupBy(outline, ({ moduleId }) => moduleId).values()].entries()) {
		for (const [index, lesson] of lessons.entries()) {
			const own = prompts.filter(({ lessonId }) => lessonId === lesson.id);
			for (const [place, { id }] of own.entries()) numbers.set(id, `${at + 1}.${index + 1}.${place + 1}`);
		}
	}
	return numbers;
}
