import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { JsonObject } from "#app/shared/json.ts";
import { auditEntries, documentDrafts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, live, now, ship } from "#tests/learning/shipped-course.ts";
import { changeCurriculum } from "../curriculum/change-curriculum.server";
import { curriculumOf } from "../curriculum/outline.server";
import { bodyOf, findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts } from "../drafts/save-drafts.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { historyPageData } from "./history-page-data.server";
import { keepCourseDrafts } from "./keep-course-drafts.server";
import type { Point } from "./points";
import { type RestoreScope, restoreParts } from "./restore.server";
import { undoRestore } from "./undo-restore.server";

const PART = "lesson/one";
let courseId = 0;
let editor = { id: 0, role: "instructor" };

beforeEach(async () => {
	const begun = await beginCourse();
	await ship(courseContent(begun.id, [{ key: "one" }, { key: "two" }]));
	courseId = begun.id;
	editor = { id: begun.teacher, role: "instructor" };
});

async function open(part = PART) {
	const course = await findEditedCourse(db, { courseId, editor, language: "de", part });
	if (!course) throw new Error("no course");
	return course;
}
const drafts = async () => {
	const { documentId } = await open();
	return db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
};
async function write(key: string, language: string, change: JsonObject) {
	const course = await open(key);
	const body = { ...bodyOf(course, key, language), ...change };
	await saveDrafts(db, { course, parts: [{ key, language, body }], editorId: editor.id, now });
}
async function publish() {
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	expect(await publishCourseDrafts(db, { courseId, editor, chosen: await drafts(), ...more })).toMatchObject({
		ok: true,
	});
}
const restore = async (point: Point, scope: RestoreScope = { kind: "course" }) =>
	restoreParts(db, { course: await open(), point, scope, by: editor.id, requestId: "r", now });
const version = (number: number): Point => ({ kind: "version", number });
const title = async (language: string) => bodyOf(await open(), PART, language).title;
const user = { timeZone: "UTC" };
const look = async (address = "") =>
	historyPageData(db, await open(), { user, language: "en", search: new URLSearchParams(address), now });

test("versions are listed newest first with what they changed, drafts before them", async () => {
	await write(PART, "en", { title: "Mended" });
	await publish();
	await write(PART, "de", { title: "Anders" });
	await write("course", "en", { title: "Other" });
	const { versions } = await look();
	expect(versions.map(({ name, changed, isPublished }) => [name, changed, isPublished])).toEqual([
		["Draft of now", "Changed: the course itself, 1 lesson", false],
		["Version 2", "Changed: 1 lesson", true],
		["Version 1", expect.stringContaining("2 lessons"), false],
	]);
});

test("what is published is compared with the drafts, texts of one language by their words", async () => {
	await write(PART, "de", { title: "Anders" });
	await write(PART, "*", { minutes: 77 });
	await changeCurriculum(db, {
		courseId,
		editor,
		language: "en",
		change: { kind: "placeLesson", lesson: "two", module: "ground", at: 0 },
		now,
	});
	const { comparison } = await look();
	expect(comparison).toMatchObject({
		from: { point: "v1" },
		to: { point: "draft" },
		order: ["Lesson moved from place 1 to 2 in Ground: Lesson 1"],
		settings: [{ part: "Lesson 1", label: "Minutes", is: "77" }],
		texts: [],
		others: [{ language: "de", parts: 1 }],
	});
	const german = (await look("lang=de&from=draft&to=v1")).comparison;
	expect(german?.texts.map(({ key, fields }) => [key, fields.map(({ label, rows }) => [label, rows])])).toEqual([
		[
			PART,
			[
				[
					"Title",
					[
						{
							kind: "changed",
							was: [{ text: "Lektion 1", change: "gone" }],
							is: [{ text: "Anders", change: "new" }],
						},
					],
				],
			],
		],
	]);
	expect(german?.counts).toEqual({ added: 1, removed: 1, moved: 0, settings: 2 });
});

test("a text, a lesson or the course is restored as a draft, unchecked, and learners see none of it", async () => {
	await write(PART, "en", { title: "Mended" });
	await write(PART, "de", { title: "" });
	await changeCurriculum(db, {
		courseId,
		editor,
		language: "en",
		change: { kind: "retireLesson", lesson: "two" },
		now,
	});
	await write(PART, "de", { title: "Neu" });
	await publish();
	expect(await live()).toEqual(["one"]);

	expect(await restore(version(1), { kind: "text", key: PART, language: "de" })).toMatchObject({ ok: true });
	expect((await drafts()).map(({ key, language }) => [key, language])).toEqual([[PART, "de"]]);
	expect([await title("en"), await title("de")]).toEqual(["Mended", "Lektion 1"]);
	expect(await restore(version(1), { kind: "part", key: PART })).toMatchObject({ ok: true });
	expect([await title("en"), await title("de")]).toEqual(["Lesson 1", "Lektion 1"]);
	expect(await restore(version(1))).toMatchObject({ ok: true });
	expect(curriculumOf(await open())).toEqual([{ key: "ground", lessons: ["one", "two"] }]);
	expect(await restore(version(1))).toEqual({ ok: false, reason: "nothing" });
	expect(await live()).toEqual(["one"]);
	const entries = await db
		.select({ deed: auditEntries.deed })
		.from(auditEntries)
		.where(and(eq(auditEntries.deed, "courses.restore"), eq(auditEntries.subjectId, String(courseId))));
	expect(entries).toHaveLength(3);
});

test("the draft that a restore replaces is kept, can be compared and restored, and undoing brings it back", async () => {
	await write(PART, "en", { title: "Half written" });
	const outcome = await restore(version(1));
	if (!outcome.ok) throw new Error(outcome.reason);
	expect(await drafts()).toEqual([]);
	const { versions, comparison } = await look(`from=v1&to=k${outcome.keptId}`);
	expect(versions.map(({ kind }) => kind).sort()).toEqual(["kept", "version"]);
	expect(comparison?.texts.map(({ title: of }) => of)).toEqual(["Lesson 1"]);

	const again = await restore({ kind: "kept", id: outcome.keptId });
	if (!again.ok) throw new Error(again.reason);
	expect(await title("en")).toBe("Half written");
	for (const { keptId } of [again, outcome]) {
		const undoing = { course: await open(), keptId, by: editor.id, requestId: "r", now };
		expect(await undoRestore(db, undoing)).toEqual({ ok: true });
	}
	expect(await title("en")).toBe("Half written");
});

test("undoing takes away drafts that a restore has made, and is refused once somebody wrote on", async () => {
	await write(PART, "en", { title: "Mended" });
	await publish();
	const undo = async (keptId: string) =>
		undoRestore(db, { course: await open(), keptId, by: editor.id, requestId: "r", now });
	const first = await restore(version(1));
	if (!first.ok) throw new Error(first.reason);
	expect(await title("en")).toBe("Lesson 1");
	expect(await undo(first.keptId)).toEqual({ ok: true });
	expect(await drafts()).toEqual([]);
	expect(await undo(first.keptId)).toEqual({ ok: false, reason: "notFound" });

	const second = await restore(version(1));
	if (!second.ok) throw new Error(second.reason);
	await write(PART, "en", { title: "Written on" });
	expect(await undo(second.keptId)).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await title("en")).toBe("Written on");
});

test("drafts are kept under a note, and a version that is not there is not found", async () => {
	const keep = async () =>
		keepCourseDrafts(db, { course: await open(), note: "Before the review", by: editor.id, requestId: "r", now });
	expect(await keep()).toEqual({ ok: false, reason: "nothing" });
	await write(PART, "en", { title: "Half written" });
	expect(await keep()).toMatchObject({ ok: true });
	expect((await look()).versions.map(({ note }) => note)).toContain("Before the review");
	expect(await restore(version(99))).toEqual({ ok: false, reason: "notFound" });
	const unknown = { kind: "kept", id: "00000000-0000-0000-0000-000000000000" } as const;
	expect(await restore(unknown)).toEqual({ ok: false, reason: "notFound" });
});
