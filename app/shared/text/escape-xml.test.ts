import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml";

test.each([
	['a & b <c> "d"', "a &amp; b &lt;c&gt; &quot;d&quot;"],
	["]]>", "]]&gt;"],
	["line\nand\ttab", "line\nand\ttab"],
	["\u0000\u0008\u001b\ufffe", ""],
	["合同 🏠", "合同 🏠"],
	["half \ud83d", "half \ufffd"],
])("%j becomes %j", (text, expected) => {
	expect(escapeXml(text)).toBe(expected);
});
