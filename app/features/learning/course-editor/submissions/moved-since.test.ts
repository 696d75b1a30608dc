import { expect, test } from "vitest";
import { entryName } from "#app/features/library/versioned-content/part.ts";
import { movedSince } from "./moved-since";

test("what went on since it was submitted is told from what is gone", () => {
	const submitted = [
		{ key: "course", language: "*", revision: 1 },
		{ key: "lesson/one", language: "en", revision: 2 },
		{ key: "lesson/two", language: "de", revision: 3 },
	];
	const now = new Map([
		[entryName("course", "*"), 1],
		[entryName("lesson/one", "en"), 4],
	]);
	expect(movedSince(submitted, now)).toEqual([
		{ key: "lesson/one", language: "en", how: "changed" },
		{ key: "lesson/two", language: "de", how: "gone" },
	]);
});
