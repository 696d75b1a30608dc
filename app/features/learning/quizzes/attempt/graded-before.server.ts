import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findAttemptReview } from "./attempt-review.server";
import { findAttemptByKey } from "./quiz-attempts.repository.server";
import type { QuestionFeedback } from "./quiz-grading";

export type Attempt = { id: string; number: number; score: number; passed: boolean; submittedAt: Date };
type Graded = { attempt: Attempt; feedback: QuestionFeedback[] };
type Place = { userId: number; enrollmentId: number; lessonId: number; clientKey: string | null };

/** The stored result of a repeated submission; `null` when it was never stored. */
export async function findGraded(db: Database, place: Place, language: Language): Promise<Graded | null> {
	if (place.clientKey === null) return null;
	const [kept] = await findAttemptByKey(db, place);
	const review = kept ? await findAttemptReview(db, { ...place, attemptId: kept.id, language }) : null;
	if (!kept || !review) return null;
	const { id, number, score, passed, submittedAt } = kept;
	const feedback = review.questions.map(({ given: _given, ...question }) => question);
	return { attempt: { id, number, score, passed, submittedAt }, feedback };
}
