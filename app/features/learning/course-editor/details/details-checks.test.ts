import { expect, test } from "vitest";
import { detailsChecks } from "./details-checks";

const words = {
	title: "Offers",
	shortDescription: "Short.",
	description: "Long.",
	outcomes: ["1", "2", "3", "4", "5", "6"],
};
const facts = { slug: "offers", topic: "analysis", level: "beginner", modules: ["one"] };
const sound = { language: "en", words, facts, isSlugTaken: false } as const;
const fieldsOf = (checks: ReturnType<typeof detailsChecks>) => checks.map(({ tone, field }) => `${tone} ${field}`);

test("whole details have nothing to name", () => {
	expect(detailsChecks(sound)).toEqual([]);
});

test("what is missing or taken blocks", () => {
	const checks = detailsChecks({
		...sound,
		words: { ...words, title: "", outcomes: ["1"] },
		facts: { ...facts, modules: [] },
		isSlugTaken: true,
	});
	expect(fieldsOf(checks)).toEqual(["blocks title", "blocks outcomes", "blocks modules", "blocks slug"]);
});

test("what lists cut off only warns; Chinese takes twice the room", () => {
	const title = "房".repeat(31);
	expect(detailsChecks({ ...sound, language: "zh", words: { ...words, title } })).toEqual([
		{ tone: "warns", field: "title", width: 62, limit: 60 },
	]);
	expect(detailsChecks({ ...sound, language: "zh", words: { ...words, title: "房".repeat(30) } })).toEqual([]);
});

test("what stands in lists of results is measured: the words for searches where there are some", () => {
	const wide = "x".repeat(70);
	const said = { ...words, title: wide, searchTitle: "Short" };
	expect(detailsChecks({ ...sound, words: said })).toEqual([]);
	expect(fieldsOf(detailsChecks({ ...sound, words: { ...said, searchTitle: wide } }))).toEqual(["warns searchTitle"]);
	expect(fieldsOf(detailsChecks({ ...sound, words: { ...said, searchTitle: "x".repeat(121) } }))).toEqual([
		"blocks searchTitle",
		"warns searchTitle",
	]);
});

test("a picture of its own asks for words in each language that is begun", () => {
	const pictured = { ...facts, cover: `${"a".repeat(32)}-${"b".repeat(32)}` };
	expect(fieldsOf(detailsChecks({ ...sound, facts: pictured }))).toEqual(["lacks coverText"]);
	expect(detailsChecks({ ...sound, facts: pictured, words: { ...words, coverText: "A street." } })).toEqual([]);
	expect(detailsChecks({ ...sound, language: "de", facts: pictured, words: {} })).toEqual([]);
	expect(fieldsOf(detailsChecks({ ...sound, facts: { ...facts, cover: "x" } }))).toEqual([
		"blocks cover",
		"lacks coverText",
	]);
});

test("a translation that nobody has begun blocks nothing, an empty English does", () => {
	expect(detailsChecks({ ...sound, language: "de", words: {} })).toEqual([]);
	expect(detailsChecks({ ...sound, words: {} })).toHaveLength(4);
});
