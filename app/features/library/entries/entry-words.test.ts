import { expect, test } from "vitest";
import { entryWords } from "./entry-words";

const english = {
	aliases: ["finder"],
	keywords: [],
	sections: {
		roof: { title: "Roof", items: { leaks: { text: "Leaks", note: "Look up" }, age: { text: "Age", note: "" } } },
		bath: { title: "Bath", items: { taps: { text: "Taps", note: "" } } },
	},
};

test("what a language lacks is in English and named by its path, a list as one field", () => {
	const german = { sections: { roof: { title: "Dach", items: { leaks: { text: "Lecks", note: "" } } } } };
	const { words, inEnglish } = entryWords<typeof english>({ words: german, englishWords: english });
	expect(words.sections.roof.items).toEqual({
		leaks: { text: "Lecks", note: "Look up" },
		age: { text: "Age", note: "" },
	});
	expect(words.aliases).toEqual(["finder"]);
	expect([...inEnglish].sort()).toEqual([
		"aliases",
		"sections.bath.items.taps.text",
		"sections.bath.title",
		"sections.roof.items.age.text",
		"sections.roof.items.leaks.note",
	]);
});

test("the English itself lacks nothing", () => {
	expect(entryWords({ words: english, englishWords: english }).inEnglish.size).toBe(0);
});
