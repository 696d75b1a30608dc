import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { findDocument } from "#app/features/library/versioned-content/face.server.ts";
import { manifestOf, storedPart } from "#app/features/library/versioned-content/part.ts";
import { saveVersion } from "#app/features/library/versioned-content/save-version.server.ts";
import type { QuestionContent } from "#db/content/course-content.ts";
import { courseSheets, courses, documents, lessonTranslations, questions, quizAttempts } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import {
	before,
	beginCourse,
	course,
	learner,
	lessonId,
	lessonRows,
	live,
	now,
	ship,
	titles,
} from "#tests/learning/shipped-course.ts";
import { publishCourse } from "./publish-course.server";

let id = 0;
let teacher = 0;
beforeEach(async () => {
	({ id, teacher } = await beginCourse());
});

const question = (key: string): QuestionContent => ({
	key,
	answerKey: { type: "single", option: "a" },
	source: null,
	translations: {
		en: {
			prompt: `${key}?`,
			choices: [{ id: "a", text: "A" }],
			explanation: "So.",
			feedback: { a: "Yes." },
			hints: ["Look."],
			diagnoses: [],
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
		body: "## Heading\n\nText.\n\n[recall: why]\n\n![A house](figure:house)",
		figures: { house: "<svg></svg>" },
		recall: [{ id: "why", prompt: "Why?", answer: "So." }],
	});

	expect(await ship(content)).toMatchObject({ ok: true, isNew: true, changed: true });
	expect(await course()).toMatchObject({
		slug: `course-${id}`,
		topic: "analysis",
		priceCents: 2_900,
		instructorId: teacher,
		minutes: 20,
		lessonCount: 2,
		lessonCounts: [2],
		position: id,
		featured: false,
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
		{
			name: "list",
			language: "en",
			title: "Sheet",
			body: "- [ ] Look",
			bodyHtml: expect.stringContaining('<li class="tick-box">'),
		},
	]);
	expect(await lessonRows()).toMatchObject([{ sheets: ["list"] }, { sheets: [] }]);
	expect(words?.bodyHtml).toContain('<h2 id="part-1">Heading</h2>\n<p id="part-1-1">Text.</p>');
	expect(words?.bodyHtml).toContain('id="part-1-2"><svg></svg>');
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

test("a course with a topic or level that the school does not have is left out, and none is made", async () => {
	const lessons = [{ key: "one" }];
	expect(await ship(courseContent(id, lessons, { topic: "space" }))).toEqual({ ok: false, reason: "topicUnknown" });
	expect(await ship(courseContent(id, lessons, { level: "genius" }))).toEqual({ ok: false, reason: "levelUnknown" });
	expect(await course()).toBeUndefined();
	expect(await ship(courseContent(id, lessons, { topic: "sellers", level: "advanced" }))).toMatchObject({ ok: true });
});
