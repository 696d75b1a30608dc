import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { TestimonialForm } from "./desk/schemas";
import { fieldsOf, formValues, newValues } from "./desk/testimonial-fields";
import { flagsOf, placeAt, showRefusal } from "./testimonial";
import { isStanding, readTestimonialChange } from "./testimonial-change";

const TODAY = "2026-11-30";

test("words of a person are shown with consent only, a figure always", () => {
	expect(showRefusal({ kind: "testimonial", consentDay: null })).toBe("consentMissing");
	expect(showRefusal({ kind: "testimonial", consentDay: "2026-01-01" })).toBeNull();
	expect(showRefusal({ kind: "claim", consentDay: null })).toBeNull();
});

test.each([
	["testimonial", { consentDay: null }, ["consentMissing"]],
	["testimonial", { consentDay: "2026-01-01", saidDay: "2019-01-01" }, []],
	["claim", {}, ["sourceMissing"]],
	["claim", { source: "Records", saidDay: "2025-11-30" }, []],
	["claim", { source: "Records", saidDay: "2025-11-29" }, ["outdated"]],
	["claim", { saidDay: "2025-11-29" }, ["sourceMissing", "outdated"]],
] as const)("a %s with %j is flagged %j", (kind, given, flags) => {
	expect(flagsOf({ kind, consentDay: null, saidDay: TODAY, source: "", ...given }, TODAY)).toEqual(flags);
});

test.each([
	[1, [3, 1, 2]],
	[2, [1, 3, 2]],
	[3, [1, 2, 3]],
])("at place %i", (place, order) => {
	expect(placeAt([1, 2, 3], 3, place)).toEqual(order);
});

test("a change stands while nothing has followed it", () => {
	const rows = [
		{ id: 4, version: 2, publishedAt: new Date() },
		{ id: 9, version: 1, publishedAt: null },
	];
	expect(isStanding(rows, 4, { shown: true, version: 2 })).toBe(true);
	expect(isStanding(rows, 4, { shown: true, version: 1 })).toBe(false);
	expect(isStanding(rows, 9, { place: 2 })).toBe(true);
	expect(isStanding(rows, 5, { place: 1 })).toBe(false);
	expect(readTestimonialChange({ before: { place: 1 }, after: { place: 2 } })).not.toBeNull();
	expect(readTestimonialChange({ before: { version: 1 }, after: { version: 2, changed: [] } })).toBeNull();
});

const SPOKEN = {
	kind: "testimonial",
	name: "Ada",
	saidDay: "2026-05-01",
	"words.en.review": "Clear.",
	"words.en.tags": "Calm， Short,",
};
const COUNTED = { kind: "claim", saidDay: "2026-05-01", "words.en.title": "1,200", "words.en.review": "students" };

function read(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.set(name, value);
	const answer = parseForm(form, TestimonialForm);
	if (answer.status === "success") return fieldsOf(answer.value);
	return Object.fromEntries(Object.entries(answer.reply().error ?? {}).map(([name, found]) => [name, found?.[0]?.key]));
}

describe("the form", () => {
	test("keeps the languages that have a text, tags apart, and no consent that was not ticked", () => {
		expect(read({ ...SPOKEN, consentDay: "2026-05-02" })).toEqual({
			kind: "testimonial",
			name: "Ada",
			company: "",
			verified: false,
			saidDay: "2026-05-01",
			picture: "",
			rating: null,
			courseId: null,
			consentDay: null,
			results: null,
			words: { en: { title: "", location: "", review: "Clear.", tags: ["Calm", "Short"] } },
		});
		expect(read({ ...SPOKEN, consent: "on", consentDay: "2026-05-02" })).toMatchObject({ consentDay: "2026-05-02" });
		expect(read(COUNTED)).toEqual({
			kind: "claim",
			saidDay: "2026-05-01",
			source: "",
			words: { en: { title: "1,200", location: "", review: "students", tags: [] } },
		});
	});

	test.each([
		[{ ...SPOKEN, name: " " }, { name: "errors.name" }],
		[{ ...SPOKEN, "words.en.review": "", "words.de.review": "Klar." }, { "words.en.review": "errors.review" }],
		[{ ...SPOKEN, consent: "on" }, { consentDay: "errors.consentDay" }],
		[{ ...SPOKEN, saidDay: "2026-02-30" }, { saidDay: "errors.day" }],
		[{ ...SPOKEN, saidDay: "2999-01-01" }, { saidDay: "errors.dayLater" }],
		[{ ...SPOKEN, rating: "6" }, { rating: "errors.large" }],
		[{ ...SPOKEN, monthsToSuccess: "3" }, { propertiesAcquired: "errors.results" }],
		[{ ...SPOKEN, "words.fr.tags": "a,b,c,d,e,f,g" }, { "words.fr.tags": "errors.tags" }],
		[{ ...SPOKEN, picture: "//evil.example/a.png" }, { picture: "errors.picture" }],
		[{ ...SPOKEN, picture: "https://evil.example/a.png" }, { picture: "errors.picture" }],
		[{ ...COUNTED, "words.en.title": "" }, { "words.en.title": "errors.figure" }],
		[{ ...COUNTED, "words.en.review": "" }, { "words.en.review": "errors.counts" }],
	])("of %j says %j", (fields, problems) => {
		expect(read(fields)).toEqual(problems);
	});

	test("begins with what is kept, and a new one with today", () => {
		const results = { propertiesAcquired: 1, monthsToSuccess: 2, roiPercentage: 3, portfolioValueCents: 400 };
		const words = { en: { title: "Owner", location: "", review: "Clear.", tags: ["a", "b"] } };
		const row = { ...newValues("testimonial", TODAY), version: 3, rating: 4, courseId: 7, consentDay: TODAY };
		const values = formValues({ ...row, results, words });
		expect(values).toMatchObject({ rating: "4", courseId: "7", consent: true, portfolioDollars: "4" });
		expect(values.words[0]).toEqual({ code: "en", title: "Owner", location: "", review: "Clear.", tags: "a, b" });
		expect(newValues("claim", TODAY)).toMatchObject({ kind: "claim", version: 0, saidDay: TODAY });
	});
});
