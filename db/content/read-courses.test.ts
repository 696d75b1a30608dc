import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "./front-matter.ts";
import { readCourses } from "./read-courses.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "courses-"));
	for (const [path, text] of Object.entries(SOUND)) write(path, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a sound folder becomes courses with modules, lessons, questions and translations in order", () => {
	const [course, ...others] = readCourses(join(folder, "courses"));

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
		const [course] = readCourses(join(folder, "courses"));
		return [course?.key, course?.modules.map(({ key }) => key), course?.modules[0]?.lessons.map(({ key }) => key)];
	};
	expect(keys()).toEqual(["pricing", ["ground", "practice"], ["first", "clip"]]);

	const english = SOUND["courses/pricing/course.en.md"] ?? "";
	const first = SOUND["courses/pricing/01-ground/01-first.en.md"] ?? "";
	write(
		"courses/pricing/course.en.md",
		english.replace("slug: pricing", "slug: pricing\nkey: prices").replace("01-ground: {", "01-ground: { key: base,"),
	);
	write("courses/pricing/01-ground/01-first.en.md", first.replace("type: article", "key: opening\ntype: article"));
	expect(keys()).toEqual(["prices", ["base", "practice"], ["opening", "clip"]]);

	write("courses/pricing/01-ground/01-first.en.md", first.replace("type: article", "key: clip\ntype: article"));
	expect(keys).toThrow("the lesson clip has the key clip, as first has");
});

test("only the courses asked for are read", () => {
	write("courses/other/course.en.md", "broken");

	expect(readCourses(join(folder, "courses"), { only: ["pricing"] })).toHaveLength(1);
});

describe("what is wrong is named with file and line", () => {
	const course = "courses/pricing/course.en.md";
	const german = "courses/pricing/course.de.md";
	const first = "courses/pricing/01-ground/01-first.en.md";
	const clip = "courses/pricing/01-ground/02-clip.en.md";
	const quiz = "courses/pricing/02-practice/01-check.en.md";
	const germanQuiz = "courses/pricing/02-practice/01-check.de.md";

	test.each<[what: string, path: string, from: string | RegExp, to: string, problems: [string, number, string][]]>([
		["broken YAML", course, "level: beginner", "level: [beginner", [[course, 6, "Flow sequence"]]],
		["a key twice", course, "level: beginner", "level: beginner\nlevel: advanced", [[course, 6, "unique"]]],
		["a key nobody knows", course, "featured: false", "feature: false", [[course, 8, "feature: is no key"]]],
		["a missing key", course, /^level:.*\n/m, "", [[course, 2, "level: is missing"]]],
		["a wrong choice", course, "topic: analysis", "topic: maths", [[course, 4, "topic: Invalid"]]],
		["a broken price", course, "2900", "29.5", [[course, 6, "price.amountCents"]]],
		["a long outcome", course, '"Do five"', `"${"x".repeat(61)}"`, [[course, 16, "outcomes.4: is longer than 60"]]],
		["five outcomes", course, '  - "Do five"\n', "", [[course, 11, "outcomes: must be six"]]],
		[
			"a module without folder",
			course,
			"02-practice",
			"02-practise",
			[
				[course, 20, "modules.02-practise: has no folder"],
				[course, 18, "modules: leaves out the folder 02-practice"],
				[german, 5, "modules: leaves out the module 02-practise"],
				[german, 12, "modules.02-practice: is no module"],
			],
		],
		["the slug of another folder", course, "slug: pricing", "slug: prices", [[course, 3, "slug: is not the name"]]],
		[
			"a module that a translation invents",
			german,
			"02-practice:",
			"02-praxis:",
			[
				[german, 5, "leaves out the module 02-practice"],
				[german, 12, "modules.02-praxis: is no module"],
			],
		],
		[
			"a lesson that a translation leaves out",
			german,
			/^ {6}clip:.*\n/m,
			"",
			[[german, 9, "leaves out the lesson clip"]],
		],
		[
			"a lesson that a translation invents",
			german,
			"      clip:",
			"      clap:",
			[
				[german, 9, "leaves out the lesson clip"],
				[german, 11, "clap: is no lesson"],
			],
		],
		["a first-level heading", first, "## Begin", "# Begin", [[first, 8, "headings begin at ##"]]],
		[
			"HTML",
			first,
			"A line",
			"A <b>line</b>",
			[
				[first, 10, "HTML is not shown: <b>"],
				[first, 10, "HTML is not shown: </b>"],
			],
		],
		["a picture", first, "second line", "![x](/y.png)", [[first, 11, "pictures are not shown"]]],
		["a link to http", first, "https://law.example", "http://law.example", [[first, 11, "not to http://law.example"]]],
		[
			"a link to another host's path",
			first,
			"https://law.example",
			"//law.example",
			[[first, 11, "not to //law.example"]],
		],
		["a body that is missing", first, /## Begin[\s\S]*$/, "", [[first, 8, "has no text"]]],
		["front matter that is missing", first, /^---\n/, "", [[first, 1, "begins without front matter"]]],
		[
			"a clip that is missing",
			clip,
			"a-clip.mp4",
			"no-clip.mp4",
			[
				[clip, 5, "video.file: no-clip.mp4 is not"],
				[clip, 5, "video.file: no-clip.webp is not"],
				[clip, 5, "video.captions: no-clip.en.vtt is not"],
			],
		],
		["captions that are missing", clip, "[en]", "[en, fr]", [[clip, 5, "a-clip.fr.vtt is not among"]]],
		["no right option", quiz, ", correct: true } # b", " }", [[quiz, 12, "options: needs exactly one"]]],
		[
			"two right options",
			quiz,
			'text: "This" }',
			'text: "This", correct: true }',
			[[quiz, 12, "options: needs exactly one"]],
		],
		["one right option of several", quiz, ", correct: true } # c", " }", [[quiz, 19, "options: needs two or more"]]],
		["an ordering of two", quiz, /^.*Third.*\n/m, "", [[quiz, 39, "items: needs three or more"]]],
		["an id twice", quiz, "id: many", "id: one", [[quiz, 8, "questions: has an id twice"]]],
		[
			"a translated option that is missing",
			germanQuiz,
			"a: Dies, ",
			"",
			[[germanQuiz, 5, "questions.one: options leaves out a"]],
		],
		[
			"a translated option too many",
			germanQuiz,
			"b: Das }",
			"b: Das, c: Jenes }",
			[[germanQuiz, 7, "one.options.c: is not in the English"]],
		],
		[
			"a translated question that is missing",
			germanQuiz,
			/^ {2}yes:.*\n/m,
			"",
			[[germanQuiz, 4, "leaves out the question yes"]],
		],
	])("%s", (_what, path, from, to, problems) => {
		const text = SOUND[path] ?? "";
		const changed = text.replace(from, to);
		expect(changed).not.toBe(text);
		write(path, changed);

		const found = problemsOf();

		for (const [file, line, message] of problems) {
			expect(found).toContainEqual({
				...{ file: join(folder, file), line },
				message: expect.stringContaining(message) as string,
			});
		}
		expect(found.length).toBeGreaterThanOrEqual(problems.length);
	});

	test("a slug that two lessons share, a number left out, a stray file and a missing original", () => {
		write("courses/pricing/02-practice/02-first.en.md", SOUND[first] ?? "");
		write("courses/pricing/02-practice/04-late.en.md", SOUND[first] ?? "");
		write("courses/pricing/02-practice/05-alone.fr.md", "---\ntitle: Seul\nsummary: Rien.\n---\nTexte.\n");
		write("courses/pricing/notes.txt", "…");

		const messages = problemsOf().map(({ file, message }) => `${file.slice(folder.length + 17)}: ${message}`);

		expect(messages).toEqual(
			expect.arrayContaining([
				"02-practice/02-first.en.md: has the slug first, as a lesson of 01-ground has",
				"02-practice/04-late.en.md: should begin with 03",
				"02-practice/05-alone.fr.md: has no English original",
				"02-practice/05-alone.fr.md: needs a sound course.fr.md",
				"notes.txt: is no course.<language>.md and no folder of a module",
			]),
		);
	});

	test("a number that two courses share", () => {
		for (const [path, text] of Object.entries(SOUND)) {
			write(path.replace("pricing", "zoning"), text.replace("slug: pricing", "slug: zoning"));
		}

		expect(problemsOf().map(({ message }) => message)).toEqual(["has the number 7, as pricing has"]);
	});

	test("everything comes at once, one line each", () => {
		write(first, (SOUND[first] ?? "").replace("minutes: 5", "minutes: many"));
		write(quiz, (SOUND[quiz] ?? "").replace("passPercent: 80", "passPercent: 800"));

		expect(() => readCourses(join(folder, "courses"))).toThrow(
			/2 problems\.\n.*01-first\.en\.md:5: minutes: .*\n.*01-check\.en\.md:6: passPercent: /,
		);
	});
});

function problemsOf() {
	try {
		readCourses(join(folder, "courses"));
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
}

function write(path: string, text: string): void {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), text);
}

const SOUND: Record<string, string> = {
	"media/a-clip.mp4": "",
	"media/a-clip.webp": "",
	"media/a-clip.en.vtt": "",
	"courses/pricing/course.en.md": `---
id: 7
slug: pricing
topic: analysis
level: beginner
price: { amountCents: 2900, currency: USD }
instructor: someone@grew.example
featured: false
title: "Pricing"
shortDescription: "One sentence."
outcomes:
  - "Do one"
  - "Do two"
  - "Do three"
  - "Do four"
  - "Do five"
  - "Do six"
modules:
  01-ground: { title: "Ground", summary: "One sentence." }
  02-practice: { title: "Practice", summary: "One sentence." }
---
What it is about.
`,
	"courses/pricing/course.de.md": `---
title: Preise
shortDescription: Ein Satz.
outcomes: [Eins, Zwei, Drei, Vier, Fünf, Sechs]
modules:
  01-ground:
    title: Grund
    summary: Ein Satz.
    lessons:
      first: { title: Erstens, summary: Ein Satz. }
      clip: { title: Film, summary: Ein Satz. }
  02-practice:
    title: Praxis
    summary: Ein Satz.
    lessons:
      check: { title: Probe, summary: Ein Satz. }
---
Worum es geht.
`,
	"courses/pricing/01-ground/01-first.en.md": `---
title: "First"
summary: "One sentence."
type: article
minutes: 5
freePreview: true
---
## Begin

A line that goes on
to a [second line](https://law.example).
`,
	"courses/pricing/01-ground/02-clip.en.md": `---
title: "Clip"
summary: "One sentence."
type: video
video: { file: a-clip.mp4, durationSeconds: 60, threshold: 90, captions: [en] }
minutes: 5
---
The same in words.
`,
	"courses/pricing/02-practice/01-check.en.md": `---
title: "Check"
summary: "One sentence."
type: quiz
minutes: 5
passPercent: 80
maxAttempts: 0
questions:
  - id: one
    type: single
    prompt: "What?"
    options:
      - { id: a, text: "This" }
      - { id: b, text: "That", correct: true } # b
    explanation: "Because."
  - id: many
    type: multiple
    prompt: "Which?"
    options:
      - { id: a, text: "This", correct: true }
      - { id: b, text: "That" }
      - { id: c, text: "The other", correct: true } # c
    explanation: "Because."
  - id: yes
    type: trueFalse
    prompt: "Really?"
    answer: false
    explanation: "No."
  - id: sum
    type: number
    prompt: "How much?"
    answer: 12.5
    tolerance: 0.5
    unit: "%"
    explanation: "So much."
  - id: order
    type: ordering
    prompt: "In what order?"
    items:
      - { id: a, text: "First" }
      - { id: b, text: "Second" }
      - { id: c, text: "Third" }
    explanation: "So."
---
Answer all of them.
`,
	"courses/pricing/02-practice/01-check.de.md": `---
title: Probe
summary: Ein Satz.
questions:
  one:
    prompt: Was?
    options: { a: Dies, b: Das }
    explanation: Darum.
  many: { prompt: Welche?, options: { a: Dies, b: Das, c: Jenes }, explanation: Darum. }
  yes: { prompt: Wirklich?, explanation: Nein. }
  sum: { prompt: Wie viel?, explanation: So viel. }
  order: { prompt: Wie?, items: { a: Erstens, b: Zweitens, c: Drittens }, explanation: So. }
---
Bitte alles beantworten.
`,
};
