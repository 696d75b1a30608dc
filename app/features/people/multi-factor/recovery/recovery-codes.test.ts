import { expect, test } from "vitest";
import { createRecoveryCode, hashRecoveryCode, normalizeRecoveryCode } from "./recovery-codes.server";

test("a code has sixteen letters in groups of four, and no two are the same", () => {
	const codes = Array.from({ length: 200 }, createRecoveryCode);
	for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
	expect(new Set(codes).size).toBe(200);
});

test("it may be typed as one likes, with the letters that are taken for others", async () => {
	const code = "01ab-cdef-ghjk-mnpv";
	for (const typed of ["01ABCDEFGHJKMNPV", " oiab cdef ghjk mnpu ", "OLab–cdef–ghjk–mnpv"]) {
		expect(normalizeRecoveryCode(typed)).toBe("01abcdefghjkmnpv");
		expect(await hashRecoveryCode(7, typed)).toBe(await hashRecoveryCode(7, code));
	}
	expect(await hashRecoveryCode(7, code)).not.toBe(await hashRecoveryCode(8, code));
});
