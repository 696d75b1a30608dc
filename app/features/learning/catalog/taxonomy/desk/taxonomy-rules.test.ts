import { describe, expect, test } from "vitest";
import { COVER_NAMES } from "#app/features/site/illustrations/covers.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { drawingWords } from "./drawing-words";
import { TaxonomyDeed } from "./schemas";
import { readTaxonomyChange, snapshotOf, type TaxonomyNames } from "./taxonomy-change";
import { languageOfTakenName, lastOffered } from "./taxonomy-refusal";
import { moveKeyTo } from "./write-taxonomy-change.server";

const LANGUAGES = ["en", "es", "fr", "zh", "de", "ru"];
const names = Object.fromEntries(LANGUAGES.map((code) => [`names.${code}`, ` Tax ${code} `]));

function read(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const answer = parseForm(form, TaxonomyDeed);
	if (answer.status === "success") return answer.value;
	return Object.fromEntries(
		Object.entries(answer.reply().error ?? {}).map(([field, found]) => [field, found?.[0]?.key]),
	);
}

describe("the forms of topics and levels", () => {
	test("a topic has its names, its drawing and whether courses may have it", () => {
		const topic = { intent: "addTopic", ...names, drawing: "new-4", forCourses: "on" };
		expect(read(topic)).toMatchObject({ names: { en: "Tax en", ru: "Tax ru" }, drawing: "new-4", forCourses: true });
		const { forCourses: _, ...ofResources } = topic;
		expect(read(ofResources)).toMatchObject({ forCourses: false });
	});

	test("every language has a name, and no drawing is made up", () => {
		const missing = Object.fromEntries(LANGUAGES.map((code) => [`names.${code}`, "errors.nameMissing"]));
		expect(read({ intent: "addLevel" })).toEqual(missing);
		expect(read({ intent: "addLevel", ...names, "names.de": "x".repeat(41) })).toEqual({
			"names.de": "errors.nameLong",
		});
		for (const drawing of ["", "castle"]) {
			expect(read({ intent: "addTopic", ...names, drawing })).toEqual({ drawing: "errors.drawingMissing" });
		}
	});

	test("what is done to one that is there names it and the version that was seen", () => {
		const deed = { intent: "retire", kind: "topic", key: "sellers", version: "3" };
		expect(read(deed)).toEqual({ ...deed, version: 3 });
		for (const wrong of [{ kind: "price" }, { key: "../" }, { version: "0" }]) {
			expect(read({ ...deed, ...wrong })).not.toHaveProperty("intent");
		}
	});
});

test.each([
	["c", 1, ["c", "a", "b"]],
	["a", 2, ["b", "a", "c"]],
	["a", 9, ["b", "c", "a"]],
	["b", 2, ["a", "b", "c"]],
])("%s at place %i", (key, place, order) => {
	expect(moveKeyTo(["a", "b", "c"], key, place)).toEqual(order);
});

test("a name is taken by another entry in the same language alone, whatever the case and accents", () => {
	const entries = [{ key: "contracts", names: { de: "Verträge", fr: "Contrats" } }];
	expect(languageOfTakenName(entries, { key: "deeds", names: { de: "vertrage", fr: "Actes" } })).toBe("de");
	expect(languageOfTakenName(entries, { key: "deeds", names: { de: "Contrats", fr: "Verträge" } })).toBeNull();
	expect(languageOfTakenName(entries, { key: "contracts", names: { de: "Verträge" } })).toBeNull();
});

test("the last one that courses are offered is told from the others", () => {
	const offered = { key: "a", retiredAt: null, forCourses: true };
	const others = [
		{ key: "b", retiredAt: new Date(), forCourses: true },
		{ key: "c", retiredAt: null, forCourses: false },
	];
	expect(lastOffered([offered, ...others], "a")).toBe(true);
	expect(lastOffered([offered, ...others], "c")).toBe(false);
	expect(lastOffered([offered, { ...offered, key: "d" }], "a")).toBe(false);
});

test("what the audit log keeps is read back, and what says too little is passed over", () => {
	const words = Object.fromEntries(LANGUAGES.map((code) => [code, "Tax"])) as TaxonomyNames;
	const [before, after] = [{ retired: false }, { retired: true }];
	const kept = { before: snapshotOf(before, 2), after: snapshotOf(after, 3) };
	expect(readTaxonomyChange(kept)).toEqual({ version: 3, before, after });
	expect(readTaxonomyChange({ before: null, after: snapshotOf({ names: words }, 1) })).toEqual({
		version: 1,
		before: null,
		after: { names: words },
	});
	expect(readTaxonomyChange({ before: null, after: { names: { en: "Tax" }, version: 1 } })).toBeNull();
	expect(readTaxonomyChange({ before: { odd: 1 }, after: kept.after })).toBeNull();
});

test.each(["en", "zh"] as const)("in %s no two drawings are called the same", (language) => {
	const words = COVER_NAMES.map((drawing) => drawingWords(getFixedT(language, "taxonomy"), drawing));
	expect(new Set(words).size).toBe(COVER_NAMES.length);
});
