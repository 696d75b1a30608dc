import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLoadFailure } from "#app/features/site/error-pages/load-failure.ts";
import { canRetry, MAX_RETRIES } from "#app/features/site/error-pages/retries.ts";
import { createErrorId, errorDetails } from "./error-details";
import { errorKindOf } from "./error-kind";
import { isIgnorable } from "./ignorable-error";
import {
	CLEAN_UP_EVERY_MS,
	createRepeatedErrors,
	KEY_LENGTH,
	REPEAT_THRESHOLD,
	REPEAT_WINDOW_MS,
} from "./repeated-errors";
import { fitReport } from "./send-report";

describe("what is not reported", () => {
	test.each([
		"Authentication required",
		"401: Unauthorized",
		"Invalid token",
		"TypeError: Failed to fetch",
		"Network request failed",
		"Unexpected end of JSON input",
		"ResizeObserver loop limit exceeded",
		"ResizeObserver loop completed with undelivered notifications.",
		"Failed to load image /covers/3.svg",
		"Image load error",
		"Error loading img",
		"signal is aborted without reason",
		"The user aborted a request.",
		"The operation was aborted. ",
		"Fetch is aborted",
	])("%s", (message) => {
		expect(isIgnorable(message)).toBe(true);
	});

	test.each([
		"Cannot read properties of undefined (reading 'map')",
		"Minified React error #418",
		"The imagination loaded itself",
		"Token of the lesson is missing",
		"The payment was aborted by the bank",
	])("but %s is", (message) => {
		expect(isIgnorable(message)).toBe(false);
	});
});

describe("errors that repeat", () => {
	test("the constants are those of the specification", () => {
		expect([REPEAT_WINDOW_MS, REPEAT_THRESHOLD, CLEAN_UP_EVERY_MS, KEY_LENGTH, MAX_RETRIES]).toEqual([
			5000, 3, 10_000, 100, 3,
		]);
	});

	test("the third within five seconds is held back, and the ones after it", () => {
		const repeated = createRepeatedErrors();
		const times = [0, 2000, 4999, 5000];
		expect(times.map((time) => repeated.isRepeated("x", time))).toEqual([false, false, true, true]);
	});

	test("after five seconds it counts from one again", () => {
		const repeated = createRepeatedErrors();
		const times = [0, 1, 5001, 5002, 5003];
		expect(times.map((time) => repeated.isRepeated("x", time))).toEqual([false, false, false, false, true]);
	});

	test("messages are the same when their first 100 characters are", () => {
		const repeated = createRepeatedErrors();
		const same = "a".repeat(100);
		repeated.isRepeated(`${same}1`, 0);
		repeated.isRepeated(`${same}2`, 0);
		expect(repeated.isRepeated(`${same}3`, 0)).toBe(true);
		expect(repeated.isRepeated(`${"a".repeat(99)}b`, 0)).toBe(false);
	});

	test("cleaning forgets what is over and keeps what is not", () => {
		const repeated = createRepeatedErrors();
		repeated.isRepeated("old", 0);
		repeated.isRepeated("new", 6000);
		expect(repeated.cleanUp(10_000)).toBe(1);
		expect(repeated.cleanUp(20_000)).toBe(0);
	});
});

test("three retries, then no more", () => {
	expect([0, 1, 2, 3, 4].map(canRetry)).toEqual([true, true, true, false, false]);
});

test.each([
	[new TypeError("x"), "x"],
	[new RangeError(""), "RangeError"],
	["text", "text"],
	["", "Unknown error"],
	[{ message: "of an object" }, "of an object"],
	[{ message: 7 }, "Unknown error"],
	[null, "Unknown error"],
	[undefined, "Unknown error"],
])("the message of %o is %j", (thrown, message) => {
	expect(errorDetails(thrown).message).toBe(message);
});

test("an error id is short and of its own", () => {
	expect(createErrorId()).toMatch(/^[0-9A-F]{8}$/);
	expect(createErrorId()).not.toBe(createErrorId());
});

test.each([
	[[], "page"],
	[[{ handle: { errorKind: "course" } }, {}], "course"],
	[[{ handle: { errorKind: "course" } }, { handle: { errorKind: "lesson" } }], "lesson"],
	[[{ handle: { errorKind: "nonsense" } }], "page"],
	[[{ handle: null }, { handle: undefined }], "page"],
])("routes %j show an error of kind %s", (matches, kind) => {
	expect(errorKindOf(matches)).toBe(kind);
});

describe("a page that did not load", () => {
	test.each([
		[new TypeError("Failed to fetch"), true],
		[new TypeError("NetworkError when attempting to fetch resource."), true],
		[new TypeError("Load failed"), true],
		[new TypeError("Failed to fetch dynamically imported module: /assets/x.js"), true],
		[new TypeError("x is not a function"), false],
		[{ status: 500 }, false],
	])("%o: %s", (error, isFailure) => {
		expect(isLoadFailure(error)).toBe(isFailure);
	});
});

test("a report fits into what the server takes, in any script", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 50 }), fc.integer({ min: 0, max: 500 }), (text, times) => {
			const long = text.repeat(times);
			const cut = fitReport({ message: long || "x", stack: long, context: long, url: long, userAgent: long });
			expect(new TextEncoder().encode(JSON.stringify(cut)).byteLength).toBeLessThanOrEqual(16 * 1024);
			expect(cut.message.length).toBeGreaterThan(0);
		}),
	);
});
