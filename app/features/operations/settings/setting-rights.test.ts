import { expect, test } from "vitest";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { SETTING_KEYS } from "./setting-keys";
import { settingRefusal, settingRight } from "./setting-rights";

const MOVES_MONEY = ["guaranteeDays", "membership", "guaranteeScope", "affiliateProgram"];
const admin = (capabilities: readonly (typeof CAPABILITIES)[number][], hasProof = true) => ({
	id: 1,
	capabilities,
	hasProof,
});

test.each(SETTING_KEYS.map((key) => [key]))("%s asks for what it moves", (key) => {
	const { capability, needsProof } = settingRight(key);
	expect(capability === "money").toBe(MOVES_MONEY.includes(key));
	expect(settingRefusal(key, admin(CAPABILITIES))).toBeNull();
	expect(settingRefusal(key, admin(["content", "people", "support", "money"]))).toBe("forbidden");
	expect(settingRefusal(key, admin(["settings"]))).toBe(capability === "money" ? "forbidden" : null);
	expect(settingRefusal(key, admin(CAPABILITIES, false))).toBe(needsProof ? "proofMissing" : null);
});

test("a missing capability is named before a missing proof", () => {
	expect(settingRefusal("affiliateProgram", admin(["settings"], false))).toBe("forbidden");
});
