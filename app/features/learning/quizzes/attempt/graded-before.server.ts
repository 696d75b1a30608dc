import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import type { DrawRow } from "#db/schema/learning/catalog.ts";
import { askedQuestions } from "./asked-questions";
import { figuresOfAttempt, settleQuestions } from "./attempt-figures";
import { findAttemptByKey, type listGradableQuestions } from "./quiz-attempts.repository.server";
import { type Answers, feedbackOnAnswers, type QuestionFeedback } from "./quiz-grading";

export type Attempt = { id: string; number: number; score: number; passed: boolean; submittedAt: Date };
type Graded = { attempt: Attempt; feedback: QuestionFeedback[] };
type GradingContext = {
	questions: Awaited<ReturnType<typeof listGradableQuestions>>;
	draw: DrawRow[] | null;
	language: Language;
	isPassed: boolean;
};

/** The stored result of a repeated submission; `null` when it was never stored. */
export async function findGraded(
	db: Database,
	place: { enrollmentId: number; lessonId: number; clientKey: string | null },
	{ questions, draw, language, isPassed }: GradingContext,
): Promise<Graded | null> {
	if (place.clientKey === null) return null;
	const [kept] = await findAttemptByKey(db, place);
	if (!kept) return null;
	const { id, number, score, passed, submittedAt } = kept;
	const asked = askedQuestions({ questions, draw }, { ...place, number });
	const settled = settleQuestions(asked, figuresOfAttempt(asked, { ...place, number }, kept.figures), language);
	const feedback = feedbackOnAnswers(settled, kept.answers as Answers, { language, isPassed: isPassed || passed });
	return { attempt: { id, number, score, passed, submittedAt }, feedback };
}
