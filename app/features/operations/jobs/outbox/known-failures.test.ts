import { expect, test } from "vitest";
import words from "#locales/en/operations/admin.json";
import { failureText } from "./failure-text";
import { KNOWN_FAILURES, knownFailure } from "./known-failures";

test.each([
	["noMail", "No EMAIL binding, or no MAIL_FROM"],
	["accountGone", failureText(new Error(KNOWN_FAILURES.accountGone))],
	["gatewayGone", failureText(new Error("The school has no stripe any more"))],
	["mayHaveArrived", "Handed over at 2026-11-20T10:00:00.000Z; whether it arrived is not known (Error: reset)"],
	["databaseRefused", failureText(new Error("Failed query", { cause: new Error("D1_ERROR: no such table: x") }))],
	[null, failureText(new Error("A gateway says no"))],
	[null, ""],
])("%s is told by how its text begins: %s", (name, text) => {
	expect(knownFailure(text)).toBe(name);
});

test("each has words at the desk, and nothing else", () => {
	expect(Object.keys(words.jobs.failures).sort()).toEqual(Object.keys(KNOWN_FAILURES).sort());
});
