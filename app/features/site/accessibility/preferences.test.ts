import { describe, expect, test } from "vitest";
import { BEFORE_PAINT } from "./before-paint-script";
import {
	attributesOf,
	DEFAULT_PREFERENCES,
	FONT_SIZES,
	nextFontSize,
	PREFERENCES_KEY,
	parsePreferences,
} from "./preferences";

const STORED = [
	null,
	"",
	"{",
	"null",
	"7",
	'"large"',
	"[]",
	"{}",
	'{"fontSize":"huge","contrast":"low","motionReduced":"yes","singleKeys":0}',
	'{"fontSize":"toString","contrast":1,"motionReduced":1}',
	'{"fontSize":"large"}',
	'{"fontSize":"larger","contrast":"high","motionReduced":true}',
	'{"fontSize":"normal","contrast":"normal","motionReduced":false,"more":1}',
];

test("text sizes are 16, 18 and 20 px", () => {
	expect(FONT_SIZES).toEqual({ normal: 16, large: 18, larger: 20 });
});

describe("parsePreferences", () => {
	test.each(STORED.slice(0, 10))("%s is as by default", (stored) => {
		expect(parsePreferences(stored)).toEqual(DEFAULT_PREFERENCES);
	});

	test("keeps what is known", () => {
		expect(parsePreferences('{"fontSize":"large"}')).toEqual({ ...DEFAULT_PREFERENCES, fontSize: "large" });
		expect(parsePreferences('{"fontSize":"larger","contrast":"high","motionReduced":true}')).toEqual({
			fontSize: "larger",
			contrast: "high",
			motionReduced: true,
			singleKeys: true,
		});
		expect(parsePreferences('{"singleKeys":false}')).toEqual({ ...DEFAULT_PREFERENCES, singleKeys: false });
	});

	test("reads back what is written", () => {
		const chosen = { fontSize: "large", contrast: "high", motionReduced: false, singleKeys: false } as const;
		expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
	});
});

test("by default no attribute stands in the way of the system's wish", () => {
	expect(Object.values(attributesOf(DEFAULT_PREFERENCES))).toEqual([null, null, null, null]);
});

describe("the script in the head", () => {
	test("needs nothing that React would escape", () => {
		expect(BEFORE_PAINT).not.toMatch(/["'&<>]/);
		expect(BEFORE_PAINT).toContain(PREFERENCES_KEY);
	});
});

test("the text sizes go round", () => {
	expect([nextFontSize("normal"), nextFontSize("large"), nextFontSize("larger")]).toEqual([
		"large",
		"larger",
		"normal",
	]);
});
