/** What happens to the marks of a question whose answer key changes. */
export const MARK_CHOICES = ["keep", "full", "again"] as const;
export type MarkChoice = (typeof MARK_CHOICES)[number];

/** As many rows as a form has. */
export const MOST_MARKS = 100;

/** A question in one field of a form. Keys have no spaces. */
type MarkedQuestion = { lesson: string; question: string };

export function writeMarkName({ lesson, question }: MarkedQuestion): string {
	return `${lesson} ${question}`;
}

export function readMarkName(name: string): MarkedQuestion {
	const [lesson = "", question = ""] = name.split(" ");
	return { lesson, question };
}

export type QuestionChoice = MarkedQuestion & { choice: MarkChoice };

/** The choice for a question; marks are kept where nothing was chosen. */
export function choiceFor(choices: readonly QuestionChoice[], { lesson, question }: MarkedQuestion): MarkChoice {
	return choices.find((one) => one.lesson === lesson && one.question === question)?.choice ?? "keep";
}

/** From a row of a form. */
export function toChoice({ of, as }: { of: string; as: MarkChoice }): QuestionChoice {
	return { ...readMarkName(of), choice: as };
}
