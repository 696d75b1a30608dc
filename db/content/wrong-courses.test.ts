import { describe, expect, test } from "vitest";
import { ContentError } from "./front-matter.ts";
import { readCourses } from "./read-courses.ts";
import { VALID_FILES, validFolder } from "./valid-folder.ts";

const sound = validFolder();

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
		const text = VALID_FILES[path] ?? "";
		const changed = text.replace(from, to);
		expect(changed).not.toBe(text);
		sound.write(path, changed);

		const found = problemsOf();

		for (const [file, line, message] of problems) {
			expect(found).toContainEqual({
				file: sound.path(file),
				line,
				message: expect.stringContaining(message) as string,
			});
		}
		expect(found.length).toBeGreaterThanOrEqual(problems.length);
	});

	test("a slug that two lessons share, a number left out, a stray file and a missing original", () => {
		sound.write("courses/pricing/02-practice/02-first.en.md", VALID_FILES[first] ?? "");
		sound.write("courses/pricing/02-practice/04-late.en.md", VALID_FILES[first] ?? "");
		sound.write("courses/pricing/02-practice/05-alone.fr.md", "---\ntitle: Seul\nsummary: Rien.\n---\nTexte.\n");
		sound.write("courses/pricing/notes.txt", "…");

		const messages = problemsOf().map(({ file, message }) => `${file.slice(sound.path().length + 17)}: ${message}`);

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
		for (const [path, text] of Object.entries(VALID_FILES)) {
			sound.write(path.replace("pricing", "zoning"), text.replace("slug: pricing", "slug: zoning"));
		}

		expect(problemsOf().map(({ message }) => message)).toEqual(["has the number 7, as pricing has"]);
	});

	test("everything comes at once, one line each", () => {
		sound.write(first, (VALID_FILES[first] ?? "").replace("minutes: 5", "minutes: many"));
		sound.write(quiz, (VALID_FILES[quiz] ?? "").replace("passPercent: 80", "passPercent: 800"));

		expect(() => readCourses(sound.path("courses"))).toThrow(
			/2 problems\.\n.*01-first\.en\.md:5: minutes: .*\n.*01-check\.en\.md:6: passPercent: /,
		);
	});
});

function problemsOf() {
	try {
		readCourses(sound.path("courses"));
		return [];
	} catch (error) {
		if (error instanceof ContentError) return error.problems;
		throw error;
	}
}
