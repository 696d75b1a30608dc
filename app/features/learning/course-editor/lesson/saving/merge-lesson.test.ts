import { expect, test } from "vitest";
import type { LessonTyping } from "../lesson-typing";
import { mergedLesson, mergeLessons, openPlaces } from "./merge-lesson";

const text = (body: string, more: Partial<LessonTyping> = {}): LessonTyping => ({
	title: "T",
	summary: "S",
	body,
	minutes: "10",
	required: true,
	freePreview: false,
	captions: "",
	chapters: "",
	film: "",
	seconds: "",
	share: "",
	...more,
});

test("what each changed by themselves is taken without a question", () => {
	const base = text("one\n\ntwo\n\nthree");
	const mine = text("ONE\n\ntwo\n\nthree", { title: "Mine" });
	const theirs = text("one\n\ntwo\n\nTHREE", { minutes: "20", summary: "Theirs" });
	const fields = mergeLessons(base, mine, theirs);
	expect(openPlaces(fields)).toBe(0);
	expect(mergedLesson(fields, [], { base, mine, theirs })).toEqual(
		text("ONE\n\ntwo\n\nTHREE", { title: "Mine", summary: "Theirs", minutes: "20" }),
	);
});

test("a line that both changed is open until somebody chooses", () => {
	const base = text("one\ntwo\nthree");
	const mine = text("one\nmine\nthree");
	const theirs = text("one\ntheirs\nthree");
	const fields = mergeLessons(base, mine, theirs);
	const body = (choice: "mine" | "theirs" | "both") => mergedLesson(fields, [choice], { base, mine, theirs }).body;
	expect(openPlaces(fields)).toBe(1);
	expect([body("mine"), body("theirs"), body("both")]).toEqual([
		"one\nmine\nthree",
		"one\ntheirs\nthree",
		"one\nmine\ntheirs\nthree",
	]);
});

test("the same change of both is none to choose", () => {
	expect(openPlaces(mergeLessons(text("a"), text("b"), text("b")))).toBe(0);
});
