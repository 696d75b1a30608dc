import { and, asc, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { rowsColumn } from "#db/rows-column.server.ts";
import { courses, courseTranslations, lessonNotes, lessons, lessonTranslations } from "#db/schema/schema.ts";
import "#app/shared/text/fold-han.server.ts";
import type { UserId } from "#app/features/people/auth/face.server.ts";
import { foldText, spellingsOf } from "#app/shared/text/fold-text.ts";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { isInEnglish, localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import { NOTES_IN_LESSON, NOTES_OF_PERSON } from "./note-limits";
import { NOTES_PER_PAGE, type NotesQuery } from "./notes-query";
import type { NewNote } from "./schemas";

export type NoteRow = Awaited<ReturnType<typeof listOwnNotes>>[number];
type NoteOfUser = { userId: number; id: string };

const { key: id, kind, language, anchor, excerpt, quote, place, body, changedAt } = lessonNotes;
const shown = { id, kind, language, anchor, excerpt, quote, place, body };

/** A lesson's notes in text order, as a column in a query of users. */
export function notesColumn(lessonId: number) {
	return rowsColumn("notes", shown, {
		from: sql`lesson_notes where lesson_notes.user_id = users.id and lesson_notes.lesson_id = ${lessonId}`,
		order: sql`lesson_notes.place, lesson_notes.created_at`,
	});
}

type StoredNote = Omit<NewNote, "id"> & { id: string; userId: number; lessonId: number; now: Date };

/** `isConflict` when the limit is reached; returns no row for a note of another lesson. */
export function upsertNote(db: Database, { now, ...note }: StoredNote) {
	const { id: _key, ...words } = note;
	const folded = foldedWords(note);
	const own = sql`from ${lessonNotes} where ${lessonNotes.userId} = ${note.userId}`;
	const inLesson = sql`(select count(*) ${own} and ${lessonNotes.lessonId} = ${note.lessonId})`;
	const mayBeKept = sql`exists (select 1 ${own} and ${id} = ${note.id})
		or (${inLesson} < ${NOTES_IN_LESSON} and (select count(*) ${own}) < ${NOTES_OF_PERSON})`;
	return db
		.insert(lessonNotes)
		.values({
			...words,
			key: note.id,
			kind: valueIfElseConflict(mayBeKept, note.kind),
			anchor: note.anchor ?? null,
			folded,
			createdAt: now,
			changedAt: now,
		})
		.onConflictDoUpdate({
			target: [lessonNotes.userId, lessonNotes.key],
			set: {
				kind: note.kind,
				language: note.language,
				anchor: note.anchor ?? null,
				excerpt: note.excerpt,
				quote: note.quote,
				place: note.place,
				body: note.body,
				folded,
				changedAt: now,
			},
			setWhere: eq(lessonNotes.lessonId, note.lessonId),
		})
		.returning({ id });
}

/** Text that the notes search reads. */
export function foldedWords({ quote, excerpt, body }: { quote: string; excerpt: string; body: string }): string {
	return foldText(`${body} ${quote || excerpt}`);
}

/** Returns no row when it does not exist or is someone else's. */
export function deleteNote(db: Database, own: NoteOfUser) {
	return db
		.delete(lessonNotes)
		.where(isOwn(own))
		.returning({ ...shown, lessonId: lessonNotes.lessonId });
}

export function findOwnNote(db: Database, own: NoteOfUser) {
	return db.select(shown).from(lessonNotes).where(isOwn(own));
}

/** Sets the text, and the kind that fits it. */
export function changeBody(
	db: Database,
	own: NoteOfUser,
	note: { kind: StoredNote["kind"]; body: string; folded: string; now: Date },
) {
	const { now, ...changes } = note;
	return db
		.update(lessonNotes)
		.set({ ...changes, changedAt: now })
		.where(isOwn(own))
		.returning({ id });
}

function isOwn({ userId, id: noteId }: NoteOfUser): SQL | undefined {
	return and(eq(lessonNotes.userId, userId), eq(id, noteId));
}

type OwnNotesInput = { userId: UserId; language: Language };
type NotesFilter = Pick<NotesQuery, "q" | "sort" | "isDescending" | "filters">;

export function listOwnNotes(
	db: Database,
	{ userId, language: asked }: OwnNotesInput,
	query: NotesFilter,
	portion: Portion,
) {
	const [own, english] = [alias(lessonTranslations, "asked"), alias(lessonTranslations, "english")];
	const [ownCourse, englishCourse] = [
		alias(courseTranslations, "course_asked"),
		alias(courseTranslations, "course_english"),
	];
	const inText = [asc(lessons.courseId), asc(lessons.position), asc(place), asc(lessonNotes.createdAt)];
	const byChange = query.isDescending ? [desc(changedAt), desc(id)] : [asc(changedAt), asc(id)];
	return db
		.select({
			...shown,
			changedAt,
			lessonId: lessonNotes.lessonId,
			retiredAt: lessons.retiredAt,
			courseId: lessons.courseId,
			lessonTitle: localizedColumn("lesson_title", own.title, english.title),
			lessonInEnglish: isInEnglish("lesson_in_english", own.title, english.title, asked),
			courseTitle: localizedColumn("course_title", ownCourse.title, englishCourse.title),
		})
		.from(lessonNotes)
		.innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
		.leftJoin(own, translates(own.lessonId, lessons.id, asked))
		.leftJoin(english, translates(english.lessonId, lessons.id, DEFAULT_LANGUAGE))
		.leftJoin(ownCourse, translates(ownCourse.courseId, lessons.courseId, asked))
		.leftJoin(englishCourse, translates(englishCourse.courseId, lessons.courseId, DEFAULT_LANGUAGE))
		.where(matching(userId, query))
		.orderBy(...(query.sort === "text" ? inText : byChange))
		.limit(portion.limit)
		.offset(portion.offset);
}
type Portion = { limit: number; offset: number };

export function notesPageStatements(db: Database, { userId, language }: OwnNotesInput, query: NotesQuery) {
	const offset = (query.page - 1) * NOTES_PER_PAGE;
	return {
		notes: listOwnNotes(db, { userId, language }, query, { limit: NOTES_PER_PAGE, offset }),
		counted: db
			.select({ count: sql<number>`count(*)`.as("count") })
			.from(lessonNotes)
			.innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
			.where(matching(userId, query)),
		courses: notedCourses(db, { userId, language }),
	};
}

function notedCourses(db: Database, { userId, language }: OwnNotesInput) {
	const [own, english] = [alias(courseTranslations, "own"), alias(courseTranslations, "english")];
	return db
		.selectDistinct({ id: courses.id, title: localizedColumn("title", own.title, english.title) })
		.from(lessonNotes)
		.innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
		.innerJoin(courses, eq(courses.id, lessons.courseId))
		.leftJoin(own, translates(own.courseId, courses.id, language))
		.leftJoin(english, translates(english.courseId, courses.id, DEFAULT_LANGUAGE))
		.where(eq(lessonNotes.userId, userId))
		.orderBy(asc(courses.id));
}

/** A scan is fine, because the number of notes per user is limited. */
function matching(userId: UserId, { q, filters }: Pick<NotesFilter, "q" | "filters">): SQL | undefined {
	return and(
		eq(lessonNotes.userId, userId),
		filters.kind ? eq(kind, filters.kind) : undefined,
		filters.course ? eq(lessons.courseId, filters.course) : undefined,
		filters.lesson ? eq(lessonNotes.lessonId, filters.lesson) : undefined,
		q ? or(...spellingsOf(q).map((spelling) => sql`instr(${lessonNotes.folded}, ${spelling}) > 0`)) : undefined,
	);
}
