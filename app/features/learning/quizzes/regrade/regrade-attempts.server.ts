import { settleScore } from "#app/features/learning/enrollment/face.server.ts";
import { DEFAULT_PASS_PERCENT } from "#app/features/learning/enrollment/progress/completion.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import type { JobHandler } from "#app/features/operations/jobs/outbox/job-handler.ts";
import type { Database } from "#db/client.server.ts";
import type { RegradedQuestion } from "#db/schema/learning/quiz-regrades.ts";
import type { AttemptRemark } from "#db/schema/learning/quizzes.ts";
import type { Write } from "#db/write.ts";
import { saveBestScore } from "../attempt/quiz-attempts.repository.server";
import { attemptsToMark } from "./attempts-to-mark.server";
import {
	advanceRegrade,
	changeMarks,
	findRegrade,
	listAttemptsAfter,
	listDecidedMarks,
	type StoredAttempt,
} from "./regrades.repository.server";
import { type MarkedAttempt, type Remarked, remarkAttempt } from "./remark";

/** Each changed attempt takes six statements of one batch. */
export const ATTEMPTS_AT_ONCE = 25;

/**
 * The handler of `quizzes.regrade`: marks the next attempts of the lesson by all its regrades, and enqueues the next
 * step. The place in the list moves in the same batch, so a step that runs twice, or beside another one, changes nothing
 * more. A pass, a completion or a certificate is never taken back, also where a regrade is undone.
 */
export const regradeAttempts: JobHandler<"quizzes.regrade"> = async ({ payload }, { db, now }) => {
	const { regradeId, after, isUndo } = payload;
	const [regrade] = await findRegrade(db, regradeId);
	if (!regrade || regrade.cursor !== after || regrade.state !== (isUndo ? "undoing" : "waiting")) return { writes: [] };

	const { lessonId, questions } = regrade;
	const [decided, stored] = await db.batch([
		listDecidedMarks(db, lessonId),
		listAttemptsAfter(db, { lessonId, after, limit: ATTEMPTS_AT_ONCE }),
	]);
	const marked = await attemptsToMark(db, lessonId, stored);
	const need = regrade.passPercent ?? DEFAULT_PASS_PERCENT;
	const changes = marked.map(({ stored: one, attempt }) => {
		const remarked = remarkAttempt(attempt, decided);
		const passed = one.passed || remarked.score >= need;
		const isOther = remarked.score !== one.score || passed !== one.passed;
		return { one, attempt, remarked, passed, isOther };
	});
	const toWrite = changes.filter(({ isOther, one, remarked }) => isOther || !isSame(one.regrades, remarked.regrades));
	const others = changes.filter(({ isOther }) => isOther);
	const isLast = stored.length < ATTEMPTS_AT_ONCE;
	const cursor = stored.at(-1)?.id ?? after;
	const writes = [
		advanceRegrade(db, {
			regrade,
			seen: { regrades: decided.length, undone: decided.filter(({ isUndone }) => isUndone).length },
			cursor,
			isLast,
			changed: isUndo ? 0 : others.length,
			passed: isUndo ? 0 : others.filter(({ one, passed }) => passed && !one.passed).length,
			now,
		}),
		...toWrite.map(({ one, attempt, remarked, passed, isOther }) =>
			changeMarks(db, one.id, {
				...marksOf(remarked, { first: attempt.score, passed }),
				...(isOther ? { remark: remarkOf(questions, { attempt, from: one.score, isUndo, now }) } : {}),
			}),
		),
		...others.flatMap(({ one }) => settle(db, one, { need, now })),
	];
	if (isLast) return { writes };
	const next = newJobId();
	const step = { regradeId, after: cursor, isUndo };
	return { writes: [...writes, enqueue(db, "quizzes.regrade", step, { id: next, dueAt: now })], next };
};

function isSame(before: Remarked["regrades"], after: Remarked["regrades"]): boolean {
	const keys = Object.keys(before);
	return keys.length === Object.keys(after).length && keys.every((key) => before[key] === after[key]);
}

function marksOf({ score, regrades }: Remarked, { first, passed }: { first: number; passed: boolean }) {
	return { score, passed, regrades, firstScore: Object.keys(regrades).length > 0 ? first : null };
}

/** Best score and completion follow, without counting as activity. */
function settle(db: Database, attempt: StoredAttempt, { need, now }: { need: number; now: Date }): Write[] {
	const { enrollmentId, lessonId, submittedAt } = attempt;
	return [
		saveBestScore(db, { enrollmentId, lessonId, now: submittedAt }),
		...settleScore(db, { enrollmentId, lessonId, now }, { bestScore: need }),
	];
}

type Told = { attempt: MarkedAttempt; from: number; isUndo: boolean; now: Date };

/** Questions by their numbers in the attempt. */
function remarkOf(questions: Record<string, RegradedQuestion>, { attempt, from, isUndo, now }: Told): AttemptRemark {
	const numbers = (choice: RegradedQuestion["choice"]) =>
		Object.entries(questions)
			.filter(([, question]) => question.choice === choice)
			.map(([key, { number }]) => 1 + (attempt.asked?.findIndex((one) => one.key === key) ?? number - 1))
			.filter((number) => number > 0)
			.sort((a, b) => a - b);
	return { at: now.getTime(), from, corrected: numbers("again"), full: numbers("full"), isUndone: isUndo };
}
