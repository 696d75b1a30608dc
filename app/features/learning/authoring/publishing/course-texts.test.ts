import { describe, expect, test } from "vitest";
import { toIndexRow } from "#app/features/library/search/index/index-rows.ts";
import type { ReadPart } from "#app/features/library/search/searchables.ts";
import { SEARCHABLE } from "../searchable";
import { courseTexts } from "./course-texts";

const facts = (body: object, key: string): ReadPart => ({ key, language: "*", body: { ...body } });
const words = (body: object, language: string, key: string): ReadPart => ({ key, language, body: { ...body } });

describe("a course", () => {
	const parts = [
		facts({ modules: ["one"] }, "course"),
		words(
			{ title: "Contracts", shortDescription: "Short.", description: "*Long*.", outcomes: ["Sign"] },
			"en",
			"course",
		),
		facts({ lessons: ["open", "paid"] }, "module/one"),
		facts({ freePreview: true, questions: [{ answerKey: "secret" }] }, "lesson/open"),
		words({ title: "Open", summary: "S.", body: "B.", questions: { q: { prompt: "secret" } } }, "en", "lesson/open"),
		facts({ freePreview: false }, "lesson/paid"),
		words({ title: "Bezahlt", summary: "", body: "Text.", recall: [{ answer: "secret" }] }, "de", "lesson/paid"),
		facts({ freePreview: true }, "lesson/gone"),
		words({ title: "Gone", body: "Gone." }, "en", "lesson/gone"),
	];
	const rows = courseTexts(7, parts).map(toIndexRow);

	test("is found itself, with the lessons that it leads to", () => {
		expect(rows.map(({ type, access, title, text, path }) => [type, access, title, text.trim(), path])).toEqual([
			["course", "public", "Contracts", "Short. Long. Sign", "/courses/7"],
			["lesson", "public", "Open", "S. B.", "/lessons/"],
			["lesson", "entitled", "Bezahlt", "Text.", "/lessons/"],
			["lesson", "closed", "Bezahlt", "", "/courses/7"],
		]);
		expect(rows.map(({ context }) => context)).toEqual(["", "Contracts", "Contracts", "Contracts"]);
	});

	test("is of types that its room declares", () => {
		const declared = SEARCHABLE.types.map(({ type }) => type);
		expect([...new Set(rows.map(({ type }) => type))]).toEqual(declared);
	});

	test("tells nothing of questions and answers", () => {
		expect(JSON.stringify(rows)).not.toContain("secret");
	});

	describe("with a film", () => {
		const captions = (...said: string[]) =>
			`WEBVTT\n\n${said.map((text, at) => `00:00:${10 + at}.000 --> 00:00:${11 + at}.000\n${text}`).join("\n\n")}\n`;
		const found = (type: string, said: string, freePreview = false) =>
			courseTexts(7, [
				facts({ modules: ["one"] }, "course"),
				facts({ lessons: ["film"] }, "module/one"),
				facts({ type, freePreview }, "lesson/film"),
				words({ title: "Film", summary: "S.", body: "B.", captions: said }, "en", "lesson/film"),
				words({ title: "Film", summary: "Z.", body: null }, "de", "lesson/film"),
			]).map(({ language, access, text = "" }) => [language, access, text]);

		test("is found by what its captions say in that language, by those who may read it", () => {
			expect(found("video", captions("An <i>earnest</i>\ndeposit", "is &lt;held&gt; by a third."))).toEqual([
				["en", "entitled", "S. B. An earnest deposit is <held> by a third."],
				["en", "closed", ""],
				["de", "entitled", "Z."],
				["de", "closed", ""],
			]);
			expect(found("video", captions("Held."), true)[0]).toEqual(["en", "public", "S. B. Held."]);
		});

		test("is not found by captions that are left of a former film, and long ones end with a whole caption", () => {
			expect(found("article", captions("Held."))[0]).toEqual(["en", "entitled", "S. B."]);
			const caption = "托".repeat(9_999);
			const [[, , long = ""] = []] = found("video", captions(...Array.from({ length: 6 }, () => caption)));
			expect(long).toBe(`S. B. ${Array.from({ length: 5 }, () => caption).join(" ")}`);
		});
	});
});
