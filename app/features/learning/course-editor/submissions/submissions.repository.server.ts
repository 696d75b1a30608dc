import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isTaughtBy } from "#app/features/learning/catalog/co-teachers/co-teachers.sql.ts";
import { enqueueMail, enqueueMailEach } from "#app/features/operations/notifications/face.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { type Counted, countUpTo } from "#db/count-up-to.server.ts";
import type { SubmittedDraft } from "#db/schema/learning/course-submissions.ts";
import { courseSubmissions, courses, documentDrafts, users } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { writtenTitle } from "../written-title.sql";

const isWaiting = eq(courseSubmissions.state, "waiting");

/** The one that waits; none or one row. */
export function findWaiting(db: Database, courseId: number) {
	return db
		.select({
			id: courseSubmissions.id,
			submittedBy: courseSubmissions.submittedBy,
			chosen: courseSubmissions.chosen,
		})
		.from(courseSubmissions)
		.where(and(eq(courseSubmissions.courseId, courseId), isWaiting));
}

/** The latest of a course in any state, with who submitted and who decided; none or one row. */
export function findLatestSubmission(db: Database, courseId: number) {
	const decider = alias(users, "decider");
	return db
		.select({
			id: courseSubmissions.id,
			state: courseSubmissions.state,
			submittedBy: courseSubmissions.submittedBy,
			submittedName: sql<string | null>`${users.name}`.as("submitted_name"),
			submittedAt: courseSubmissions.submittedAt,
			note: courseSubmissions.note,
			chosen: courseSubmissions.chosen,
			decidedName: sql<string | null>`${decider.name}`.as("decided_name"),
			decidedAt: courseSubmissions.decidedAt,
			remarks: courseSubmissions.remarks,
		})
		.from(courseSubmissions)
		.leftJoin(users, eq(users.id, courseSubmissions.submittedBy))
		.leftJoin(decider, eq(decider.id, courseSubmissions.decidedBy))
		.where(eq(courseSubmissions.courseId, courseId))
		.orderBy(desc(courseSubmissions.submittedAt), desc(sql`${courseSubmissions}._rowid_`))
		.limit(1);
}

/** Courses that wait for a review, for the overview of admins. */
export function countWaiting(db: Database): Counted {
	// Written as a literal, because SQLite does not use the partial index with a bound value.
	return countUpTo(db, {
		id: courseSubmissions.submittedAt,
		table: courseSubmissions,
		where: sql`${courseSubmissions.state} = 'waiting'`,
	});
}

type NewSubmission = {
	id: string;
	courseId: number;
	documentId: number;
	submittedBy: number;
	note: string;
	chosen: readonly SubmittedDraft[];
	now: Date;
};

/** Fails its batch where one of the drafts has another revision by now, or is gone. */
export function insertSubmission(db: Database, { documentId, chosen, now, ...submission }: NewSubmission): Write {
	const asSeen = sql`(select count(*) from json_each(${JSON.stringify(chosen)}) seen join ${documentDrafts} draft
		on draft.document_id = ${documentId} and draft.key = seen.value ->> 'key'
			and draft.language = seen.value ->> 'language' and draft.revision = seen.value ->> 'revision')`;
	return db.insert(courseSubmissions).values({
		...submission,
		chosen: [...chosen],
		submittedAt: sql`${valueIfElseConflict(sql`${asSeen} = ${chosen.length}`, sql`${now.getTime()}`)}`,
	});
}

type Decision = {
	id: string;
	courseId: number;
	state: "approved" | "sentBack" | "withdrawn";
	by: number;
	remarks?: string;
	now: Date;
};

/** Changes no row if it does not wait any more. */
export function decideSubmission(db: Database, { id, courseId, state, by, remarks = "", now }: Decision): Write {
	return db
		.update(courseSubmissions)
		.set({ state, decidedBy: by, decidedAt: now, remarks })
		.where(and(eq(courseSubmissions.id, id), eq(courseSubmissions.courseId, courseId), isWaiting));
}

/** Ends the one that another replaces; there may be none. */
export function withdrawWaiting(
	db: Database,
	{ courseId, by, now }: { courseId: number; by: number; now: Date },
): Write {
	return db
		.update(courseSubmissions)
		.set({ state: "withdrawn", decidedBy: by, decidedAt: now })
		.where(and(eq(courseSubmissions.courseId, courseId), isWaiting));
}

/** Fails its batch where one waits by now. */
export function requireNoneWaiting(db: Database, courseId: number): Write {
	const waiting = db
		.select({ one: sql`1` })
		.from(courseSubmissions)
		.where(and(eq(courseSubmissions.courseId, courseId), isWaiting));
	return db
		.select({ free: valueIfElseConflict(sql`not exists ${waiting}`, sql`1`).as("none_waiting") })
		.from(courses)
		.where(eq(courses.id, courseId));
}

type Letter = { submissionId: string; origin: string; now: Date };

/** A mail to each admin who may decide about content, except the one who submits. */
export function tellReviewers(db: Database, { submissionId, by, origin, now }: Letter & { by: number }) {
	// Written as literals, because SQLite does not use the partial index with bound values.
	const reviews = sql`role = 'admin' and instr(capabilities, '"content"') > 0 and ends_at is null
		and (suspended_at is null or suspended_until <= ${now.getTime()}) and id <> ${by}`;
	return enqueueMailEach(
		db,
		"courseSubmitted",
		{ payload: { userId: users.id, submissionId: sql`${submissionId}` }, origin, from: users, where: reviews },
		now,
	);
}

export function tellAuthor(
	db: Database,
	mail: "courseSentBack" | "courseApproved",
	{ userId, submissionId, origin, now }: Letter & { userId: number },
) {
	return enqueueMail(db, mail, { userId, submissionId, origin }, { dueAt: now });
}

type ToTell = { userId: number | SQL<number>; language: Language; among: SQL };

/**
 * Of these submissions (a list in brackets), with their state, those whose course the user may still edit and that no
 * later one of the course has followed.
 */
export function listSubmissionsToTell(db: Database, { userId, language, among }: ToTell) {
	const isLatest = sql`not exists (select 1 from ${courseSubmissions} later
		where later.course_id = ${courseSubmissions.courseId} and later.submitted_at > ${courseSubmissions.submittedAt})`;
	return db
		.select({
			id: courseSubmissions.id,
			courseId: courseSubmissions.courseId,
			state: courseSubmissions.state,
			note: courseSubmissions.note,
			remarks: courseSubmissions.remarks,
			course: writtenTitle(language).as("course_title"),
			authorName: sql<
				string | null
			>`(select name from users author where author.id = ${courseSubmissions.submittedBy})`.as("author_name"),
			isReviewer: sql`instr(${users.capabilities}, '"content"') > 0 and ${users.role} = 'admin'`
				.mapWith(Boolean)
				.as("is_reviewer"),
		})
		.from(courseSubmissions)
		.innerJoin(courses, eq(courses.id, courseSubmissions.courseId))
		.innerJoin(users, eq(users.id, sql`${userId}`))
		.where(
			and(
				sql`${courseSubmissions.id} in ${among}`,
				or(isTaughtBy(users.id), eq(users.role, "admin")),
				inArray(courseSubmissions.state, ["waiting", "sentBack", "approved"]),
				isLatest,
			),
		);
}

/** The row if there is still something to tell of it, else none. */
export function findSubmissionToTell(
	db: Database,
	{ submissionId, ...reader }: Omit<ToTell, "among"> & { submissionId: string },
) {
	return listSubmissionsToTell(db, { ...reader, among: sql`(select ${submissionId})` });
}
