import { expect, test } from "vitest";
import { faultsOf } from "./chinese-faults.ts";
import { visibleWords } from "./visible-words.ts";

test.each([
	["half-width mark after a Chinese sign", "<p>592 分钟<!-- -->, <!-- -->43 个课时</p>"],
	["half-width mark after a Chinese sign", '<a aria-label="文章: How to">x</a>'],
	["half-width mark after a Chinese sign", '<p>文章: <span lang="en">How to</span></p>'],
	["half-width mark before a Chinese sign", "<p>Mira, 学员</p>"],
	["half-width bracket at a Chinese sign", "<p>时间 (UTC)</p>"],
	["half-width full stop between sentences", "<p>时间. 你好</p>"],
	["space after a full-width mark", "<p>始终免费。 <span>每笔付款</span></p>"],
	["space before a full-width mark", "<p>你好 ，世界</p>"],
	["no space between a number and 分钟", "<p><b>20</b>分钟</p>"],
])("the rule sees %s", (name, html) => {
	expect(faultsOf(visibleWords(html, "zh")).map((fault) => fault.split(": ")[0])).toContain(name);
});

test("what another block, another language or a program says is no part of a line", () => {
	const html = '<div><p>你好</p><p lang="en">Yes, (no): 好</p></div><p>好<code>a, b: 好</code></p>';
	expect(visibleWords(html, "zh")).toEqual(["你好", "好x"]);
});
