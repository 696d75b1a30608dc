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
});
