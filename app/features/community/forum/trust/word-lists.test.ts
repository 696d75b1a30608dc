import { describe, expect, test } from "vitest";
import { entriesOf, findHost, findWord } from "./word-lists";

test("a list has one entry a line or between commas, each once", () => {
	expect(entriesOf("Casino\n free money ,casino\n\n赌场、")).toEqual(["casino", "free money", "赌场"]);
	expect(entriesOf("")).toEqual([]);
});

describe("a word of a list", () => {
	test.each([
		["Try this CASINO now", "casino"],
		["free   money!", "free money"],
		["Ｃａｓｉｎｏ", "casino"],
		["最好的赌场在这里", "赌场"],
		["C++ (really)", "c++"],
		["Бесплатные деньги", "бесплатные деньги"],
	])("is found in “%s”", (text, list) => {
		expect(findWord(text, list)).not.toBeNull();
	});

	test.each([
		["casinos are other words", "casino"],
		["Essex", "sex"],
		["freemoney", "free money"],
		["anything", ""],
		["anything", " ,\n"],
	])("is not found in “%s”", (text, list) => {
		expect(findWord(text, list)).toBeNull();
	});
});

describe("a host of a list", () => {
	const list = "bad.example\n*.worse.example, https://www.worst.example/path\nbücher.example";
	test.each([
		["bad.example", true],
		["shop.bad.example", true],
		["worse.example", true],
		["worst.example", true],
		["xn--bcher-kva.example", true],
		["notbad.example", false],
		["bad.example.org", false],
	])("%s: %s", (host, isBlocked) => {
		expect(findHost(["fine.example", host], list)).toBe(isBlocked ? host : null);
	});
});
