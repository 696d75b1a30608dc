import { expect, test } from "vitest";
import { passkeyFailure, passkeyHindrance } from "./passkey-hindrance";

test.each([
	["grew.example", true, true, null],
	["localhost", true, true, null],
	["grew.example", false, false, "insecure"],
	["grew.example", true, false, "browser"],
	["127.0.0.1", true, true, "number"],
	["[::1]", true, true, "number"],
] as const)("at %s, secure %s, known %s: %s", (hostname, isSecure, knowsPasskeys, hindrance) => {
	expect(passkeyHindrance({ hostname, isSecure, knowsPasskeys })).toBe(hindrance);
});

test.each([
	["InvalidStateError", "known"],
	["NotAllowedError", "cancelled"],
	["NotSupportedError", "device"],
	["ConstraintError", "device"],
	["SecurityError", "address"],
	["TypeError", "failed"],
	["constructor", "failed"],
])("%s means %s", (name, failure) => {
	expect(passkeyFailure(Object.assign(new Error("no"), { name }))).toBe(failure);
});

test("what is thrown without being an error has failed", () => {
	expect(passkeyFailure("no")).toBe("failed");
});
