import { expect, test } from "vitest";
import { nearestNames } from "./nearest-names";

const NAMES = ["sign-in", "forgotten-password", "create-an-account", "enroll-in-a-course", "find-a-course", "reviews"];
const nearest = (wanted: string) => nearestNames(wanted, NAMES, (name) => name);

test.each([
	["forgoten-pasword", "forgotten-password"],
	["signin", "sign-in"],
	["sign-in-to-my-account", "sign-in"],
	["enroll", "enroll-in-a-course"],
	["REVIEW", "reviews"],
])("%s is taken for %s", (wanted, meant) => {
	expect(nearest(wanted)[0]).toBe(meant);
});

test("what is like nothing has no nearest, and there are three at most", () => {
	expect(nearest("xyzzy-42")).toEqual([]);
	expect(nearest("")).toEqual([]);
	expect(nearest("course").length).toBeLessThanOrEqual(3);
});

test("an address of thousands of letters has no nearest", () => {
	expect(nearest("a-".repeat(100_000))).toEqual([]);
});
