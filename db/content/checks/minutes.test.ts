import { expect, test } from "vitest";
import { minuteProblems, minutesTaken } from "./minutes.ts";

const words = (count: number) => "word ".repeat(count);
const number = { type: "number", id: "n" };
const single = { type: "single", id: "s" };

type Lesson = Parameters<typeof minutesTaken>[0];
type MatterFields = Partial<Lesson["matter"]>;

function lesson(given: MatterFields, body: string) {
	const matter = { type: "article", minutes: 10, recall: [], sheets: [], ...given };
	return { english: { file: "a.en.md", matter, body, lineOf: () => 4 } };
}
const taken = (given: MatterFields, body: string) => minutesTaken(lesson(given, body).english);

test("reading is one minute for 200 words, recalling a minute and a half each", () => {
	expect(taken({}, words(1_000))).toBe(5);
	expect(taken({ recall: [{ id: "a" }, { id: "b" }] }, words(1_000))).toBe(8);
});

test("practice takes what the text says of it, else ten minutes and three for each sheet", () => {
	const practice = (text: string) => `## Practice\n\n${text}\n\n${words(200)}`;
	expect(Math.round(taken({}, practice("Ring them.")))).toBe(11);
	expect(Math.round(taken({ sheets: ["log"] }, practice("Ring them.")))).toBe(14);
	expect(Math.round(taken({ sheets: ["log"] }, practice("Allow twenty-five minutes.")))).toBe(26);
	expect(Math.round(taken({}, practice("Allow 40 minutes.")))).toBe(41);
});

test("a clip takes its length, a question less than one with a number, and sums of a scene the most", () => {
	expect(taken({ type: "video", video: { durationSeconds: 90 } }, words(200))).toBe(2.5);
	expect(taken({ type: "quiz", questions: [single, single, number] }, "")).toBe(5.5);
	expect(taken({ type: "exercise", questions: [single, number] }, "")).toBe(5.25);
});

test("minutes are named that are off by more than a quarter, and by two at least", () => {
	const told = (minutes: number, count: number) => minuteProblems([lesson({ minutes }, words(count))]);
	expect([told(13, 2_000), told(7, 2_000), told(12, 2_000), told(8, 2_000)].map(({ length }) => length)).toEqual([
		1, 1, 0, 0,
	]);
	expect([told(3, 200), told(4, 200)].map(({ length }) => length)).toEqual([0, 1]);
	expect(told(25, 2_000)).toEqual([
		{ file: "a.en.md", line: 4, message: "minutes: 25, where reading and work take about 10" },
	]);
});
