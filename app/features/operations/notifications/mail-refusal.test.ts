import { expect, test } from "vitest";
import { isMailRefusal } from "./mail-refusal";

const coded = (code: string) => Object.assign(new Error("No"), { code });

test.each(["E_RATE_LIMIT_EXCEEDED", "E_SENDER_NOT_VERIFIED", "E_RECIPIENT_SUPPRESSED"])("%s refuses a mail", (code) => {
	expect(isMailRefusal(coded(code))).toBe(true);
});

test.each([
	coded("E_INTERNAL_SERVER_ERROR"),
	coded("E_DELIVERY_FAILED"),
	coded("ECONNRESET"),
	new Error("Network connection lost."),
	"E_RATE_LIMIT_EXCEEDED",
	undefined,
])("%s leaves open whether a mail has left", (error) => {
	expect(isMailRefusal(error)).toBe(false);
});
