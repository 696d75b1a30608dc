import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Lessons, entries and captions without front matter keys, URLs, code and formulas.
const FILES = globSync(["locales/zh/*/*.json", "db/content/**/*.zh.{md,yaml,vtt}", "db/content/**/zh.{md,yaml}"]);

const HAN = "\\p{Script=Han}";
const FULL = "，。：；！？（）、";
const FAULTS = {
	"half-width between Chinese signs": new RegExp(`${HAN}[ \\t]*[,:;!?()](?=[ \\t]*${HAN})`, "gu"),
	"half-width bracket after a Chinese sign": new RegExp(`${HAN}[ \\t]*\\((?!https?:|/|#|\\.)`, "gu"),
	"space after a full-width mark": new RegExp(`[${FULL}][ \\t]+(?=[^\\s|])`, "gu"),
	"space before a full-width mark": new RegExp(`(?<![|\\s\\d.-])[ \\t]+[${FULL}]`, "gu"),
	"no space between a number and 分钟": /[\d}]分钟/gu,
};

test("there is Chinese to look at", () => {
	expect(FILES.length).toBeGreaterThan(300);
});

test.each(Object.entries(FAULTS))("no %s", (_, fault) => {
	const found = FILES.flatMap((file) => {
		const text = readFileSync(file, "utf8").replaceAll(/`[^`\n]*`/g, "x");
		return [...text.matchAll(fault)].map(({ index }) => `${file}: ${text.slice(Math.max(0, index - 12), index + 12)}`);
	});
	expect(found).toEqual([]);
});

test.each([
	["half-width between Chinese signs", "你好,世界"],
	["half-width bracket after a Chinese sign", "时间 (UTC)"],
	["space after a full-width mark", "你好， 世界"],
	["space before a full-width mark", "你好 ，世界"],
	["no space between a number and 分钟", "20分钟"],
] as const)("the rule sees %s", (name, text) => {
	expect(text.match(FAULTS[name])).not.toBeNull();
});
