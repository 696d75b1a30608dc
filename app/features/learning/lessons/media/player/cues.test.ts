import { expect, test } from "vitest";
import { captionAt, cuesByChapter, currentCue } from "./cues";

const CUES = [
	{ start: 1, end: 3, text: "one" },
	{ start: 4, end: 6, text: "two" },
	{ start: 7, end: 9, text: "three" },
];

test("a caption is shown from its beginning to before its end, and none in a gap", () => {
	expect([0, 1, 2.9, 3, 4, 99].map((time) => captionAt(CUES, time))).toEqual([null, "one", "one", null, "two", null]);
});

test("the transcript stays where it was in a gap", () => {
	expect([0, 1, 3.5, 4, 99].map((time) => currentCue(CUES, time))).toEqual([-1, 0, 0, 1, 2]);
});

test("each caption stands in one chapter, those before the first chapter in that", () => {
	const chapters = [
		{ start: 2, end: 4, text: "A" },
		{ start: 4, end: 9, text: "B" },
	];
	expect(cuesByChapter(CUES, chapters).map(({ chapter, cues }) => [chapter?.text, cues.length])).toEqual([
		["A", 1],
		["B", 2],
	]);
	expect(cuesByChapter(CUES, [])).toEqual([{ chapter: null, cues: CUES }]);
});
