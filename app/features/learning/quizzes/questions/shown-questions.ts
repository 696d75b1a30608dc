import type { Language } from "#app/shared/words/languages.ts";
import { placeId, readSource } from "#db/content/question-source.ts";
import type { AttemptFigures, FigureRange } from "#db/schema/learning/quizzes.ts";
import { type AttemptKey, drawFigures, fillFigures, seedOfAttempt } from "../attempt/attempt-figures";
import { mixedOrder, shownOrder } from "./shown-order";

type Question = {
	key: string;
	type: string;
	prompt: string;
	hints: string[];
	choices: { id: string; text: string }[];
	/** Of pairs, by id. */
	items?: readonly { id: string }[] | null;
	source: string | null;
	variables: Record<string, FigureRange> | null;
	/** Said to nobody who answers. */
	tags?: readonly string[];
	inBank?: boolean;
};
type ShownQuestionsInput = {
	place: AttemptKey;
	review: { number: number; figures: AttemptFigures } | null;
	lessons: readonly { id: number; key: string; title: string }[];
	language: Language;
	hasText: boolean;
};

/** `place` is the id of the source's section or paragraph in the text, null for its beginning. */
export function shownQuestions<Q extends Question>(questions: readonly Q[], showing: ShownQuestionsInput) {
	const { place, review, lessons, language, hasText } = showing;
	const attempt = seedOfAttempt({ ...place, number: review?.number ?? place.number });
	return questions.map(({ variables, source, items: sides, tags: _tags, inBank: _inBank, ...question }) => {
		const seed = `${attempt}/${question.key}`;
		const figures =
			review?.figures[question.key] ?? drawFigures(variables ?? undefined, { attempt, question: question.key });
		const choices = question.choices.map(({ id, text }) => ({ id, text: fillFigures(text, figures, language) }));
		const items = (sides ?? []).flatMap(({ id }) => choices.find((one) => one.id === id) ?? []);
		const offered = choices.filter((one) => !items.includes(one));
		const isInOrder = question.type === "ordering" || question.type === "matching";
		const written = source ? readSource(source) : null;
		const own = hasText ? lessons.find((one) => one.id === place.lessonId) : undefined;
		const named = written && lessons.find((one) => one.key === written.lesson);
		const lesson = named ?? own ?? null;
		return {
			...question,
			prompt: fillFigures(question.prompt, figures, language),
			hints: question.hints.map((hint) => fillFigures(hint, figures, language)),
			items,
			choices: (isInOrder ? shownOrder : mixedOrder)(seed, offered),
			source: lesson && {
				lessonId: lesson.id,
				title: lesson.title,
				place: named ? placeId(written) : null,
				isParagraph: Boolean(named && written.paragraph),
			},
		};
	});
}
