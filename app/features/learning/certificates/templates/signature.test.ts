import { expect, test } from "vitest";
import { templateSignature } from "./signature";

const school = { signature: "school", signerName: "Ruth Lindqvist" };

test.each([
	["the school's where the course says nothing", null, "school"],
	["the school's where the course names nobody", { signature: null, signerName: "  " }, "school"],
	["the course's own", { signature: "own", signerName: null }, "own"],
	["none where the course names somebody else", { signature: null, signerName: "Dimitri Vasilakis" }, null],
])("%s", (_words, course, expected) => {
	expect(templateSignature(course, school)).toBe(expected);
});

test("a school without one has none", () => {
	expect(templateSignature(null, { signature: null, signerName: "" })).toBeNull();
	expect(templateSignature()).toBeNull();
});
