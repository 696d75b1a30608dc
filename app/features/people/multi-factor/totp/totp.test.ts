import { expect, test } from "vitest";
import { createTotpSecret, matchingStep, otpauthAddress, stepOf } from "./totp";

/** RFC 6238, appendix B, SHA-1: the last six of its eight digits. */
const SECRET = new TextEncoder().encode("12345678901234567890");
const VECTORS = [
	[59, "287082"],
	[1_111_111_109, "081804"],
	[1_111_111_111, "050471"],
	[1_234_567_890, "005924"],
	[2_000_000_000, "279037"],
	[20_000_000_000, "353130"],
] as const;
const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)("at %i seconds the code is %s", (seconds, code) => {
	expect(matchingStep(SECRET, code, { now: at(seconds) })).toBe(Math.floor(seconds / 30));
});

test.each([
	[-31, null],
	[-30, 37_037_037],
	[0, 37_037_037],
	[29, 37_037_037],
	[59, 37_037_037],
	[60, null],
])("a code is taken from one step before its own to one after: %i seconds from its beginning", (seconds, step) => {
	const beginning = 37_037_037 * 30;
	expect(matchingStep(SECRET, "050471", { now: at(beginning + seconds) })).toBe(step);
});

test("a step that was used, and those before it, count no more", () => {
	const now = at(1_111_111_111);
	expect(matchingStep(SECRET, "050471", { now, lastStep: stepOf(now) - 1 })).toBe(stepOf(now));
	expect(matchingStep(SECRET, "050471", { now, lastStep: stepOf(now) })).toBeNull();
	expect(matchingStep(SECRET, "081804", { now, lastStep: stepOf(now) })).toBeNull();
});

test("blanks between the digits do not matter; what is no code of six digits is none", () => {
	const now = at(59);
	for (const typed of [" 287 082 ", "２８７０８２", "287–082.", "\u200b287082"])
		expect(matchingStep(SECRET, typed, { now })).toBe(1);
	for (const typed of ["", "28708", "2870821", "94287082", "28708a"]) {
		expect(matchingStep(SECRET, typed, { now })).toBeNull();
	}
});

test("secrets have 160 bits, each its own, and the address names school and account", () => {
	expect(createTotpSecret()).toHaveLength(20);
	expect(createTotpSecret()).not.toEqual(createTotpSecret());
	const address = otpauthAddress(SECRET, { issuer: "G.R.E.W.", account: "mira@mail.example" });
	expect(address).toMatch(/^otpauth:\/\/totp\/G\.R\.E\.W\.:mira%40mail\.example\?/);
	expect(address).toContain("secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
});
