import { expect, test } from "vitest";
import { readSerial } from "#app/features/learning/certificates/serial.ts";
import { couponCode } from "#app/features/money/coupons/coupon-rules.ts";
import { testCardOf } from "#app/features/money/gateway/sandbox/sandbox-cards.ts";
import { SandboxCardForm } from "#app/features/money/orders/schemas.ts";
import { normalizeRecoveryCode } from "#app/features/people/multi-factor/recovery/recovery-codes.server.ts";
import { pastedCode } from "./pasted-code";

test.each([
	["１２３４５６", "123456"],
	["123 456", "123456"],
	["\u200b123\u00a0456\u2060", "123456"],
	["123–456.", "123-456"],
	["(123456)", "123456"],
	["“SAVE—X1”", "SAVE-X1"],
])("%s is read as %s", (typed, code) => {
	expect(pastedCode(typed)).toBe(code);
});

test("a coupon is found however it was pasted", () => {
	for (const typed of ["SAVE–X1", " save-x1 ", "(SAVE-X1)", "ＳＡＶＥ－Ｘ１", "SAVE\u00ad‑X1.", "SAVE−X1"])
		expect(couponCode(typed)).toBe("SAVE-X1");
});

test("a recovery code is read in any width, with its dashes or without", () => {
	expect(normalizeRecoveryCode("ＡＢＣＤ–efgh—0123 4567.")).toBe("abcdefgh01234567");
});

test("a serial is read from its sentence, its link and its printed form", () => {
	const serial = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
	const printed = "01AR-Z3ND-EKTS-V4RR-FFQ6-9G5F-AV";
	const typed = [
		serial,
		printed,
		`${printed}.`,
		`(${printed})`,
		printed.replaceAll("-", "–"),
		`«${printed.toLowerCase()}»`,
		`https://school.example/verify/${printed}`,
		`<https://school.example/de/verify/${printed}?from=pdf#top>.`,
		`school.example/verify/${printed}/`,
		`Certificate: https://school.example/verify/${printed}.pdf`,
		`https://school.example/verify?serial=${printed}`,
	];
	for (const one of typed) expect(readSerial(one), one).toBe(serial);
});

test("what is no serial stays none", () => {
	for (const one of ["", "x", "https://school.example/verify/", "https://school.example/verify/x", "x".repeat(3000)])
		expect(readSerial(one)).toBeNull();
});

test.each([
	"4242 4242 4242 4242",
	"４２４２４２４２４２４２４２４２",
	"4242–4242–4242–4242",
	"\u200b4242\u00a04242\u202f42424242.",
	"(4242424242424242)",
])("the card %j is that of the sandbox", (number) => {
	expect(testCardOf(SandboxCardForm.parse({ number }).number)).toBe("success");
});

test("a card of nothing that is seen is missing", () => {
	expect(SandboxCardForm.safeParse({ number: "\u3164\u200b" }).error?.issues[0]?.message).toBe("errors.cardMissing");
});
