import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { PUBLISHED, published } from "#tests/site/published-testimonials.ts";
import { type LearnerReview, type PublishedRow, shownTestimonials } from "./shown-testimonials";

const withMode = (mode: Settings["testimonials"]["mode"], limit = 6): Settings => ({
	...DEFAULT_SETTINGS,
	testimonials: { mode, limit },
});
const rowsIn = (
	rows: readonly PublishedRow[],
	language: (typeof LANGUAGE_CODES)[number],
	settings = DEFAULT_SETTINGS,
) => shownTestimonials(settings, { rows, reviews: [] }, language);
const reviewsIn = (reviews: readonly LearnerReview[], language: (typeof LANGUAGE_CODES)[number]) =>
	shownTestimonials(withMode("measured"), { rows: PUBLISHED, reviews }, language);
const review = (id: number, stars: number, body: string | null, day: string) => ({
	id,
	stars,
	body,
	name: `Learner ${id}`,
	language: "en",
	translation: null,
	createdAt: new Date(`${day}T12:00:00Z`),
});

test.each(LANGUAGE_CODES)("three testimonials are shown in %s, each with words of its own", (language) => {
	const shown = rowsIn(PUBLISHED, language);

	expect(shown.map(({ name }) => name)).toEqual(["Marisol Ortega", "Daniel Asante", "Hanna Lindqvist"]);
	for (const { review: text, title, location, tags, foreign } of shown) {
		expect([text, title, location].every(Boolean) && tags.length === 2 && !foreign).toBe(true);
	}
	if (language !== "en") {
		const english = rowsIn(PUBLISHED, "en");
		for (const [index, { review: text }] of shown.entries()) expect(text).not.toBe(english[index]?.review);
	}
});

test("one that is not translated is shown in English and says so", () => {
	const [demo] = PUBLISHED;
	const { en } = demo?.words ?? {};
	const [first] = rowsIn([published({ words: en ? { en } : {} })], "fr");

	expect(first).toMatchObject({ title: "Owner", foreign: "en", tags: ["First deal", "Contracts"] });
});

test("a new school has none, and a figure is none", () => {
	expect(rowsIn([], "en")).toEqual([]);
	expect(rowsIn([published({ kind: "claim" })], "en")).toEqual([]);
});

test("no more are shown than the limit says, in the order of the admins", () => {
	expect(rowsIn(PUBLISHED.toReversed(), "en", withMode("specified", 2)).map(({ id }) => id)).toEqual([3, 2]);
});

test("the course that it is about, and that there are no stars, are told", () => {
	const [shown] = rowsIn([published({ rating: null, courseTitle: "Contracts" })], "en");
	expect(shown).toMatchObject({ rating: null, course: "Contracts" });
});

test("measured ones are learners' reviews: best first, then newest, only with words", () => {
	const reviews = [
		review(1, 4, "Good.", "2026-11-02"),
		review(2, 5, "Very good.", "2026-10-01"),
		review(3, 5, null, "2026-11-03"),
		review(4, 5, "Clear.", "2026-11-01"),
	];
	const shown = reviewsIn(reviews, "en");

	expect(shown.map(({ id }) => id)).toEqual([4, 2, 1]);
	expect(shown[0]).toMatchObject({ verified: true, results: null, date: "2026-11-01" });
});

test.each([
	["fr", "fr", null],
	["fr", "de", "fr"],
	["en", "de", "en"],
	["zh", "en", "zh"],
] as const)("a review written in %s is marked for who reads %s: %s", (language, reader, foreign) => {
	const written = { ...review(1, 5, "Bien.", "2026-11-01"), language };
	expect(reviewsIn([written], reader)[0]).toMatchObject({ foreign });
});

test("a review in another language comes with the translation that the school keeps, one in the reader's own without", () => {
	const written = { ...review(1, 5, "Bien.", "2026-11-01"), language: "fr", translation: "Good." };
	const [german] = reviewsIn([written], "de");
	const [french] = reviewsIn([{ ...written, translation: "Bien." }], "fr");
	expect([german?.translation, french?.translation]).toEqual(["Good.", null]);
});

test("hidden ones are not shown", () => {
	const reviews = [review(1, 5, "Good.", "2026-11-02")];
	expect(shownTestimonials(withMode("hidden"), { rows: PUBLISHED, reviews }, "en")).toEqual([]);
});
