import { expect, test } from "vitest";
import { insertMark, mentionAt, quotedMarkup } from "./insert-markup";

test("marks go round what is selected, and before each line of it", () => {
	expect(insertMark({ text: "a fee here", start: 2, end: 5 }, "bold")).toEqual({
		text: "a **fee** here",
		start: 4,
		end: 7,
	});
	expect(insertMark({ text: "x\none\ntwo", start: 3, end: 9 }, "list").text).toBe("x\n- one\n- two");
	expect(insertMark({ text: "", start: 0, end: 0 }, "quote").text).toBe("> ");
});

test("a quotation names whom it quotes and the post", () => {
	expect(quotedMarkup({ name: "Beatriz C.", number: 4, quote: "it costs\nher house" })).toBe(
		"> [!quote Beatriz C., 4] it costs\n> her house\n\n",
	);
});

test("somebody is named after an @ that begins a word", () => {
	expect(mentionAt("Thanks @Ko", 10)).toEqual({ typed: "Ko", at: 7 });
	expect(mentionAt("mail me@ko", 10)).toBeNull();
	expect(mentionAt("@", 1)).toBeNull();
	expect(mentionAt("谢谢，@王", 5)).toEqual({ typed: "王", at: 3 });
});
