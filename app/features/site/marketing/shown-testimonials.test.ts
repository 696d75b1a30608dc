import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import type { Settings } from "#app/features/operations/settings/setting-schemas.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { shownTestimonials } from "./shown-testimonials";

const withMode = (mode: Settings["testimonials"]["mode"], limit = 6): Settings => ({
	...DEFAULT_SETTINGS,
	testimonials: { mode, limit },
});
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
	const shown = shownTestimonials(DEFAULT_SETTINGS, [], language);

	expect(shown.map(({ name }) => name)).toEqual(["Marisol Ortega", "Daniel Asante", "Hanna Lindqvist"]);
	for (const { review: text, title, location, tags, foreign } of shown) {
		expect([text, title, location].every(Boolean) && tags.length === 2 && !foreign).toBe(true);
	}
	if (language !== "en") {
		const english = shownTestimonials(DEFAULT_SETTINGS, [], "en");
		for (const [index, { review: text }] of shown.entries()) expect(text).not.toBe(english[index]?.review);
	}
});

test("one that is not translated is shown in English and says so", () => {
	const { testimonial1 } = DEFAULT_SETTINGS;
	const words = { ...testimonial1.words, fr: { title: "", location: "", review: "", tags: [] } };
	const [first] = shownTestimonials({ ...DEFAULT_SETTINGS, testimonial1: { ...testimonial1, words } }, [], "fr");

	expect(first).toMatchObject({ title: "Owner", foreign: "en", tags: ["First deal", "Contracts"] });
});

test("no more are shown than the limit says, and none that is not to be shown", () => {
	expect(shownTestimonials(withMode("specified", 2), [], "en").map(({ id }) => id)).toEqual([1, 2]);
	const without = { ...DEFAULT_SETTINGS, testimonial1: { ...DEFAULT_SETTINGS.testimonial1, shown: false } };
	expect(shownTestimonials(without, [], "en").map(({ id }) => id)).toEqual([2, 3]);
});

test("measured ones are learners' reviews: best first, then newest, only with words", () => {
	const reviews = [
		review(1, 4, "Good.", "2026-11-02"),
		review(2, 5, "Very good.", "2026-10-01"),
		review(3, 5, null, "2026-11-03"),
		review(4, 5, "Clear.", "2026-11-01"),
	];
	const shown = shownTestimonials(withMode("measured"), reviews, "en");

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
	expect(shownTestimonials(withMode("measured"), [written], reader)[0]).toMatchObject({ foreign });
});

test("a review in another language comes with the translation that the school keeps, one in the reader's own without", () => {
	const written = { ...review(1, 5, "Bien.", "2026-11-01"), language: "fr", translation: "Good." };
	const [german] = shownTestimonials(withMode("measured"), [written], "de");
	const [french] = shownTestimonials(withMode("measured"), [{ ...written, translation: "Bien." }], "fr");
	expect([german?.translation, french?.translation]).toEqual(["Good.", null]);
});

test("hidden ones are not shown", () => {
	expect(shownTestimonials(withMode("hidden"), [review(1, 5, "Good.", "2026-11-02")], "en")).toEqual([]);
});
