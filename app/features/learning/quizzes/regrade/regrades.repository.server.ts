import { and, asc, countDistinct, desc, eq, gt, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import {
	documentVersions,
	enrollments,
	lessons,
	questions,
	questionTranslations,
	quizAttempts,
	quizDrafts,
	quizRegrades,
	users,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

export type Regrade = typeof quizRegrades.$inferSelect;

const { id, courseId, lessonId, createdAt, state } = quizRegrades;

export function insertRegrade(db: Database, regrade: typeof quizRegrades.$inferInsert): Write {
	return db.insert(quizRegrades).values(regrade);
}

/** Of a lesson, in the order of their publication. */
export function listDecidedMarks(db: Database, lesson: number | SQL) {
	return db
		.select({
			id,
			version: documentVersions.number,
			isUndone: sql<boolean>`${state} in ('undoing', 'undone')`.mapWith(Boolean).as("is_undone"),
			questions: quizRegrades.questions,
		})
		.from(quizRegrades)
		.innerJoin(documentVersions, eq(documentVersions.id, quizRegrades.versionId))
		.where(eq(lessonId, lesson))
		.orderBy(asc(createdAt), asc(documentVersions.number));
}

/** Those that decide marks of an attempt. */
export function listRegradesOfAttempt(db: Database, attemptId: string) {
	const own = sql`(select decided.value from ${quizAttempts} join json_each(${quizAttempts.regrades}) decided
		where ${quizAttempts.id} = ${attemptId})`;
	return db.select({ id, questions: quizRegrades.questions }).from(quizRegrades).where(sql`${id} in ${own}`);
}

export function findRegrade(db: Database, regradeId: string) {
	return db
		.select({
			id,
			courseId,
			lessonId,
			state,
			cursor: quizRegrades.cursor,
			questions: quizRegrades.questions,
			passPercent: lessons.passPercent,
		})
		.from(quizRegrades)
		.innerJoin(lessons, eq(lessons.id, lessonId))
		.where(eq(id, regradeId));
}

const ATTEMPT = {
	id: quizAttempts.id,
	enrollmentId: quizAttempts.enrollmentId,
	lessonId: quizAttempts.lessonId,
	number: quizAttempts.number,
	score: quizAttempts.score,
	passed: quizAttempts.passed,
	answers: quizAttempts.answers,
	figures: quizAttempts.figures,
	submittedAt: quizAttempts.submittedAt,
	versionId: quizAttempts.versionId,
	firstScore: quizAttempts.firstScore,
	regrades: quizAttempts.regrades,
	language: users.language,
	version: sql<number | null>`${documentVersions.number}`.as("version_number"),
};
export type StoredAttempt = Awaited<ReturnType<typeof listAttemptsAfter>>[number];

/** Attempts of a lesson in the order of their ids, which are random: the first of them are a fair sample. */
export function listAttemptsAfter(
	db: Database,
	{ lessonId: lesson, after, limit }: { lessonId: number; after: string; limit: number },
) {
	return db
		.select(ATTEMPT)
		.from(quizAttempts)
		.innerJoin(enrollments, eq(enrollments.id, quizAttempts.enrollmentId))
		.innerJoin(users, eq(users.id, enrollments.userId))
		.leftJoin(documentVersions, eq(documentVersions.id, quizAttempts.versionId))
		.where(and(eq(quizAttempts.lessonId, lesson), gt(quizAttempts.id, after)))
		.orderBy(asc(quizAttempts.id))
		.limit(limit);
}

type Change = Pick<typeof quizAttempts.$inferInsert, "score" | "passed" | "firstScore" | "regrades" | "remark">;

export function changeMarks(db: Database, attemptId: string, change: Partial<Change>): Write {
	return db.update(quizAttempts).set(change).where(eq(quizAttempts.id, attemptId));
}

type Advance = {
	regrade: Pick<Regrade, "id" | "lessonId" | "state" | "cursor">;
	/** What the marks were computed with: the number of regrades of the lesson, and of those taken back. */
	seen: { regrades: number; undone: number };
	cursor: string;
	isLast: boolean;
	changed: number;
	passed: number;
	now: Date;
};

/** Fails the batch where another step, another regrade of the lesson or an undo came in between. */
export function advanceRegrade(db: Database, { regrade, seen, cursor, isLast, changed, passed, now }: Advance): Write {
	const other = alias(quizRegrades, "other");
	const ofLesson = sql`from ${quizRegrades} as ${other} where ${other.lessonId} = ${regrade.lessonId}`;
	const isAsSeen = sql`${quizRegrades.cursor} = ${regrade.cursor} and ${state} = ${regrade.state}
		and (select count(*) ${ofLesson}) = ${seen.regrades}
		and (select count(*) ${ofLesson} and ${other.state} in ('undoing', 'undone')) = ${seen.undone}`;
	return db
		.update(quizRegrades)
		.set({
			cursor: valueIfElseConflict(isAsSeen, cursor),
			changed: sql`${quizRegrades.changed} + ${changed}`,
			passed: sql`${quizRegrades.passed} + ${passed}`,
			...(isLast ? { state: regrade.state === "undoing" ? "undone" : "done", endedAt: now } : {}),
		})
		.where(eq(id, regrade.id));
}

type Undo = { regradeId: string; courseId: number; since: Date };

/** Changes no row for a regrade that began before `since`, or is taken back already: put `requireChange` behind it. */
export function beginUndo(db: Database, { regradeId, courseId: course, since }: Undo) {
	return db
		.update(quizRegrades)
		.set({ state: "undoing", cursor: "", endedAt: null })
		.where(and(eq(id, regradeId), eq(courseId, course), inArray(state, ["waiting", "done"]), gte(createdAt, since)));
}

/** Regrades of a course since an instant, the latest first. */
export function listRegrades(db: Database, { courseId: course, since }: { courseId: number; since: Date }) {
	return db
		.select({
			id,
			versionId: quizRegrades.versionId,
			lessonKey: sql<string>`${lessons.key}`.as("lesson_key"),
			questions: quizRegrades.questions,
			state,
			changed: quizRegrades.changed,
			passed: quizRegrades.passed,
			createdAt,
		})
		.from(quizRegrades)
		.innerJoin(lessons, eq(lessons.id, lessonId))
		.where(and(eq(courseId, course), gte(createdAt, since)))
		.orderBy(desc(createdAt), asc(lessons.position));
}

type Keyed = { courseId: number; lessons: readonly string[]; language: Language };

/** Published questions of lessons, given by their keys, with right answers. */
export function listPublishedKeys(db: Database, { courseId: course, lessons: keys, language }: Keyed) {
	const asked = alias(questionTranslations, "asked");
	const english = alias(questionTranslations, "english");
	return db
		.select({
			lessonId: questions.lessonId,
			lesson: sql<string>`${lessons.key}`.as("lesson_key"),
			key: sql<string>`${questions.key}`.as("question_key"),
			answerKey: questions.answerKey,
			prompt: localizedColumn("prompt", asked.prompt, english.prompt),
		})
		.from(lessons)
		.innerJoin(questions, eq(questions.lessonId, lessons.id))
		.leftJoin(asked, translates(asked.questionId, questions.id, language))
		.leftJoin(english, translates(english.questionId, questions.id, DEFAULT_LANGUAGE))
		.where(
			and(
				eq(lessons.courseId, course),
				inArray(lessons.key, sql`(select value from json_each(${JSON.stringify(keys)}))`),
				isNull(questions.retiredAt),
			),
		)
		.orderBy(asc(lessons.position), asc(questions.position));
}

/** Learners who have begun to answer one of these lessons, given by their keys, and have not handed in. */
export function countBegunQuizzes(db: Database, { courseId: course, lessons: keys }: Omit<Keyed, "language">) {
	return db
		.select({ begun: countDistinct(quizDrafts.userId).as("begun") })
		.from(lessons)
		.innerJoin(quizDrafts, eq(quizDrafts.lessonId, lessons.id))
		.where(
			and(
				eq(lessons.courseId, course),
				inArray(lessons.key, sql`(select value from json_each(${JSON.stringify(keys)}))`),
			),
		);
}
