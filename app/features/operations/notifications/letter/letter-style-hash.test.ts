import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { letterStyle } from "./letter-colors";
import { LETTER_STYLE_HASH } from "./letter-style-hash";

test("the policy of pages allows the style sheet of mails, and that alone", () => {
	expect(LETTER_STYLE_HASH).toBe(`sha256-${createHash("sha256").update(letterStyle()).digest("base64")}`);
});
