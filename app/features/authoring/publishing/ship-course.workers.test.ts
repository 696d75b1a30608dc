import { and, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CourseContent, QuestionContent } from "../../../../db/content/course-content";
import {
	counters,
	courseSheets,
	courses,
	courseTranslations,
	documents,
	documentVersions,
	enrollments,
	lessonProgress,
	lessons,
	lessonTranslations,
	modules,
	questions,
	quizAttempts,
} from "../../../../db/schema/schema";
import { courseContent } from "../../../../tests/course-content";
import { db } from "../../../../tests/database";
import { makeCourse, makeEnrollment, makeUser } from "../../../../tests/factories";
import { findDocument } from "../../documents/documents.server";
import { manifestOf, storedPart } from "../../documents/part";
import { saveVersion } from "../../documents/save-version.server";
import { publishCourse } from "./publish-course.server";
import { shipCourse } from "./ship-course.server";

const now = new Date("2026-11-20T10:00:00Z");
const before = new Date("2026-01-01T00:00:00Z");
let next = 100;
let id = 0;
let teacher = 0;

beforeEach(async () => {
	next += 1;
	id = next;
	teacher = (await makeUser(db, { role: "instructor" })).id;
});

const ship = (course: CourseContent, more: { instructorId?: number; sourceHash?: string } = {}) =>
	shipCourse(db, { course, sourceHash: "a", instructorId: teacher, publishedAt: before, now, ...more });
const course = async () => (await db.select().from(courses).where(eq(courses.id, id)))[0];
const lessonRows = () => db.select().from(lessons).where(eq(lessons.courseId, id)).orderBy(lessons.position);
const live = async () => (await lessonRows()).filter(({ retiredAt }) => !retiredAt).map(({ key }) => key);
const lessonId = async (key: string) => (await lessonRows()).find((lesson) => lesson.key === key)?.id ?? 0;
const titles = (lesson: number) =>
	db
		.select({ language: lessonTranslations.language, title: lessonTranslations.title })
		.from(lessonTranslations)
		.where(eq(lessonTranslations.lessonId, lesson))
		.orderBy(lessonTranslations.language);

/** Somebody who has completed the lessons with these keys. */
async function learner(keys: string[], status: "in_progress" | "completed" = "in_progress") {
	const user = await makeUser(db);
	const ids = await Promise.all(keys.map(lessonId));
	const completedAt = status === "completed" ? before : null;
	const enrollment = await makeEnrollment(db, {
		...{ userId: user.id, courseId: id, status, completedAt },
		...{ progress: status === "completed" ? 100 : 50, currentLessonId: ids.at(-1) },
	});
	for (const lesson of ids) {
		const times = { openedAt: before, lastSeenAt: before, completedAt: before };
		await db.insert(lessonProgress).values({ enrollmentId: enrollment.id, lessonId: lesson, ...times });
	}
	const state = async () => (await db.select().from(enrollments).where(eq(enrollments.id, enrollment.id)))[0];
	const records = () => db.select().from(lessonProgress).where(eq(lessonProgress.enrollmentId, enrollment.id));
	return { enrollment, state, records };
}

const question = (key: string): QuestionContent => ({
	key,
	answerKey: { type: "single", option: "a" },
	source: null,
	translations: {
		en: {
			...{ prompt: `${key}?`, choices: [{ id: "a", text: "A" }], explanation: "So." },
			...{ feedback: { a: "Yes." }, hints: ["Look."], diagnoses: [] },
		},
	},
});

test("a course that is new is published whole", async () => {
	const sheet = { title: "Sheet", summary: "To fill in.", body: "- [ ] Look" };
	const content = courseContent(
		id,
		[
			{ key: "one", sheets: ["list"] },
			{ key: "two", type: "quiz", questions: [question("q")] },
		],
		{ sheets: [{ name: "list", translations: { en: sheet } }] },
	);
	const english = content.modules[0]?.lessons[0]?.translations.en;
	Object.assign(english ?? {}, {
		...{ body: "## Heading\n\n[recall: why]\n\n![A house](figure:house)", figures: { house: "<svg></svg>" } },
		recall: [{ id: "why", prompt: "Why?", answer: "So." }],
	});

	expect(await ship(content)).toMatchObject({ ok: true, isNew: true, changed: true });
	expect(await course()).toMatchObject({
		...{ slug: `course-${id}`, topic: "analysis", priceCents: 2_900, instructorId: teacher },
		...{ minutes: 20, lessonCount: 2, lessonCounts: [2], position: id, featured: false },
	});
	expect(await lessonRows()).toMatchObject([
		{ key: "one", position: 1, type: "article", required: true, video: null },
		{ key: "two", position: 2, type: "quiz" },
	]);
	const [words] = await db
		.select()
		.from(lessonTranslations)
		.where(and(eq(lessonTranslations.lessonId, await lessonId("one")), eq(lessonTranslations.language, "en")));
	expect(words?.recall).toEqual([{ id: "why", prompt: "Why?", answer: "So." }]);
	expect(words?.bodyHtml).toContain("<svg></svg>");
	expect(await db.select().from(courseSheets).where(eq(courseSheets.courseId, id))).toMatchObject([
		{ name: "list", language: "en", title: "Sheet", body: "- [ ] Look", bodyHtml: expect.stringContaining("<li class=\"tick-box\">") },
	]);
	expect(await lessonRows()).toMatchObject([{ sheets: ["list"] }, { sheets: [] }]);
	expect(words?.bodyHtml).toContain('<h2 id="part-1">Heading</h2>');
	expect(
		await db
			.select()
			.from(questions)
			.where(eq(questions.lessonId, await lessonId("two"))),
	).toMatchObject([{ key: "q", position: 1, answerKey: { type: "single", option: "a" } }]);
});

describe("what learners did stays", () => {
	test("when the slug of a lesson and of its module changes, under the same keys", async () => {
		const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
		await ship(content);
		const ada = await learner(["one"]);
		const ids = (await lessonRows()).map((lesson) => lesson.id);

		const renamed = structuredClone(content);
		for (const module of renamed.modules) {
			module.slug = "other-ground";
			for (const lesson of module.lessons) lesson.slug = `other-${lesson.slug}`;
		}
		await ship(renamed, { sourceHash: "b" });

		expect((await lessonRows()).map((lesson) => lesson.id)).toEqual(ids);
		expect(await ada.records()).toHaveLength(1);
		expect(await ada.state()).toMatchObject({ progress: 50, status: "in_progress" });
	});

	test("when a lesson goes: it is retired, its record stays, and a completion stands", async () => {
		const content = courseContent(id, [{ key: "one" }, { key: "two" }, { key: "three" }]);
		await ship(content);
		const [ada, ben] = [await learner(["one", "two", "three"], "completed"), await learner(["one", "two"])];

		const outcome = await ship(courseContent(id, [{ key: "one" }, { key: "new" }]), { sourceHash: "b" });

		expect(outcome).toMatchObject({ retired: { lessons: ["three", "two"] } });
		expect(await live()).toEqual(["one", "new"]);
		expect(await course()).toMatchObject({ lessonCount: 2, lessonCounts: [2] });
		expect(await ada.state()).toMatchObject({ status: "completed", progress: 100, completedAt: before });
		expect(await ada.records()).toHaveLength(3);
		expect(await ben.state()).toMatchObject({ status: "in_progress", progress: 50, currentLessonId: null });
		expect(await ben.records()).toHaveLength(2);
	});

	test("who has done all that is left has completed the course, and nobody was active by that", async () => {
		await ship(courseContent(id, [{ key: "one" }, { key: "two" }]));
		const ada = await learner(["one"]);

		await ship(courseContent(id, [{ key: "one" }]), { sourceHash: "b" });

		expect(await ada.state()).toMatchObject({ status: "completed", progress: 100, completedAt: now });
		expect((await ada.state())?.lastActivityAt).toEqual(ada.enrollment.lastActivityAt);
	});

	test("a lesson that comes back is the one it was", async () => {
		const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
		await ship(content);
		const was = await lessonId("two");
		await ship(courseContent(id, [{ key: "one" }]), { sourceHash: "b" });
		await ship(content, { sourceHash: "c" });

		expect(await live()).toEqual(["one", "two"]);
		expect(await lessonId("two")).toBe(was);
	});

	test("when a question goes or changes its place, and so do the attempts", async () => {
		const quiz = (keys: string[]) =>
			courseContent(id, [{ key: "quiz", type: "quiz", questions: keys.map((key) => question(key)) }]);
		await ship(quiz(["a", "b"]));
		const { enrollment } = await learner([]);
		const lesson = await lessonId("quiz");
		const attempt = { id: crypto.randomUUID(), enrollmentId: enrollment.id, lessonId: lesson, number: 1 };
		await db
			.insert(quizAttempts)
			.values({ ...attempt, score: 50, passed: false, answers: { a: "a" }, submittedAt: now });

		expect(await ship(quiz(["c", "b"]), { sourceHash: "b" })).toMatchObject({ retired: { questions: ["a"] } });

		const rows = await db.select().from(questions).where(eq(questions.lessonId, lesson)).orderBy(questions.key);
		expect(rows.map(({ key, position, retiredAt }) => [key, position, retiredAt])).toEqual([
			["a", 1, now],
			["b", 2, null],
			["c", 1, null],
		]);
		expect(await db.select().from(quizAttempts).where(eq(quizAttempts.lessonId, lesson))).toHaveLength(1);
	});
});

describe("what the school has settled wins", () => {
	test("price and instructor follow the edition until the school has changed them", async () => {
		const content = courseContent(id, [{ key: "one" }]);
		await ship(content);
		const other = (await makeUser(db, { role: "instructor" })).id;

		expect(await ship({ ...content, priceCents: 3_900 }, { sourceHash: "b", instructorId: other })).toMatchObject({
			changed: false,
			kept: { terms: [] },
		});
		expect(await course()).toMatchObject({ priceCents: 3_900, instructorId: other });

		await db.update(courses).set({ priceCents: 1_000, instructorId: teacher }).where(eq(courses.id, id));
		expect(await ship({ ...content, priceCents: 4_900 }, { sourceHash: "c", instructorId: other })).toMatchObject({
			kept: { terms: ["price", "instructor"] },
		});
		expect(await course()).toMatchObject({ priceCents: 1_000, instructorId: teacher });
	});

	test("a part that the school has edited stays and is told of; the others follow", async () => {
		const content = courseContent(id, [{ key: "one" }, { key: "two" }]);
		await ship(content);
		await editTitle("lesson/one", "Our own title");

		const edition = structuredClone(content);
		for (const lesson of edition.modules[0]?.lessons ?? []) lesson.translations.en.title += ", second edition";
		const outcome = await ship(edition, { sourceHash: "b" });

		expect(outcome).toMatchObject({ changed: true, kept: { parts: [{ key: "lesson/one", language: "en" }] } });
		expect((await titles(await lessonId("one")))[1]?.title).toBe("Our own title");
		expect((await titles(await lessonId("two")))[1]?.title).toBe("Lesson 2, second edition");
	});

	test("a course that the school made under the same key is left alone", async () => {
		const content = courseContent(id, [{ key: "one" }]);
		const own = await makeCourse(db, { id });
		const [document] = await db
			.insert(documents)
			.values({ kind: "course", key: content.key, origin: "school", createdAt: now })
			.returning();
		await db.update(courses).set({ documentId: document?.id }).where(eq(courses.id, id));

		expect(await ship(content)).toEqual({ ok: false, reason: "ownCourse" });
		expect(await lessonRows()).toEqual(own.lessons);
	});

	test("a number that another course has is an error", async () => {
		await makeCourse(db, { id });
		await expect(ship(courseContent(id, [{ key: "one" }]))).rejects.toThrow();
	});

	/** What the editor does: the latest version with one part changed, published. */
	async function editTitle(key: string, title: string) {
		const [document] = await findDocument(db, "course", `course-${id}`);
		if (!document?.headManifest) throw new Error("The course has no version");
		const part = storedPart({ key, language: "en", json: { title, summary: "Ours.", body: "Ours." } });
		const others = document.headManifest.map(([key, language, hash]) => ({ key, language, hash }));
		const manifest = manifestOf([...others.filter((one) => one.key !== key || one.language !== "en"), part]);
		const saved = await saveVersion(db, { document, parts: [part], manifest, authorId: teacher, note: "Ours", now });
		if (!saved.ok) throw new Error(saved.reason);
		return publishCourse(db, { versionId: saved.versionId, now });
	}
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
		expect(await versions()).toHaveLength(1);
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
			// What a row of the search brings with it in its full-text index is SQLite's.
			const isOfSearch = statements[at]?.toSQL().sql.includes('"search_') ?? false;
			return isOfSearch ? 0 : (meta?.changes ?? 0);
		});
		// The document, the course, what was shipped and the terms; and the title.
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
		expect(await versions()).toHaveLength(2);
	});

	test("of two editions that are brought at once one wins, whole", async () => {
		await ship(courseContent(id, [{ key: "one" }]));
		const editions = ["left", "right", "up", "down"].map((key) => courseContent(id, [{ key: "one" }, { key }]));

		const outcomes = await Promise.all(editions.map((edition, at) => ship(edition, { sourceHash: `${at}` })));

		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		for (const outcome of outcomes) if (!outcome.ok) expect(outcome.reason).toBe("changedMeanwhile");
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

async function versions() {
	return db
		.select({ number: documentVersions.number })
		.from(documentVersions)
		.where(sql`document_id = (select document_id from courses where id = ${id})`);
}
