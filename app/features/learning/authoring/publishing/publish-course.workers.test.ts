import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { listLessons } from "#app/features/learning/catalog/course/curriculum.repository.server.ts";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import { manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import { saveVersion } from "#app/features/library/versioned-content/save-version.server.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import { counters, courses, courseTranslations, modules } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import {
	beginCourse,
	course,
	lessonId,
	listVersionNumbers,
	live,
	now,
	ship,
	titles,
} from "#tests/learning/shipped-course.ts";
import { publishCourse } from "./publish-course.server";

let id = 0;
beforeEach(async () => {
	({ id } = await beginCourse());
});

describe("only what changes is written", () => {
	test("the same edition again writes nothing", async () => {
		const content = courseContent(id, [{ key: "one" }]);
		await ship(content);
		const writes = vi.spyOn(db, "batch");
		const inserts = vi.spyOn(db, "insert");

		expect(await ship(content)).toMatchObject({ ok: true, isNew: false, changed: false });
		expect(writes).not.toHaveBeenCalled();
		expect(inserts).not.toHaveBeenCalled();
		vi.restoreAllMocks();
		expect(await listVersionNumbers()).toHaveLength(1);
	});

	test("one changed title is one row of words", async () => {
		const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
		await ship(content);
		const edition = structuredClone(content);
		const lesson = edition.modules[0]?.lessons[1];
		if (lesson) lesson.translations.en.title = "Another";
		const batch = vi.spyOn(db, "batch");
		await ship(edition, { sourceHash: "b" });
		const results = (await batch.mock.results[0]?.value) as unknown as { meta?: { changes: number } }[];
		const statements = batch.mock.calls[0]?.[0] as unknown as { toSQL: () => { sql: string } }[];
		vi.restoreAllMocks();

		const changes = results.map(({ meta }, at) => {
			// SQLite updates the full-text index itself, so those rows do not count.
			const isOfSearch = statements[at]?.toSQL().sql.includes('"search_') ?? false;
			return isOfSearch ? 0 : (meta?.changes ?? 0);
		});
		// The document, the course, what was shipped, the commercial facts, and the title.
		expect(changes.reduce((sum, count) => sum + count, 0)).toBe(5);
		expect((await titles(await lessonId("two")))[1]?.title).toBe("Another");
	});

	test("a language and a module that the edition lacks go", async () => {
		const content = courseContent(id, [{ key: "one" }]);
		const extra = { ...structuredClone(content.modules[0]), key: "more", slug: "more", lessons: [] };
		await ship({
			...content,
			modules: [...content.modules, { ...extra, lessons: more() }] as CourseContent["modules"],
		});
		const edition = structuredClone(content);
		delete edition.translations.de;
		delete edition.modules[0]?.lessons[0]?.translations.de;
		await ship(edition, { sourceHash: "b" });

		const words = await db.select().from(courseTranslations).where(eq(courseTranslations.courseId, id));
		expect(words.map(({ language }) => language)).toEqual(["en"]);
		expect(await titles(await lessonId("one"))).toEqual([{ language: "en", title: "Lesson 1" }]);
		const rows = await db.select().from(modules).where(eq(modules.courseId, id)).orderBy(modules.key);
		expect(rows.map(({ key, retiredAt }) => [key, retiredAt])).toEqual([
			["ground", null],
			["more", now],
		]);
	});

	const more = () => courseContent(id, [{ key: "further" }]).modules[0]?.lessons ?? [];
});

describe("all or nothing", () => {
	test("a crash before the switch leaves learners on the old version, and the next run goes on", async () => {
		await ship(courseContent(id, [{ key: "one" }]));
		const edition = courseContent(id, [{ key: "one" }, { key: "two" }]);
		vi.spyOn(db, "batch").mockRejectedValueOnce(new Error("The isolate died"));

		await expect(ship(edition, { sourceHash: "b" })).rejects.toThrow("died");
		vi.restoreAllMocks();
		expect(await live()).toEqual(["one"]);
		expect((await course())?.lessonCount).toBe(1);

		expect(await ship(edition, { sourceHash: "b" })).toMatchObject({ ok: true, changed: true });
		expect(await live()).toEqual(["one", "two"]);
		expect(await listVersionNumbers()).toHaveLength(2);
	});

	test("of two editions that are brought at once one wins, whole", async () => {
		await ship(courseContent(id, [{ key: "one" }]));
		const editions = ["left", "right", "up", "down"].map((key) => courseContent(id, [{ key: "one" }, { key }]));

		const outcomes = await Promise.all(editions.map((edition, at) => ship(edition, { sourceHash: `${at}` })));

		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.reason]));
		expect(refusals).toEqual(["changedMeanwhile", "changedMeanwhile", "changedMeanwhile"]);
		const winner = outcomes.findIndex(({ ok }) => ok);
		expect(await live()).toEqual(["one", ["left", "right", "up", "down"][winner]]);
	});

	test("of two versions that are published at once one wins, and the same version twice is no conflict", async () => {
		await ship(courseContent(id, [{ key: "one" }]));
		const ids = [await savedTitle("First"), await savedTitle("Second")];

		const outcomes = await Promise.all(ids.map((versionId) => publishCourse(db, { versionId, now })));
		expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
		const winner = outcomes.findIndex(({ ok }) => ok);
		const [words] = await db
			.select()
			.from(courseTranslations)
			.where(and(eq(courseTranslations.courseId, id), eq(courseTranslations.language, "en")));
		expect(words?.title).toBe(["First", "Second"][winner]);

		const [loser = ""] = ids.filter((_, at) => at !== winner);
		const again = await Promise.all([1, 2, 3].map(() => publishCourse(db, { versionId: loser, now })));
		expect(again.every(({ ok }) => ok)).toBe(true);
		expect(again.filter((outcome) => outcome.ok && outcome.changed)).toHaveLength(1);
	});

	async function savedTitle(title: string): Promise<string> {
		const [document] = await findDocument(db, "course", `course-${id}`);
		const json = { title, shortDescription: "S", description: "D", outcomes: [] };
		const part = storedPart({ key: "course", language: "en", json });
		const others = (document?.headManifest ?? []).map(([key, language, hash]) => ({ key, language, hash }));
		const manifest = manifestOf([...others.filter((one) => one.key !== "course" || one.language !== "en"), part]);
		if (!document) throw new Error("There is no document");
		const saved = await saveVersion(db, { document, parts: [part], manifest, authorId: null, note: title, now });
		return saved.ok ? saved.versionId : "";
	}
});

test("a draft is no course that the school counts", async () => {
	const count = async () => (await db.select().from(counters).where(eq(counters.name, "courses")))[0]?.value ?? 0;
	const start = await count();
	const { course: draft } = await makeCourse(db, { publishedAt: null });
	expect(await count()).toBe(start);

	await db.update(courses).set({ publishedAt: now }).where(eq(courses.id, draft.id));
	expect(await count()).toBe(start + 1);
	await db.update(courses).set({ publishedAt: null }).where(eq(courses.id, draft.id));
	expect(await count()).toBe(start);
});

test("a course says of each language how many lessons are whole in it, and a translation that arrives counts with the next edition", async () => {
	const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
	const [one, two] = content.modules[0]?.lessons ?? [];
	if (!one?.translations.de || !two?.translations.de) throw new Error("There are two lessons");
	one.translations.en.body = "one two three four five six";
	two.translations.en.body = "one two\n\nthree";
	await ship(content);
	expect((await course())?.translated).toEqual({ en: { lessons: 2, words: 8 } });

	const edition = structuredClone(content);
	const translated = edition.modules[0]?.lessons[0]?.translations.de;
	if (translated) translated.body = "eins zwei";
	await ship(edition, { sourceHash: "b" });
	expect((await course())?.translated).toEqual({ de: { lessons: 1, words: 5 }, en: { lessons: 2, words: 8 } });
	const rows = await listLessons(db, id, "de");
	expect(rows.map(({ textInEnglish }) => textInEnglish)).toEqual([false, true]);
	expect((await listLessons(db, id, "en")).map(({ textInEnglish }) => textInEnglish)).toEqual([false, false]);
});

test("a lesson with a question that is not translated is not whole", async () => {
	const answer = { type: "trueFalse", value: true } as const;
	const words = { prompt: "?", choices: [], explanation: "", feedback: {}, hints: [], diagnoses: [] };
	const question = (key: string, translations: object) => ({ key, answerKey: answer, source: null, translations });
	const questions = [question("a", { en: words, de: words }), question("b", { en: words })] as never;
	const content = courseContent(id, [{ key: "one", type: "quiz", questions }]);
	const german = content.modules[0]?.lessons[0]?.translations.de;
	if (german) german.body = "Text.";
	await ship(content);
	expect((await course())?.translated).toMatchObject({ en: { lessons: 1 } });
	expect((await course())?.translated).not.toHaveProperty("de");
});
