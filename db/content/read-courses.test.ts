import { expect, test } from "vitest";
import { readCourses } from "./read-courses.ts";
import { VALID_FILES, validFolder } from "./valid-folder.ts";

const sound = validFolder();

test("a sound folder becomes courses with modules, lessons, questions and translations in order", () => {
	const [course, ...others] = readCourses(sound.path("courses"));

	expect(others).toEqual([]);
	expect(course).toMatchObject({ id: 7, slug: "pricing", priceCents: 2900, currency: "USD", featured: false });
	expect(course?.translations.de?.title).toBe("Preise");
	expect(course?.translations.en.description).toBe("What it is about.");
	expect(course?.modules.map(({ slug, position }) => [slug, position])).toEqual([
		["ground", 1],
		["practice", 2],
	]);
	const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
	expect(lessons.map(({ slug, position, type }) => [slug, position, type])).toEqual([
		["first", 1, "article"],
		["clip", 2, "video"],
		["check", 3, "quiz"],
	]);
	expect(lessons[0]).toMatchObject({ required: true, freePreview: true, video: null, passPercent: null });
	expect(lessons[0]?.translations.de).toMatchObject({ title: "Erstens", summary: "Ein Satz.", body: null });
	expect(lessons[1]?.video).toMatchObject({ file: "a-clip.mp4", threshold: 90, captions: ["en"] });
	expect(lessons[2]?.questions.map(({ key, answerKey }) => [key, answerKey])).toEqual([
		["one", { type: "single", option: "b" }],
		["many", { type: "multiple", options: ["a", "c"] }],
		["yes", { type: "trueFalse", value: false }],
		["sum", { type: "number", value: 12.5, tolerance: 0.5, unit: "%" }],
		["order", { type: "ordering", order: ["a", "b", "c"] }],
	]);
	expect(lessons[2]?.questions[0]?.translations.de).toMatchObject({
		prompt: "Was?",
		choices: [
			{ id: "a", text: "Dies" },
			{ id: "b", text: "Das" },
		],
		explanation: "Darum.",
	});
	expect(lessons[2]?.questions[4]?.translations.en.choices[2]).toEqual({ id: "c", text: "Third" });
});

test("a key is the slug, until a file gives it one that stays when the slug changes", () => {
	const keys = () => {
		const [course] = readCourses(sound.path("courses"));
		return [course?.key, course?.modules.map(({ key }) => key), course?.modules[0]?.lessons.map(({ key }) => key)];
	};
	expect(keys()).toEqual(["pricing", ["ground", "practice"], ["first", "clip"]]);

	const english = VALID_FILES["courses/pricing/course.en.md"] ?? "";
	const first = VALID_FILES["courses/pricing/01-ground/01-first.en.md"] ?? "";
	sound.write(
		"courses/pricing/course.en.md",
		english.replace("slug: pricing", "slug: pricing\nkey: prices").replace("01-ground: {", "01-ground: { key: base,"),
	);
	sound.write(
		"courses/pricing/01-ground/01-first.en.md",
		first.replace("type: article", "key: opening\ntype: article"),
	);
	expect(keys()).toEqual(["prices", ["base", "practice"], ["opening", "clip"]]);

	sound.write("courses/pricing/01-ground/01-first.en.md", first.replace("type: article", "key: clip\ntype: article"));
	expect(keys).toThrow("the lesson clip has the key clip, as first has");
});

test("only the courses asked for are read", () => {
	sound.write("courses/other/course.en.md", "broken");

	expect(readCourses(sound.path("courses"), { only: ["pricing"] })).toHaveLength(1);
});
