import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { lockSentence, openingChips, openingSentence } from "./release-words";

const wordsIn = (language: Language) => ({
	t: getFixedT(language, "lesson-release"),
	formats: formatsFor({ language, timeZone: "Europe/Berlin" }),
	language,
});
const title = (key: string) => ({ deed: "Reading a deed", title: "Title search" })[key] ?? key;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const at = new Date("2026-03-04T10:00:00Z");

test.each<[Language, string]>([
	[
		"en",
		"Opens 3 days after you enroll: Mar 4, 2026, 11:00 AM GMT+1. Opens after “Reading a deed” and “Title search”.",
	],
	[
		"de",
		"Öffnet sich 3 Tage nach Ihrer Einschreibung: 04.03.2026, 11:00 MEZ. Öffnet sich nach „Reading a deed“ und „Title search“.",
	],
	["zh", "报名 3 天后开放：2026年3月4日 11:00 GMT+1。完成“Reading a deed”和“Title search”后开放。"],
])("a learner reads the date, with its zone, and what comes first (%s)", (language, sentence) => {
	expect(plain(lockSentence({ at, days: 3, after: ["deed", "title"] }, title, wordsIn(language)))).toBe(sentence);
});

test("who has not enrolled reads the rule", () => {
	const say = (opens: Parameters<typeof openingSentence>[0]) => plain(openingSentence(opens, title, wordsIn("en")));
	expect(say({ days: 1 })).toBe("Opens 1 day after you enroll.");
	expect(say({ at: at.toISOString(), timeZone: "UTC" })).toBe("Opens on Mar 4, 2026, 11:00 AM GMT+1.");
	expect(say({ after: ["deed"] })).toBe("Opens after “Reading a deed”.");
	expect(say({})).toBe("");
});

test("chips say the same in a few letters", () => {
	const numbers: Record<string, string> = { deed: "2.1" };
	const chips = openingChips({ days: 3, after: ["deed", "gone"] }, (key) => numbers[key] ?? null, wordsIn("en"));
	expect(chips).toEqual([
		{ kind: "days", text: "Day 3" },
		{ kind: "after", text: "After 2.1, ?" },
	]);
	expect(openingChips({ at: at.toISOString(), timeZone: "UTC" }, () => null, wordsIn("en"))).toEqual([
		{ kind: "at", text: "From Mar 4, 2026" },
	]);
});
