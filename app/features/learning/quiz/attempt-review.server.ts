import { and, eq } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { enrollments, quizAttempts } from "../../../../db/schema/schema";
import type { Language } from "../../../shared/languages";
import { listGradableQuestions } from "./quiz-attempts.repository.server";
import { type Answer, type Answers, correctAnswer, isCorrect } from "./quiz-grading";

type Input = { attemptId: string; lessonId: number; userId: number; language: Language };
export type QuestionReview = {
	key: string;
	correct: boolean;
	/** Missing where the question was left out, or joined the lesson later. */
	given?: Answer;
	correctAnswer: Answer;
	explanation: string;
};
export type AttemptReview = {
	id: string;
	number: number;
	score: number;
	passed: boolean;
	questions: QuestionReview[];
};

/**
 * An attempt of this user, question by question, with what would have been right;
 * `null` when it is nobody's or somebody else's.
 *
 * Score and result are those of the day it was handed in, even if the questions
 * have changed since. Questions are in reading order.
 */
export async function findAttemptReview(db: Database, input: Input): Promise<AttemptReview | null> {
	const [[attempt], questions] = await db.batch([findOwnAttempt(db, input), listGradableQuestions(db, input)]);
	if (!attempt) return null;

	const answers = attempt.answers as Answers;
	const { id, number, score, passed } = attempt;
	return {
		...{ id, number, score, passed },
		questions: questions.map(({ key, answerKey, explanation }) => {
			const given = Object.hasOwn(answers, key) ? answers[key] : undefined;
			const correct = isCorrect(answerKey, given, input.language);
			return { key, correct, given, correctAnswer: correctAnswer(answerKey), explanation };
		}),
	};
}

/** As a list of none or one. */
function findOwnAttempt(db: Database, { attemptId, lessonId, userId }: Input) {
	return db
		.select({
			id: quizAttempts.id,
			number: quizAttempts.number,
			score: quizAttempts.score,
			passed: quizAttempts.passed,
			answers: quizAttempts.answers,
		})
		.from(quizAttempts)
		.innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
		.where(and(eq(quizAttempts.id, attemptId), eq(quizAttempts.lessonId, lessonId), eq(enrollments.userId, userId)));
}
