import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inTheme, letterStyle } from "./letter-colors";
import { LETTER_STYLE_HASHES } from "./letter-style-hash";

test.each(["light", "dark"] as const)(
	"the policy of pages allows the style sheet of mails in the %s theme",
	(theme) => {
		const style = inTheme(letterStyle(), theme);
		expect(style).not.toContain("prefers-color-scheme");
		expect(LETTER_STYLE_HASHES[theme]).toBe(`sha256-${createHash("sha256").update(style).digest("base64")}`);
	},
);
