import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawProblems } from "./draws.ts";
import { readLessonFiles } from "./lesson-files.ts";
import { missingTranslations } from "./missing-translations.ts";
import { type Place, placeLinkProblems, staleRules } from "./places.ts";
import { balanceProblems, questionProblems } from "./questions.ts";
import { ARTICLE, EXERCISE, NUMBER, QUIZ, SINGLE_CHOICE, scene } from "./sample-lessons.ts";
import { sumProblems } from "./sums.ts";
import { termProblems, usesWord } from "./terms.ts";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "checks-"));
	write("pricing/01-ground/01-first.en.md", ARTICLE);
	write("pricing/01-ground/02-check.en.md", QUIZ);
	write("pricing/01-ground/03-deal.en.md", EXERCISE);
});
afterEach(() => rmSync(root, { recursive: true }));

const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

test("sound lessons have no problems", () => {
	const lessons = readLessonFiles(root);
	expect(lessons).toHaveLength(3);
	expect([...sumProblems(lessons), ...questionProblems(lessons), ...balanceProblems(lessons, root)]).toEqual([]);
});

test.each([
	["a sum that does not add up", "= 94,000", "= 95,000", "comes to 94000"],
	["a result that the text does not have", "leaves 94,000", "leaves 93,000", "does not stand in the text"],
])("%s", (_what, from, to, message) => {
	write("pricing/01-ground/01-first.en.md", ARTICLE.replace(from, to));
	expect(messages(sumProblems(readLessonFiles(root)))).toEqual([expect.stringContaining(message)]);
});

test("a link to a place that has no rules is named, in every language", () => {
	const places = [{ key: "us-ok" }];
	const row = (place: string) => `[here](/resources/rules-by-place?place=${place}).`;
	write("pricing/01-ground/01-first.en.md", `${ARTICLE}\nIt differs ${row("us-ok")}\n`);
	expect(placeLinkProblems(readLessonFiles(root), places)).toEqual([]);

	const german = `---\ntitle: Erstens\nsummary: Ein Satz.\n---\nEs bleiben 94.000.\n\nAnders ${row("us-zz")}\n`;
	write("pricing/01-ground/01-first.de.md", german);
	expect(messages(placeLinkProblems(readLessonFiles(root), places))).toEqual([
		"there are no rules for the place “us-zz”",
	]);
});

test("a translation must have the results too, as its language writes them", () => {
	const german = (figure: string) => `---\ntitle: Erstens\nsummary: Ein Satz.\n---\nEs bleiben ${figure}.\n`;
	write("pricing/01-ground/01-first.de.md", german("94.000"));
	expect(sumProblems(readLessonFiles(root))).toEqual([]);

	write("pricing/01-ground/01-first.de.md", german("49.000"));
	expect(messages(sumProblems(readLessonFiles(root)))).toEqual([expect.stringContaining("does not stand in the text")]);
});

test.each([
	["a dead source", "first#1.1", "frist#1.1", "one: source: there is no lesson frist in the course"],
	["a heading too many", "first#1.1", "first#2.1", "one: source: first has 1 headings (en)"],
	["a source without a paragraph", "first#1.1", "first#1", "one: source: names no paragraph of section 1 of first"],
	["a paragraph too many", "first#1.1", "first#1.2", "one: source: section 1 of first has 1 paragraphs (en)"],
	["an option without feedback", ', feedback: "No." }', " }", "one: option b has no feedback"],
	["a long option", 'text: "That"', `text: "${"That and so on. ".repeat(5).trim()}"`, "one: option b is 1.9 times"],
	["a pass mark without a mistake", "passPercent: 50", "passPercent: 80", "passPercent: 80 of 2 questions"],
])("%s is named", (_what, from, to, message) => {
	const changed = QUIZ.replace(from, to);
	expect(changed).not.toBe(QUIZ);
	write("pricing/01-ground/02-check.en.md", changed);
	expect(messages(questionProblems(readLessonFiles(root)))).toEqual([expect.stringContaining(message)]);
});

test("an option is as long as learners see it, whatever is calculated in it", () => {
	const options = {
		This: "Pay 90,000 and take the tools that are left",
		That: `Pay {${"arv - ".repeat(20)}1} and no more`,
	};
	const quiz = QUIZ.replace("This", options.This).replace("That", options.That);
	write("pricing/01-ground/02-check.en.md", quiz);
	expect(messages(questionProblems(readLessonFiles(root)))).toEqual([]);
});

test.each([
	["a calculation with an unknown name", 'answer: "arv * 0.7"', 'answer: "avr * 0.7"', "sum: avr is no known quantity"],
	["a prompt without its figure", "of {arv}?", "of it?", "sum: the prompt does not show {arv}"],
	["a diagnosis that the right answer meets", 'answer: "arv"', 'answer: "arv * 0.7 + 1"', "sum: the diagnosis “Too m"],
])("%s is named", (_what, from, to, message) => {
	write("pricing/01-ground/02-check.en.md", QUIZ.replace(from, to));
	expect(messages(drawProblems(readLessonFiles(root)))).toEqual([expect.stringContaining(message)]);
});

test("diagnoses that come to the same are named", () => {
	const other = '{ answer: "arv", text: "Too much." }';
	const twice = QUIZ.replace(other, `${other}\n      - { answer: "arv + 1", text: "Also too much." }`);
	expect(twice).not.toBe(QUIZ);
	write("pricing/01-ground/02-check.en.md", twice);
	expect(messages(drawProblems(readLessonFiles(root)))).toEqual([expect.stringContaining("meet")]);
});

test.each([
	["a scene that shows what it draws", "| Price | {price} |\n| Costs | 500 |", []],
	["a scene without its variable", "| Costs | 500 |", ["the text does not show {price}", "0 of 1 values"]],
	[
		"a scene that hardly changes",
		"| Price | {price} |\n| A | 1 |\n| B | 2 |",
		["1 of 3 values of its tables are drawn"],
	],
	["a scene with an unknown name", "| Price | {price} |\n| Costs | {cost} |", ["cost is no known quantity"]],
])("%s", (_what, table, expected) => {
	write("pricing/01-ground/03-deal.en.md", scene(table));
	const found = [...new Set(messages(drawProblems(readLessonFiles(root))))];
	expect(found).toEqual(expected.map((message) => expect.stringContaining(message)));
});

test("an exercise that asks for the same numbers at each attempt is named", () => {
	const fixed = NUMBER.replace(/ {4}variables.*\n/, "")
		.replaceAll("{arv * 0.7}", "70")
		.replaceAll("arv * 0.7", "70");
	const exercise = EXERCISE.replace(NUMBER, fixed.replaceAll("{arv}", "100").replace('"arv"', "100"));
	write("pricing/01-ground/03-deal.en.md", exercise);
	expect(drawProblems(readLessonFiles(root))).toEqual([]);

	write("pricing/01-ground/03-deal.en.md", exercise.replace(/ {2}- id: first-sum\n(?: {4}.*\n)+/, ""));
	expect(messages(drawProblems(readLessonFiles(root)))).toEqual(["0 of 1 numbers that it asks for are drawn"]);
});

test("a translation that shows other figures is named", () => {
	write("pricing/01-ground/03-deal.en.md", scene("| Price | {price} |"));
	const german = (figure: string) => `---\ntitle: Geschäft\nsummary: Ein Satz.\n---\nDer Preis ist ${figure}.\n`;
	write("pricing/01-ground/03-deal.de.md", german("{price}"));
	expect(drawProblems(readLessonFiles(root))).toEqual([]);

	write("pricing/01-ground/03-deal.de.md", german("5.000"));
	expect(messages(drawProblems(readLessonFiles(root)))).toEqual(["does not show {price}"]);
});

test("a paragraph that a translation does not have is named", () => {
	const german = (body: string) => `---\ntitle: Erstens\nsummary: Ein Satz.\n---\n${body}\n`;
	write("pricing/01-ground/01-first.de.md", german("Vorher.\n\n## Anfang\n\nEs bleiben 94.000."));
	expect(questionProblems(readLessonFiles(root))).toEqual([]);

	write("pricing/01-ground/01-first.de.md", german("## Anfang\n\nEs bleiben 94.000."));
	expect(new Set(messages(questionProblems(readLessonFiles(root))))).toEqual(
		new Set([
			"sum: source: section 0 of first has 0 paragraphs (de)",
			"first-sum: source: section 0 of first has 0 paragraphs (de)",
		]),
	);
});

test("right options in one place are named", () => {
	const singles = Array.from({ length: 8 }, (_, index) => SINGLE_CHOICE.replace("id: one", `id: q${index}`)).join("");
	write("pricing/01-ground/02-check.en.md", QUIZ.replace(SINGLE_CHOICE, singles));
	expect(messages(balanceProblems(readLessonFiles(root), root))).toEqual(["100% of right options are no. 1"]);
});

test.each([
	["with a quiz alone", "03-deal.en.md", () => QUIZ],
	["with an article behind the exercise", "04-last.en.md", () => ARTICLE],
])("a module that ends %s is named", (_how, name, text) => {
	write(`pricing/01-ground/${name}`, text());
	expect(messages(balanceProblems(readLessonFiles(root), root))).toEqual(["01-ground ends without an exercise"]);
});

test("an exercise may stand before the quiz", () => {
	write("pricing/01-ground/02-check.en.md", EXERCISE);
	write("pricing/01-ground/03-deal.en.md", QUIZ);
	expect(balanceProblems(readLessonFiles(root), root)).toEqual([]);
});

test("a module in which nothing is reckoned is named", () => {
	for (const [name, text] of Object.entries({ "02-check": QUIZ, "03-deal": QUIZ.replace("quiz", "exercise") })) {
		write(`pricing/01-ground/${name}.en.md`, text.replace(NUMBER, ""));
	}
	expect(messages(balanceProblems(readLessonFiles(root), root))).toEqual(["01-ground asks for no number"]);
});

test.each([
	[3, true],
	[4, true],
	[2, false],
])("%i of 4 true/false questions are true: %s", (right, isNamed) => {
	const facts = [0, 1, 2, 3].map(
		(at) =>
			`  - { id: f${at}, type: trueFalse, prompt: "So?", source: "first#1.1", answer: ${at < right}, explanation: "So." }\n`,
	);
	write("pricing/01-ground/02-check.en.md", QUIZ.replace(SINGLE_CHOICE, facts.join("")));
	expect(messages(balanceProblems(readLessonFiles(root), root))).toEqual(
		isNamed ? [`${right} of 4 true/false questions are true`] : [],
	);
});

test("right options that are the longest too often are named", () => {
	const singles = [0, 1, 2, 3, 4, 5].map((at) =>
		SINGLE_CHOICE.replace("id: one", `id: q${at}`).replace(
			/ {6}- .*\n {6}- .*\n/,
			at % 2
				? `      - { id: a, text: "This one", correct: true, feedback: "Yes." }\n      - { id: b, text: "That", feedback: "No." }\n`
				: `      - { id: a, text: "That", feedback: "No." }\n      - { id: b, text: "This one", correct: true, feedback: "Yes." }\n`,
		),
	);
	write("pricing/01-ground/02-check.en.md", QUIZ.replace(SINGLE_CHOICE, singles.join("")));
	expect(messages(balanceProblems(readLessonFiles(root), root))).toEqual([
		"in 6 of 6 single choices the right option is the longest",
	]);
});

test("a rule that nobody has looked at for a year is named", () => {
	const rule = (reviewedOn: string): Place["rules"]["licence"] => ({
		answer: "yes",
		text: "So.",
		source: { name: "Act" },
		reviewedOn,
		doubt: "none",
	});
	const fresh = rule("2025-11-02");
	const rules = { disclosure: fresh, assignment: fresh, doubleClosing: fresh, marketing: fresh, withholding: fresh };
	const place: Place = {
		key: "de",
		kind: "country",
		country: "DE",
		name: "Germany",
		rules: { licence: rule("2025-11-01"), ...rules },
	};
	expect(staleRules([place], new Date("2026-11-02"))).toEqual(["de: licence was reviewed on 2025-11-01"]);
});

test("a lesson that is not there in every language is named with those that it lacks", () => {
	write("pricing/02-practice/01-more.en.md", ARTICLE);
	const german = "---\ntitle: Erstens\nsummary: Ein Satz.\n---\n94.000\n";
	for (const path of ["01-ground/01-first", "02-practice/01-more"]) write(`pricing/${path}.de.md`, german);
	const missing = missingTranslations(readLessonFiles(root)).map(({ file, message }) => [
		file.split("/").slice(-2).join("/"),
		message,
	]);
	expect(missing).toEqual([
		["01-ground/01-first.en.md", "is not translated: ru, fr, es, zh"],
		["01-ground/02-check.en.md", "is not translated: ru, fr, es, de, zh"],
		["01-ground/03-deal.en.md", "is not translated: ru, fr, es, de, zh"],
		["02-practice/01-more.en.md", "is not translated: ru, fr, es, zh"],
	]);
});

test("words to avoid are found at the beginning of a word, in Chinese anywhere", () => {
	expect(usesWord("Er zahlt Bargeld.", "bargeld", "de")).toBe(true);
	expect(usesWord("Das ist unbar.", "bar", "de")).toBe(false);
	expect(usesWord("买方付现金。", "现金", "zh")).toBe(true);

	write(
		"pricing/01-ground/01-first.de.md",
		"---\ntitle: Erstens\nsummary: Ein Satz.\n---\n94.000\n\n![Ein Bild](figure:bargeld)\n\nIn bar oder Bargeld.\n",
	);
	const german = { term: "Eigenmittel", forms: [], avoid: ["bargeld"] };
	const none = { term: "x", forms: [], avoid: [] };
	const terms = [{ key: "cash", en: none, de: german, fr: none, es: none, ru: none, zh: none }];
	expect(termProblems(readLessonFiles(root), terms)).toEqual([
		{
			file: expect.stringContaining("01-first.de.md"),
			line: 9,
			message: "“bargeld” should be “Eigenmittel”",
		},
	]);
});

function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
