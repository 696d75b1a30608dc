import type { Question } from "./question.ts";

/** Follows what one request asks the database. */
export interface Journal {
	/** Hears of each question; gives its answer when that is on its way already. */
	asking(question: Question): Promise<unknown> | undefined;
	/** Hears what the database said. Not called for an answer from memory, nor after a failure. */
	answered(question: Question, answer: unknown): void;
}
