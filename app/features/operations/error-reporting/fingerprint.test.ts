import { describe, expect, test } from "vitest";
import { fingerprintOf, normalizedMessage, topFrameOf } from "./fingerprint";

describe("the gist of a message", () => {
	test.each([
		["Lesson 12 of 40 is missing", "Lesson # of # is missing"],
		["No row 7f3c1b2a-1111-2222-3333-444455556666 here", "No row # here"],
		["Asset 9f86d081884c is gone", "Asset # is gone"],
		["Deadline decade added", "Deadline decade added"],
		["First line\nsecond 1", "First line"],
		["took 1,024.5 ms", "took # ms"],
	])("of %j is %j", (message, gist) => {
		expect(normalizedMessage(message)).toBe(gist);
	});
});

describe("the top frame", () => {
	test.each([
		[
			"Error: x\n    at render (https://grew.example/assets/root-B1x9yZ_a.js:1:23)\n    at b (c:1:2)",
			"render /assets/root.js",
		],
		["Error: x\n    at https://grew.example/assets/root-AAAAAAAA.js:9:9", "anonymous /assets/root.js"],
		["Error: x\n    at async load (https://grew.example/app/x.tsx?[query]:10:5)", "load /app/x.tsx"],
		["render@https://grew.example/assets/root-B1x9yZ_a.js:1:23", "render /assets/root.js"],
		["@https://grew.example/a.js:1:23", "anonymous /a.js"],
		["Error: x", null],
		[null, null],
	])("of %j is %j", (stack, frame) => {
		expect(topFrameOf(stack)).toBe(frame);
	});
});

test("numbers and builds make no new group; another place or message does", async () => {
	const stack = (build: string, line: number, name = "render") =>
		`Error: x\n    at ${name} (https://grew.example/assets/root-${build}.js:${line}:5)`;
	const first = await fingerprintOf("Lesson 1 is missing", stack("AAAAAAAA", 1));

	expect(first).toMatch(/^[0-9a-f]{32}$/);
	expect(await fingerprintOf("Lesson 22 is missing", stack("BBBBBBBB", 7))).toBe(first);
	expect(await fingerprintOf("Lesson 1 is missing", stack("AAAAAAAA", 1, "load"))).not.toBe(first);
	expect(await fingerprintOf("Course 1 is missing", stack("AAAAAAAA", 1))).not.toBe(first);
});
