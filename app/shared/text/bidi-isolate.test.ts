import { expect, test } from "vitest";
import { joinParts, labelledValue } from "../words/joining";
import { createTranslate } from "../words/translator";
import { bidiIsolate } from "./bidi-isolate";

const [open, close] = ["\u2068", "\u2069"];

test.each(["", "Ann", "Андрей", "李雷", "Ann & Bob (2)", "https://school.example/a?b=1", "👩‍👩‍👧"])(
	"%j stays as it is",
	(text) => {
		expect(bidiIsolate(text)).toBe(text);
	},
);

test("what is read from right to left stands between marks, and nothing in it reaches beyond them", () => {
	expect(bidiIsolate("דוד")).toBe(`${open}דוד${close}`);
	expect(bidiIsolate("(\u2069\u202eعلي\u2066")).toBe(`${open}(علي${close}`);
	expect(bidiIsolate("gnp\u202eexe")).toBe("gnpexe");
});

test("sentences, parts and labels isolate what is put into them", () => {
	const translate = createTranslate("en", () => ({ done: "{{name}} has {{count, number}} (of 3)" }), "x");
	expect(translate("done", { name: "דוד", count: 2 })).toBe(`${open}דוד${close} has 2 (of 3)`);
	expect(translate("done", { name: "Ann", count: 2 })).toBe("Ann has 2 (of 3)");
	expect(joinParts("en", ["علي", null, "PT", ""])).toBe(`${open}علي${close}, PT`);
	expect(labelledValue("fr", "Nom", "דוד")).toBe(`Nom\u00a0: ${open}דוד${close}`);
});
