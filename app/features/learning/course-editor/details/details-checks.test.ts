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

test("a translation that nobody has begun blocks nothing, an empty English does", () => {
	expect(detailsChecks({ ...sound, language: "de", words: {} })).toEqual([]);
	expect(detailsChecks({ ...sound, words: {} })).toHaveLength(4);
});
