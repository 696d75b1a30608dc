import type { Quantities } from "#app/shared/arithmetic.ts";
import type { AttemptFigures, FigureRange } from "#db/schema/learning/quizzes.ts";
import { type AttemptKey, drawFigures, seedOfAttempt } from "../attempt/attempt-figures";

type Question = { key: string; variables: Record<string, FigureRange> | null };

/** Figures shared by all questions, for the exercise's text. A submitted attempt (`review`) keeps its figures. */
export function textFigures(
	questions: readonly Question[],
	place: AttemptKey,
	review: { number: number; figures: AttemptFigures } | null,
): Quantities {
	const attempt = seedOfAttempt({ ...place, number: review?.number ?? place.number });
	const figures = questions.flatMap(({ key, variables }) => {
		const shared = Object.entries(variables ?? {}).filter(([, { ofLesson }]) => ofLesson);
		const drawn = drawFigures(Object.fromEntries(shared), { attempt, question: key });
		const stored = Object.entries(review?.figures[key] ?? {}).filter(([name]) => Object.hasOwn(drawn, name));
		return [...Object.entries(drawn), ...stored];
	});
	return Object.fromEntries(figures);
}
