import { DEFAULT_PASS_PERCENT } from "#app/features/learning/enrollment/progress/completion.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { RegradedQuestion } from "#db/schema/learning/quiz-regrades.ts";
import { attemptsToMark } from "./attempts-to-mark.server";
import { isOtherKey } from "./changed-key";
import { measureEffect, type RegradeEffect } from "./measure-effect";
import { listAttemptsAfter, listDecidedMarks, listPublishedKeys } from "./regrades.repository.server";
import type { KeyedQuestion, MarkedAttempt } from "./remark";

/** Attempts read to measure an effect, so that a large course costs no more than a small one. */
export const ATTEMPTS_MEASURED = 2_000;

/** A lesson as it would be published, by its key. */
export type NextLesson = { key: string; passPercent: number | null; questions: readonly KeyedQuestion[] };

/** A question with attempts whose answer key changes, and what either choice would do. */
export type Correction = {
	lessonId: number;
	lesson: string;
	question: string;
	/** In the lesson as it would be published, from 1. */
	number: number;
	prompt: string;
	from: KeyedQuestion["answerKey"];
	to: KeyedQuestion["answerKey"];
	attempts: number;
	/** True if only a sample of the attempts was measured. */
	isBounded: boolean;
	effects: Record<RegradedQuestion["choice"], RegradeEffect>;
};

type Input = { courseId: number; lessons: readonly NextLesson[]; language: Language };

/** The corrections that a publication would make to questions which have been answered, in the order of the course. */
export async function findCorrections(db: Database, { courseId, lessons, language }: Input): Promise<Correction[]> {
	if (lessons.length === 0) return [];
	const published = await listPublishedKeys(db, { courseId, lessons: lessons.map(({ key }) => key), language });
	const changed = published.flatMap(({ lesson: key, ...question }) => {
		const lesson = lessons.find((one) => one.key === key);
		const at = lesson?.questions.findIndex((one) => one.key === question.key) ?? -1;
		const next = lesson?.questions[at];
		if (!lesson || !next || !isOtherKey(question.answerKey, next.answerKey)) return [];
		return [{ lesson, question, number: at + 1, to: next.answerKey }];
	});
	const lessonIds = [...new Set(changed.map(({ question }) => question.lessonId))];
	const measured = new Map(await Promise.all(lessonIds.map(async (id) => [id, await readAttempts(db, id)] as const)));
	return changed.flatMap(({ lesson, question, number, to }) => {
		const { attempts, decided, isBounded } = measured.get(question.lessonId) ?? NO_ATTEMPTS;
		const concerned = attempts.filter(({ attempt }) => wasAsked(attempt, question.key));
		if (concerned.length === 0) return [];
		const from = question.answerKey;
		const effectOf = (choice: RegradedQuestion["choice"]) => {
			const questions = { [question.key]: { number, choice, from, to } };
			const planned = { id: "planned", version: Number.MAX_SAFE_INTEGER, isUndone: false, questions };
			return measureEffect(concerned, [...decided, planned], lesson.passPercent ?? DEFAULT_PASS_PERCENT);
		};
		return [
			{
				lessonId: question.lessonId,
				lesson: lesson.key,
				question: question.key,
				number,
				prompt: question.prompt,
				from,
				to,
				attempts: concerned.length,
				isBounded,
				effects: { full: effectOf("full"), again: effectOf("again") },
			},
		];
	});
}

const NO_ATTEMPTS: Awaited<ReturnType<typeof readAttempts>> = { attempts: [], decided: [], isBounded: false };

async function readAttempts(db: Database, lessonId: number) {
	const [decided, stored] = await db.batch([
		listDecidedMarks(db, lessonId),
		listAttemptsAfter(db, { lessonId, after: "", limit: ATTEMPTS_MEASURED }),
	]);
	const attempts = await attemptsToMark(db, lessonId, stored);
	return { attempts, decided, isBounded: stored.length === ATTEMPTS_MEASURED };
}

function wasAsked({ asked, answers }: MarkedAttempt, key: string): boolean {
	return asked ? asked.some((one) => one.key === key) : Object.hasOwn(answers, key);
}
