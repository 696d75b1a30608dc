import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readingRightsStatements } from "#app/features/learning/enrollment/access/reading-rights.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeEntitlement, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { exportNotes } from "./export-notes.server";
import { editNote, removeNote, restoreNote, saveNote } from "./keep-notes.server";
import { NOTES_IN_LESSON } from "./note-limits";
import { listOwnNotes, notesColumn, notesPageStatements, upsertNote } from "./notes.repository.server";
import { NOTES_LIST } from "./notes-query";
import { type NewNote, SaveNoteForm } from "./schemas";

const now = new Date("2026-11-20T10:00:00Z");
const at = { kind: "highlight", language: "en", anchor: "a-1", excerpt: "Every deal", quote: "one number", place: 3 };
const note = (given: object = {}): NewNote => {
	const { intent: _save, ...fields } = SaveNoteForm.parse({ intent: "save", id: crypto.randomUUID(), ...at, ...given });
	return fields;
};

async function arrange() {
	const user = await makeUser(db);
	const { course, lessons } = await makeCourse(db, { modules: [[{}, {}]] });
	await makeEnrollment(db, { userId: user.id, courseId: course.id });
	await makeEntitlement(db, { userId: user.id, thingId: course.id });
	const lessonId = lessons[0]?.id ?? 0;
	const save = async (given: NewNote, by: { id: number } = user, inLesson = lessonId) => {
		const found = await inBatch(db, readingRightsStatements(db, { lessonId: inLesson, userId: by.id }));
		const reader = { id: by.id, role: "student" as const };
		return saveNote(db, { user: reader, lessonId: inLesson, note: given, found, now });
	};
	const kept = async (userId = user.id) => {
		const notes = notesColumn(lessonId);
		const [reader] = await db.select({ notes }).from(users).where(eq(users.id, userId));
		return reader?.notes ?? [];
	};
	return { user, course, lessonId, otherLesson: lessons[1]?.id ?? 0, save, kept };
}

describe("keeping", () => {
	test("a note that is sent twice, also at once, is one note, and the last words count", async () => {
		const { save, kept } = await arrange();
		const first = note({ kind: "note", body: "one" });
		await Promise.all([save(first), save(first), save(first)]);
		await save({ ...first, body: "two" });
		expect(await kept()).toMatchObject([{ id: first.id, body: "two", quote: "one number", place: 3 }]);
	});

	test("notes come in the order of the text", async () => {
		const { save, kept } = await arrange();
		await save(note({ place: 9 }));
		await save(note({ place: 1 }));
		expect((await kept()).map(({ place }) => place)).toEqual([1, 9]);
	});

	test("only who may read the lesson notes anything in it", async () => {
		const { save, kept } = await arrange();
		const stranger = await makeUser(db);
		expect(await save(note(), stranger)).toEqual({ ok: false, reason: "closed" });
		expect(await save(note(), undefined, 999_999)).toEqual({ ok: false, reason: "notFound" });
		expect(await kept(stranger.id)).toEqual([]);
	});

	test("an id of another lesson, or of somebody else, changes nothing there", async () => {
		const { save, kept, otherLesson, user } = await arrange();
		const own = note({ kind: "note", body: "mine" });
		await save(own);
		expect(await save({ ...own, body: "moved" }, user, otherLesson)).toEqual({ ok: false, reason: "notFound" });
		const other = await makeUser(db);
		expect(await removeNote(db, { userId: other.id, id: String(own.id) })).toBeNull();
		expect(await editNote(db, { userId: other.id, id: String(own.id), body: "theirs", now })).toBe(false);
		expect(await kept()).toMatchObject([{ body: "mine" }]);
	});

	test("a lesson has room for so many, also for those that come at once; what is there can still be changed", async () => {
		const { save, kept, user, lessonId } = await arrange();
		const rows = Array.from({ length: NOTES_IN_LESSON - 1 }, () => ({ ...note(), id: crypto.randomUUID() }));
		for (let from = 0; from < rows.length; from += 20) {
			const writes = rows
				.slice(from, from + 20)
				.map((row) => upsertNote(db, { ...row, userId: user.id, lessonId, now }));
			const [first, ...others] = writes;
			if (first) await db.batch([first, ...others]);
		}
		const outcomes = await Promise.all([save(note()), save(note()), save(note())]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(outcomes).toContainEqual({ ok: false, reason: "tooMany" });
		const [first] = await kept();
		expect(await save(note({ id: first?.id, kind: "note", body: "still" }))).toMatchObject({ ok: true });
		expect(await kept()).toHaveLength(NOTES_IN_LESSON);
	});
});

describe("changing and taking away", () => {
	test("words make a note of a highlight, and without them it is one again", async () => {
		const { save, kept, user } = await arrange();
		const own = note();
		await save(own);
		const edit = (body: string) => editNote(db, { userId: user.id, id: String(own.id), body, now });
		expect([await edit("words"), (await kept())[0]?.kind]).toEqual([true, "note"]);
		expect([await edit(""), (await kept())[0]?.kind]).toEqual([true, "highlight"]);
	});

	test("what was taken away can be put back as it was, by who may read the lesson", async () => {
		const { save, kept, user, lessonId } = await arrange();
		const own = note({ kind: "note", body: "mine" });
		await save(own);
		const before = await kept();
		const removed = await removeNote(db, { userId: user.id, id: String(own.id) });
		expect([removed?.body, await kept()]).toEqual(["mine", []]);
		const back = { user: { id: user.id, role: "student" as const }, lessonId, note: own, now };
		expect(await restoreNote(db, back)).toBe(true);
		expect(await kept()).toEqual(before);
	});
});

describe("the list and the file", () => {
	const ask = (search: string) => NOTES_LIST.parse(new URLSearchParams(search));
	const portion = { limit: 10, offset: 0 };

	test("a search finds words in any case and script, and only one's own", async () => {
		const { user, save, course } = await arrange();
		await save(note({ kind: "note", body: "Спросить о Цене" }));
		await save(note({ kind: "bookmark", quote: "", excerpt: "Größe zählt" }));
		const found = async (search: string, userId = user.id) =>
			(await listOwnNotes(db, { userId, language: "de" }, ask(search), portion)).map(({ kind }) => kind);
		expect(await found("q=цене")).toEqual(["note"]);
		expect(await found("q=GROSSE")).toEqual(["bookmark"]);
		expect(await found("q=groesse")).toEqual(["bookmark"]);
		expect(await found("q=grosz")).toEqual([]);
		expect(await found("q=größe")).toEqual(["bookmark"]);
		expect(await found(`course=${course.id}&kind=note`)).toEqual(["note"]);
		expect(await found("course=999999")).toEqual([]);
		expect(await found("", (await makeUser(db)).id)).toEqual([]);
	});

	test("the file has quotes, own words and nothing that Markdown would take for its own", async () => {
		const { user, save, lessonId } = await arrange();
		await save(note({ kind: "note", quote: "# one *number*", body: "Ask **Lena**." }));
		await save(note({ kind: "bookmark", quote: "", place: 5 }));
		const query = ask(`lesson=${lessonId}`);
		const file = await exportNotes(db, { userId: user.id, query, language: "en", origin: "https://grew.example" });
		const text = await file.text();
		expect(text).toContain(`(https://grew.example/lessons/${lessonId})`);
		expect(text).toContain("> \\# one \\*number\\*\n\nAsk **Lena**.\n\n> **Bookmark:** Every deal");
		expect(file.headers.get("Content-Disposition")).toBe(`attachment; filename="notes-lesson-${lessonId}.md"`);
	});

	test("nothing reads more than one's own rows", async () => {
		for (const search of ["", "sort=text", "q=x&course=1&kind=note"]) {
			for (const statement of Object.values(notesPageStatements(db, { userId: 1, language: "fr" }, ask(search)))) {
				await expectNoScan(statement);
				await expectDistinctColumns(statement);
			}
		}
		await expectNoScan(upsertNote(db, { ...note(), id: "x", userId: 1, lessonId: 1, now }));
	});
});
