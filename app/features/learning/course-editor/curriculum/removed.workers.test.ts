import { beforeEach, expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, now, ship } from "#tests/learning/shipped-course.ts";
import { bodyOf, type EditedCourse, factsOf, findEditedCourse } from "../drafts/edited-course.server";
import { type CurriculumChange, changeCurriculum } from "./change-curriculum.server";
import { curriculumOf, outlineOf } from "./outline.server";
import { removedFrom } from "./removed.server";

let courseId = 0;
let editor = { id: 0, role: "instructor" };
beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	const { modules, ...course } = courseContent(id, [{ key: "one" }, { key: "two" }, { key: "three" }]);
	const [ground] = modules;
	if (!ground) throw new Error("no module");
	const second = { ...ground, key: "walls", slug: "walls", position: 2, lessons: [] };
	const four = courseContent(id, [{ key: "four", slug: "four" }]).modules[0]?.lessons ?? [];
	await ship({ ...course, modules: [ground, { ...second, lessons: four }] });
	courseId = id;
	editor = { id: teacher, role: "instructor" };
});

async function open(part?: string): Promise<EditedCourse> {
	const found = await findEditedCourse(db, { courseId, editor, language: "de", ...(part ? { part } : {}) });
	if (!found) throw new Error("no course");
	return found;
}
const change = (one: CurriculumChange, language: "en" | "de" | "ru" = "en") =>
	changeCurriculum(db, { courseId, editor, language, change: one, now });
const order = async () => curriculumOf(await open()).map(({ key, lessons }) => [key, ...lessons]);
const removed = async () => removedFrom(await open(), "de");

test("a retired lesson is named with the place it would return to", async () => {
	await change({ kind: "retireLesson", lesson: "two" });
	expect(await removed()).toEqual({
		modules: [],
		lessons: [{ key: "two", title: "Lektion 2", place: { module: "ground", at: 1 } }],
	});
	await change({ kind: "retireLesson", lesson: "one" });
	expect((await removed()).lessons.map(({ place }) => place?.at)).toEqual([0, 0]);
	await change({ kind: "placeLesson", lesson: "two", module: "ground", at: 0 });
	await change({ kind: "placeLesson", lesson: "one", module: "ground", at: 0 });
	expect(await removed()).toEqual({ modules: [], lessons: [] });
	expect(await order()).toEqual([
		["ground", "one", "two", "three"],
		["walls", "four"],
	]);
});

test("a retired module returns with its lessons, but for those that are elsewhere by now", async () => {
	await change({ kind: "placeLesson", lesson: "one", module: "walls", at: 0 });
	await change({ kind: "retireModule", module: "ground" });
	expect(await removed()).toEqual({ modules: [{ key: "ground", title: "Grund", lessons: 2, at: 0 }], lessons: [] });
	expect(await change({ kind: "restoreModule", module: "ground", at: 0 })).toEqual({ ok: true });
	expect(await order()).toEqual([
		["ground", "two", "three"],
		["walls", "one", "four"],
	]);
	expect(await change({ kind: "restoreModule", module: "ground", at: 0 })).toMatchObject({ reason: "missing" });
	expect(await change({ kind: "restoreModule", module: "none", at: 0 })).toMatchObject({ reason: "missing" });
});

test("what was never published is kept when it is taken out, without a place", async () => {
	await change({ kind: "addLesson", module: "ground", title: "New", type: "quiz" });
	await change({ kind: "retireLesson", lesson: "new" });
	expect((await removed()).lessons).toEqual([{ key: "new", title: "New", place: null }]);
	await change({ kind: "addModule", title: "Roof" });
	await change({ kind: "retireModule", module: "roof" });
	expect((await removed()).modules).toEqual([{ key: "roof", title: "Roof", lessons: 0, at: 2 }]);
});

test("a changed title or setting leaves text and questions of the lesson as they are", async () => {
	const words = bodyOf(await open("lesson/one"), "lesson/one", "en");
	const facts = factsOf(await open("lesson/one"), "lesson/one");
	expect(words.body).toContain("Heading");
	await change({ kind: "rename", part: "lesson/one", title: "Mended" });
	await change({ kind: "setLesson", lesson: "one", title: "Mended again", facts: { minutes: 25, required: false } });
	const after = await open("lesson/one");
	expect(bodyOf(after, "lesson/one", "en")).toEqual({ ...words, title: "Mended again" });
	expect(factsOf(after, "lesson/one")).toEqual({ ...facts, minutes: 25, required: false });
});

test("a title is changed in the reader's language where there are words in it, else in English", async () => {
	await change({ kind: "rename", part: "lesson/one", title: "Neu" }, "de");
	await change({ kind: "rename", part: "lesson/two", title: "Новый" }, "ru");
	const course = await open();
	expect(outlineOf(course, "de")[0]?.lessons.map(({ title, titleLanguage }) => [title, titleLanguage])).toEqual([
		["Neu", "de"],
		["Lektion 2", "de"],
		["Lektion 3", "de"],
	]);
	expect(bodyOf(course, "lesson/two", "en").title).toBe("Новый");
	expect(course.parts.has("lesson/two ru")).toBe(false);
});

test("what is saved as it was makes no draft", async () => {
	const before = {
		title: "Lesson 1",
		facts: { minutes: 10, required: true, freePreview: false, type: "article" },
	} as const;
	expect(await change({ kind: "setLesson", lesson: "one", ...before })).toEqual({ ok: true });
	expect(await change({ kind: "rename", part: "module/ground", title: "Ground", summary: "First." })).toEqual({
		ok: true,
	});
	expect([...(await open()).parts.values()].filter(({ draft }) => draft)).toEqual([]);
});

test("the type of a lesson changes until it is published", async () => {
	await change({ kind: "addLesson", module: "ground", title: "New", type: "article" });
	expect(await change({ kind: "setLesson", lesson: "new", facts: { type: "quiz" } })).toEqual({ ok: true });
	expect(factsOf(await open(), "lesson/new")).toMatchObject({ type: "quiz", passPercent: 70, maxAttempts: 0 });
	expect(await change({ kind: "setLesson", lesson: "one", facts: { type: "quiz" } })).toMatchObject({
		reason: "missing",
	});
});

test("the outline says what is new and what has changed since the last publication", async () => {
	const marks = async () =>
		outlineOf(await open(), "en").map(({ key, isNew, isChanged, lessons }) => [
			`${key}${isNew ? " new" : ""}${isChanged ? " changed" : ""}`,
			...lessons.map((one) => `${one.key}${one.isNew ? " new" : ""}${one.isChanged ? " changed" : ""}`),
		]);
	expect(await marks()).toEqual([
		["ground", "one", "two", "three"],
		["walls", "four"],
	]);
	await change({ kind: "addLesson", module: "walls", title: "Five", type: "video" });
	await change({ kind: "setLesson", lesson: "two", facts: { freePreview: true } });
	await change({ kind: "placeLesson", lesson: "three", module: "ground", at: 0 });
	expect(await marks()).toEqual([
		["ground changed", "three", "one", "two changed"],
		["walls changed", "four", "five new changed"],
	]);
	await change({ kind: "placeLesson", lesson: "three", module: "ground", at: 9 });
	expect((await marks())[0]?.[0]).toBe("ground");
});
