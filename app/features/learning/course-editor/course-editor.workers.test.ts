import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { documentDrafts, lessons, lessonTranslations, modules } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, course, live, now, ship, titles } from "#tests/learning/shipped-course.ts";
import { createCourse } from "./create-course.server";
import { type CurriculumChange, changeCurriculum } from "./curriculum/change-curriculum.server";
import { curriculumOf, outlineOf, retiredLessons } from "./curriculum/outline.server";
import { bodyOf, type EditedCourse, findEditedCourse } from "./drafts/edited-course.server";
import { saveDrafts, type WrittenPart } from "./drafts/save-drafts.server";
import { publishCourseDrafts } from "./publish/publish-drafts.server";

let courseId = 0;
let editor = { id: 0, role: "instructor" };

async function shipped() {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }, { key: "two" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
}
beforeEach(shipped);

async function open(part?: string): Promise<EditedCourse> {
	const found = await findEditedCourse(db, { courseId, editor, language: "de", ...(part ? { part } : {}) });
	if (!found) throw new Error("no course");
	return found;
}
const change = (one: CurriculumChange) => changeCurriculum(db, { courseId, editor, language: "en", change: one, now });
const save = async (...parts: WrittenPart[]) =>
	saveDrafts(db, { course: await open(), parts, editorId: editor.id, now });
const order = async () => curriculumOf(await open()).map(({ key, lessons }) => [key, ...lessons]);
const drafts = async () => {
	const { documentId } = await open();
	return db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
};
async function publish(filter: (draft: { key: string; language: string }) => boolean = () => true) {
	const chosen = (await drafts()).filter(filter);
	const more = { note: "", tellLearners: false, origin: "https://school.example", requestId: "r", now };
	return publishCourseDrafts(db, { courseId, editor, chosen, ...more });
}

test("lessons and modules are added, moved, copied, retired and taken back, and learners see nothing of it", async () => {
	expect(await change({ kind: "addModule", title: "Talking to owners" })).toEqual({
		ok: true,
		key: "talking-to-owners",
	});
	const added = { kind: "addLesson", module: "talking-to-owners", title: "The first call", type: "article" } as const;
	expect(await change(added)).toEqual({ ok: true, key: "the-first-call" });
	expect(await change({ kind: "placeLesson", lesson: "one", module: "talking-to-owners", at: 0 })).toEqual({
		ok: true,
	});
	expect(await change({ kind: "duplicate", lesson: "two" })).toEqual({ ok: true, key: "two-2" });
	expect(await order()).toEqual([
		["ground", "two", "two-2"],
		["talking-to-owners", "one", "the-first-call"],
	]);
	await change({ kind: "retireLesson", lesson: "two" });
	await change({ kind: "placeModule", module: "talking-to-owners", at: 0 });
	expect(await order()).toEqual([
		["talking-to-owners", "one", "the-first-call"],
		["ground", "two-2"],
	]);
	expect(retiredLessons(await open(), "de").map(({ module, lesson }) => [module, lesson.title])).toEqual([
		["ground", "Lektion 2"],
	]);
	await change({ kind: "placeLesson", lesson: "two", module: "ground", at: 0 });
	expect(retiredLessons(await open(), "de")).toEqual([]);
	expect(await live()).toEqual(["one", "two"]);
});

test("an operation on what is not there changes nothing", async () => {
	const missing = { ok: false, reason: "missing" };
	expect(await change({ kind: "placeLesson", lesson: "nine", module: "ground", at: 0 })).toEqual(missing);
	expect(await change({ kind: "placeLesson", lesson: "one", module: "nine", at: 0 })).toEqual(missing);
	expect(await change({ kind: "addLesson", module: "nine", title: "A", type: "quiz" })).toEqual(missing);
	expect(await change({ kind: "rename", part: "lesson/nine", title: "A" })).toEqual(missing);
	expect(await drafts()).toEqual([]);
});

test("two who move different lessons at once both keep theirs", async () => {
	await change({ kind: "addModule", title: "Next" });
	const [first, second] = await Promise.all([
		change({ kind: "placeLesson", lesson: "one", module: "next", at: 0 }),
		change({ kind: "placeLesson", lesson: "two", module: "next", at: 0 }),
	]);
	expect([first.ok, second.ok]).toEqual([true, true]);
	expect((await order()).map((keys) => keys.length)).toEqual([1, 3]);
});

test("a course is another instructor's, but an admin's too", async () => {
	const other = await makeUser(db, { role: "instructor" });
	const read = (who: { id: number; role: string }) => findEditedCourse(db, { courseId, editor: who, language: "en" });
	expect(await read({ id: other.id, role: "instructor" })).toBeNull();
	expect(await read({ id: other.id, role: "admin" })).not.toBeNull();
	const taken = { kind: "retireLesson", lesson: "one" } as const;
	const stranger = { id: other.id, role: "instructor" };
	expect(await changeCurriculum(db, { courseId, editor: stranger, language: "en", change: taken, now })).toEqual({
		ok: false,
		reason: "notFound",
	});
});

test("a draft is not shown before it is published; what is not chosen stays byte-identical", async () => {
	const part = "lesson/one";
	const words = async (language: string) => bodyOf(await open(part), part, language);
	await save(
		{ key: part, language: "en", body: { ...(await words("en")), title: "Mended" } },
		{ key: part, language: "de", body: { ...(await words("de")), title: "Neu" } },
	);
	const [row] = await db
		.select()
		.from(lessons)
		.where(and(eq(lessons.courseId, courseId), eq(lessons.key, "one")));
	const before = { language: "en", title: "Lesson 1" };
	expect(await titles(row?.id ?? 0)).toContainEqual(before);
	const manifest = (await open()).manifest;

	expect(await publish(({ language }) => language === "en")).toEqual({ ok: true, changedLessons: 1, jobIds: [] });
	expect(await titles(row?.id ?? 0)).toEqual([
		{ language: "de", title: "Lektion 1" },
		{ language: "en", title: "Mended" },
	]);
	const isOther = ([key, language]: readonly [string, string, string]) => !(key === part && language === "en");
	expect((await open()).manifest.filter(isOther)).toEqual(manifest.filter(isOther));
	expect((await drafts()).map(({ key, language }) => [key, language])).toEqual([[part, "de"]]);
});

test("a draft that went on since it was seen is not published", async () => {
	const body = { title: "Mended", summary: "S.", body: "Text." };
	await save({ key: "lesson/one", language: "en", body });
	const [seen] = await drafts();
	await save({ key: "lesson/one", language: "en", body: { ...body, title: "Mended again" } });
	const more = { note: "", tellLearners: false, origin: "o", requestId: "r", now };
	const chosen = seen ? [seen] : [];
	expect(await publishCourseDrafts(db, { courseId, editor, chosen, ...more })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
});

test("of two who save the same text the second is told", async () => {
	const course = await open();
	const write = (title: string) =>
		saveDrafts(db, {
			course,
			parts: [{ key: "lesson/one", language: "en", body: { title } }],
			editorId: editor.id,
			now,
		});
	const outcomes = await Promise.all([write("A"), write("B")]);
	expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
});

test("what is missing or wrong is named, and nothing is published", async () => {
	await change({ kind: "addLesson", module: "ground", title: "New", type: "article" });
	const unfinished = await publish();
	expect(unfinished).toMatchObject({
		ok: false,
		reason: "invalid",
		problems: [
			{ key: "lesson/new", language: "en", field: "summary", reason: "empty" },
			{ key: "lesson/new", language: "en", field: "body", reason: "empty" },
		],
	});
	expect(await publish(({ key }) => key === "module/ground")).toMatchObject({
		ok: false,
		missing: [
			{ key: "lesson/new", language: "*" },
			{ key: "lesson/new", language: "en" },
		],
	});
	await save({
		key: "lesson/new",
		language: "en",
		body: { title: "New", summary: "S.", body: "# Too large\n\nText." },
	});
	expect(await publish()).toMatchObject({ problems: [{ field: "body", reason: "markdown", line: 1 }] });
	expect(await live()).toEqual(["one", "two"]);
});

test("a slug that another course has is refused", async () => {
	const former = courseId;
	await shipped();
	await save({
		key: "course",
		language: "*",
		body: { ...bodyOf(await open(), "course", "*"), slug: `course-${former}` },
	});
	expect(await publish()).toMatchObject({ problems: [{ key: "course", field: "slug", reason: "taken" }] });
});

test("a course is made from an empty form and published", async () => {
	const made = await createCourse(db, {
		title: "My first course",
		language: "en",
		topic: "analysis",
		level: "beginner",
		currency: "USD",
		by: editor.id,
		requestId: "r",
		now,
	});
	courseId = made.courseId;
	const second = { title: "My first course", language: "en", topic: "analysis", level: "beginner" } as const;
	const { courseId: other } = await createCourse(db, {
		...second,
		currency: "USD",
		by: editor.id,
		requestId: "r",
		now,
	});
	expect(other).not.toBe(courseId);

	await change({ kind: "addModule", title: "Begin" });
	await change({ kind: "rename", part: "module/begin", title: "Begin", summary: "How to." });
	await change({ kind: "addLesson", module: "begin", title: "Hello", type: "article" });
	await save(
		{
			key: "course",
			language: "en",
			body: {
				title: "My first course",
				shortDescription: "Short.",
				description: "Long.",
				outcomes: ["One", "Two", "Three", "Four", "Five", "Six"],
			},
		},
		{ key: "lesson/hello", language: "en", body: { title: "Hello", summary: "S.", body: "Text." } },
	);
	expect(outlineOf(await open(), "en").map(({ title, lessons }) => [title, lessons.length])).toEqual([["Begin", 1]]);
	expect(await publish()).toEqual({ ok: true, changedLessons: 0, jobIds: [] });
	expect(await drafts()).toEqual([]);
	const rows = await db.select().from(lessons).where(eq(lessons.courseId, courseId));
	expect(rows.map(({ key, required, type }) => [key, required, type])).toEqual([["hello", true, "article"]]);
	const [module] = await db.select().from(modules).where(eq(modules.courseId, courseId));
	expect(module?.key).toBe("begin");
	const [text] = await db
		.select()
		.from(lessonTranslations)
		.where(eq(lessonTranslations.lessonId, rows[0]?.id ?? 0));
	expect(text?.bodyHtml).toContain("<p");
	expect((await course())?.publishedAt).not.toBeNull();
});
