import { describe, expect, test } from "vitest";
import { kindNamed } from "#tests/library/kinds.ts";
import { checkWords } from "../editor/writing/entry-problems.server";

const term = { title: "Escrow", short: "Money held by a third party." };

describe("the words of an entry, from the desk or from a file", () => {
	test("are cleaned", () => {
		const dirty = {
			title: " Es\u00adcrow\u202e ",
			short: "Money\r\nheld\0.",
			aliases: ["es\u200bcrow"],
			body: "a\u2066b",
		};
		expect(kindNamed("term").words.parse(dirty)).toEqual({
			title: "Escrow",
			short: "Money\nheld.",
			aliases: ["escrow"],
			body: "ab",
		});
	});

	test.each(["\u3164", "\u200b\u200b", "\u2060", "\u00ad", "\u2800"])(
		"have a title that is seen, unlike %j",
		(title) => {
			expect(checkWords(kindNamed("term"), {}, { ...term, title }).problems).toEqual({
				title: { key: "errors.empty" },
			});
		},
	);

	test("say so of a title of marks alone", () => {
		const problems = { title: { key: "common:errors.unreadable" } };
		expect(checkWords(kindNamed("term"), {}, { ...term, title: "…" }).problems).toEqual(problems);
		expect(checkWords(kindNamed("term"), {}, { ...term, title: "☎️" }).problems).toEqual({});
	});
});
