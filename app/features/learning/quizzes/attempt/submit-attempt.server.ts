import { type LearningRefusal, learningRefusal } from "#app/features/learning/enrollment/access/lesson-access.ts";
import {
	addLearningSeconds,
	courseOfLesson,
	type Enrollment,
	enrollmentIdByLesson,
	type FoundLock,
	findEnrollmentByLesson,
	findLessonTask,
	findRelease,
	type LessonState,
	readLock,
	settleProgress,
} from "#app/features/learning/enrollment/face.server.ts";
import { canBeMarkedDone, completionThreshold } from "#app/features/learning/enrollment/progress/completion.ts";
import { learningDay } from "#app/features/learning/enrollment/progress/learning-day.ts";
import { canAccess } from "#app/features/learning/entitlements/can-access.ts";
import { listEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { dropDraft, findDraft } from "../draft/quiz-drafts.repository.server";
import { answersTo } from "../schemas";
import { countedAnswers } from "../sitting/counted-answers";
import { findLatestSitting } from "../sitting/quiz-sittings.repository.server";
import { sittingState } from "../sitting/sitting-state";
import { hasOtherQuestions } from "../versions/has-other-questions.server";
import { findPublishedVersion } from "../versions/version-parts.repository.server";
import { askedQuestions } from "./asked-questions";
import { figuresOfAttempt, settleQuestions } from "./attempt-figures";
import { attemptsLeft } from "./attempts-left";
import { type Attempt, findGraded } from "./graded-before.server";
import {
	findAttemptByKey,
	findAttemptStanding,
	insertAttempt,
	listGradableQuestions,
	saveBestScore,
} from "./quiz-attempts.repository.server";
import { type Answers, gradeQuiz, type QuestionFeedback } from "./quiz-grading";

type Input = {
	user: { id: number; timeZone: string };
	lessonId: number;
	answers: Answers;
	/** Number of the attempt whose figures and questions were shown; the next one by default. */
	number?: number | undefined;
	/** The version whose questions were shown; the published one by default. */
	versionId?: string | undefined;
	/** Of a quiz with a time limit: what is not answered yet stays so. */
	timeIsUp?: boolean | undefined;
	clientKey?: string | null;
	language: Language;
	now: Date;
	found?: AttemptWork;
};
type AttemptStatements = ReturnType<typeof attemptStatements>;
export type AttemptWork = { [Name in keyof AttemptStatements]: Awaited<AttemptStatements[Name]> };
export type AttemptOutcome =
	| {
			ok: true;
			attempt: Attempt;
			feedback: QuestionFeedback[];
			attemptsLeft: number | null;
			lesson: LessonState;
			enrollment: Enrollment;
			lessons: LessonState[];
			jobId: string | undefined;
	  }
	/** `lock`: of a lesson that is `locked`. */
	| {
			ok: false;
			reason: LearningRefusal | "noAttemptsLeft" | "figuresChanged" | "questionsChanged" | "notBegun";
			lock?: FoundLock;
	  }
	| { ok: false; reason: "answersWrong"; fields: Record<string, string> };

/**
 * Grades and stores an attempt with best score and, when passed, completion, in one batch. Numbers are gapless from
 * 1, also for concurrent requests; those over the limit are refused.
 * `answersWrong`: unknown, missing or mistyped answers by question (message keys of lesson.json). `notFound`: no
 * questions. `figuresChanged`: another attempt was stored meanwhile, so figures and questions differ.
 * `questionsChanged`: others are published by now than were shown. `notBegun`: the quiz has a time limit and its clock
 * was not started. A repeated `clientKey` gets the first result. An attempt is stored only while the version that it
 * was graded by is published; else it is graded again by the next one.
 */
export async function submitAttempt(db: Database, input: Input, triesLeft = 3): Promise<AttemptOutcome> {
	const { user, lessonId, clientKey = null, timeIsUp = false, language, now } = input;
	const {
		task: [task],
		enrollment: [enrollment],
		held,
		release,
		questions,
		standing: [standing],
		sitting: [sitting = null],
		draft: [draft],
		version: [version],
	} = input.found ?? (await inBatch(db, attemptStatements(db, { userId: user.id, lessonId, language })));
	const access = canAccess(held, { kind: "lesson", courseId: task?.courseId ?? 0, lessonId }, now);
	const lock = readLock(release, now);
	const reason = learningRefusal(task, enrollment, { access, lock });
	if (reason) return { ok: false, reason, ...(lock ? { lock } : {}) };
	if (!task || !enrollment || questions.length === 0) return { ok: false, reason: "notFound" };
	const versionId = version?.versionId ?? null;
	const isRepeated = () => isHandedIn(db, { enrollmentId: enrollment.id, lessonId, clientKey });
	if ((await hasOtherQuestions(db, { lessonId, seen: input.versionId, current: versionId })) && !(await isRepeated())) {
		return { ok: false, reason: "questionsChanged" };
	}

	const { number: last = 0, isPassed = false } = standing ?? {};
	const number = input.number ?? last + 1;
	const asked = askedQuestions({ questions, draw: task.draw }, { enrollmentId: enrollment.id, lessonId, number });
	const state = sittingState({ timeLimitMinutes: task.timeLimitMinutes, sitting, number, now });
	// An attempt that is stored already may be sent again.
	if (state === "notBegun" && number > last) {
		return { ok: false, reason: attemptsLeft(task, last) === 0 ? "noAttemptsLeft" : "notBegun" };
	}
	const counted = countedAnswers(asked, {
		state,
		answers: input.answers,
		timeIsUp,
		draft: draft?.number === number ? draft.values : null,
		language,
	});
	const answers = counted ?? input.answers;
	const checked = answersTo(asked.map(({ key, answerKey }) => ({ key, type: answerKey.type }))).safeParse(answers);
	if (!counted && !checked.success && !(await isRepeated())) {
		return { ok: false, reason: "answersWrong", fields: fieldsOf(checked.error.issues) };
	}

	const figures = figuresOfAttempt(asked, { enrollmentId: enrollment.id, lessonId, number });
	const settled = settleQuestions(asked, figures, language);
	const rules = { passPercent: task.passPercent, language, isPassed };
	const { score, passed, feedback } = gradeQuiz(settled, answers, rules);
	const isOfItsNumber = Object.keys(figures).length > 0 || task.draw !== null || state !== "untimed";
	const attempt = { id: newId(), score, passed, figures, number: isOfItsNumber ? number : null };
	const day = learningDay(now, user.timeZone);
	const place = { userId: user.id, day, enrollmentId: enrollment.id, lessonId, courseId: task.courseId, now };
	const {
		stored: [stored],
		queued: [queued],
		enrollment: [changed],
		lessons,
		version: [published],
	} = await inBatch(db, {
		seconds: addLearningSeconds(db, place),
		stored: insertAttempt(db, { ...place, ...attempt, versionId, clientKey, maxAttempts: task.maxAttempts, answers }),
		score: saveBestScore(db, place),
		...settleProgress(db, place, canBeMarkedDone(task) ? null : completionThreshold(task)),
		draft: dropDraft(db, place),
		version: findPublishedVersion(db, lessonId),
	});
	const lesson = lessons.find((state) => state.id === lessonId);
	const graded = stored
		? { attempt: { id: attempt.id, score, passed, number: stored.number, submittedAt: now }, feedback }
		: await findGraded(db, { ...place, clientKey }, language);
	if (!graded && published && published.versionId !== versionId && triesLeft > 1) {
		const { found: _stale, ...again } = input;
		return submitAttempt(db, { ...again, versionId: input.versionId ?? versionId ?? undefined }, triesLeft - 1);
	}
	if (!graded) {
		return { ok: false, reason: attemptsLeft(task, last) === 0 ? "noAttemptsLeft" : refusalOf(isOfItsNumber) };
	}
	if (!changed || !lesson) return { ok: false, reason: "notFound" };

	return {
		ok: true,
		...graded,
		attemptsLeft: attemptsLeft(task, stored?.number ?? Math.max(last, graded.attempt.number)),
		lesson,
		enrollment: changed,
		lessons,
		jobId: queued?.id,
	};
}

/** A repeated submission gets its result whatever has been published since. */
async function isHandedIn(db: Database, place: { enrollmentId: number; lessonId: number; clientKey: string | null }) {
	return place.clientKey !== null && (await findAttemptByKey(db, place)).length > 0;
}

function refusalOf(isOfItsNumber: boolean): "figuresChanged" | "noAttemptsLeft" {
	return isOfItsNumber ? "figuresChanged" : "noAttemptsLeft";
}

/** Rows for an attempt and its grading; sent with the session query. */
export function attemptStatements(
	db: Database,
	{ userId, lessonId, language }: { userId: UserId; lessonId: number; language: Language },
) {
	const enrollmentId = enrollmentIdByLesson({ userId, lessonId });
	return {
		task: findLessonTask(db, lessonId),
		enrollment: findEnrollmentByLesson(db, { userId, lessonId }),
		held: listEntitlements(db, { userId, courseId: courseOfLesson(lessonId) }),
		release: findRelease(db, { lessonId, userId }),
		questions: listGradableQuestions(db, { lessonId, language }),
		standing: findAttemptStanding(db, { enrollmentId, lessonId }),
		sitting: findLatestSitting(db, { enrollmentId, lessonId }),
		draft: findDraft(db, { userId, lessonId }),
		version: findPublishedVersion(db, lessonId),
	};
}

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function fieldsOf(issues: readonly Issue[]): Record<string, string> {
	const named = issues.flatMap(({ path, keys, message }) => (keys ?? [String(path[0])]).map((key) => [key, message]));
	return Object.fromEntries(named);
}
