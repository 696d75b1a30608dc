import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { countParagraphs, isAllowedLink, RENDERER, renderMarkdown } from "./markdown.ts";

test("HTML in the source stays text", () => {
	const html = renderMarkdown(`<script>alert(1)</script>\n\nA <img src=x onerror="alert(1)"> and <b>bold</b>.`);

	expect(html).not.toMatch(/<(?:script|img|b)\b/);
	expect(html).toContain("&lt;script&gt;");
});

test.each([
	"[a](javascript:alert(1))",
	"[a](JaVaScRiPt:alert(1))",
	"[a](java&#115;cript:alert(1))",
	"[a](&#x6A;avascript:alert(1))",
	"[a](vbscript:msgbox(1))",
	"[a](data:text/html;base64,PHNjcmlwdD4=)",
	"[a](file:///etc/passwd)",
	"[a](//evil.example/x)",
	"[a](/\\evil.example)",
	"[a](</\t/evil.example>)",
	"[a](http://evil.example)",
	"<javascript:alert(1)>",
	"[a]: javascript:alert(1)\n\n[a]",
	'[a](https://x.example"onmouseover="alert(1))',
	'[a](https://x.example "title\\" onclick=\\"alert(1)")',
	"![a](javascript:alert(1))",
	"![a](https://x.example/pixel.gif)",
	'```html" onclick=alert(1)\n<svg onload=alert(1)>\n```',
	"`<svg/onload=alert(1)>`",
	"## <img src=x onerror=alert(1)>",
	'| <a href="javascript:alert(1)">x</a> |\n|---|\n| `" onclick="` |',
])("%s brings no script, picture or foreign scheme", (source) => {
	const html = renderMarkdown(source);
	const tags = html.match(/<[^>]*>/g) ?? [];

	for (const tag of tags) {
		expect(tag).toMatch(/^<\/?(?:h[2-4]|p|a|em|strong|code|pre|div|table|thead|tbody|tr|th|td|ul|ol|li)\b/);
		expect(tag).not.toMatch(/\son\w+=|style=|src=|javascript:|data:|"http:|"\/\/|"\/\\/i);
	}
});

test("links that leave the site carry rel, paths of the site do not", () => {
	const html = renderMarkdown("[law](https://law.example/a?b=1&c=2) and [tool](/tools/deal-calculator#top)");

	expect(html).toContain('<a href="https://law.example/a?b=1&amp;c=2" rel="noopener noreferrer">law</a>');
	expect(html).toContain('<a href="/tools/deal-calculator#top">tool</a>');
});

test("a table stands in a box that can be scrolled, its figures to the right", () => {
	const html = renderMarkdown(
		"## The sum\n\n| Line | USD |\n|---|---:|\n| Repairs | −31,000 |\n| **Offer** | **108,800** |",
	);

	expect(html).toContain('<h2 id="part-1">The sum</h2>');
	expect(html).toContain('<div class="table-scroll" tabindex="0" role="group" aria-labelledby="part-1"><table>');
	expect(html).toContain('<td class="text-right"><strong>108,800</strong></td>');
	expect(html).not.toContain("style=");
	expect(html.endsWith("</table></div>")).toBe(true);
});

test("headings keep below the page's own and have ids of their own", () => {
	const html = renderMarkdown("# One\n\n## Цена дома\n\n### 报价 & more\n\n### 报价 more\n\n###### Six\n\n### !");

	expect(html.match(/<h\d[^>]*>/g)).toEqual([
		'<h2 id="part-1">',
		'<h2 id="part-2">',
		'<h3 id="s-报价-more">',
		'<h3 id="s-报价-more-2">',
		"<h4>",
		'<h3 id="s-part">',
	]);
});

test("with ids of paragraphs a question can lead to each of them, and to none that it must not count", () => {
	const source =
		"Before.\n\n## One\n\nA *word*.\n\n[recall: why]\n\n### Aside\n\n- a\n- b\n\n| A |\n|---|\n| 1 |\n\n## Two\n\n---\n\n" +
		"> Note.\n>\n> More.\n\n1. one\n\n![Who](figure:house)\n\n```\ncode\n```";
	const html = renderMarkdown(source, { house: "<svg></svg>" }, { paragraphIds: true });

	expect([...html.matchAll(/<(\w+)[^>]* id="(part-\d+-\d+)"/g)].map(([, tag, id]) => `${tag} ${id}`)).toEqual([
		"p part-0-1",
		"p part-1-1",
		"ul part-1-2",
		"div part-1-3",
		"blockquote part-2-1",
		"ol part-2-2",
		"figure part-2-3",
		"code part-2-4",
	]);
	expect(html).toContain("<svg></svg><figcaption>");
	expect(html).toContain('<div data-recall="why"></div>');
	expect(countParagraphs(source)).toEqual([1, 3, 4]);
	expect(renderMarkdown(source)).not.toMatch(/id="part-\d+-/);
});

test("typographic quotes and dashes are set", () => {
	expect(renderMarkdown('"Sold" -- or not...')).toBe("<p>“Sold” – or not…</p>");
});

test("more than 60,000 characters are refused", () => {
	expect(() => renderMarkdown("a".repeat(60_001))).toThrow(RangeError);
});

test.each([
	["emphasis", "*a_".repeat(20_000)],
	["open brackets", "[".repeat(60_000)],
	["links", "[a](".repeat(15_000)],
	["quotes", ">".repeat(60_000)],
	["lists", "- ".repeat(30_000)],
	["backticks", Array.from({ length: 340 }, (_, index) => "`".repeat(index)).join(" ")],
	["table", `|${"a|".repeat(5_000)}\n|${"-|".repeat(5_000)}\n${"|\n".repeat(30_000)}`.slice(0, 60_000)],
	["quotation marks", `"'`.repeat(30_000)],
	["same headings", "## a\n".repeat(12_000)],
	["tables", "|a|\n|-|\n\n".repeat(6_600)],
	["entities", "&lt;".repeat(15_000)],
])("pathological %s finish", { timeout: 20_000 }, (_name, source) => {
	expect(renderMarkdown(source).length).toBeGreaterThan(0);
});

test("the HTML of a text is the one that its renderer's version stands for", () => {
	const html = renderMarkdown(EVERYTHING, { house: "<svg></svg>" });
	const withIds = renderMarkdown(EVERYTHING, { house: "<svg></svg>" }, { paragraphIds: true });
	const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

	// If a hash changes, raise RENDERER, so that published texts are rendered again, and record the new values here.
	expect([RENDERER, hash(html), hash(withIds)]).toEqual([4, "11b9c502f3069b6c", "8c6fecae0c66a359"]);
});

const EVERYTHING = `# One

A "quote" -- with *emphasis*, **strength**, ~~regret~~, \`code\`, a [link](https://a.example) and [a page](/help).

## Two & <b>more</b>

> Rules differ by place.

- one
- [ ] two

3. three

| Line | USD |
|---|---:|
| **Price** | 100 |

![picture](https://a.example/a.png)

---

\`\`\`
code
\`\`\`

##### Deep

[recall: one]

![A house](figure:house)
`;

test("an address is https, mail, a path or a place on the page", () => {
	expect(["https://a.example", "mailto:a@b.example", "/courses/1", "/", "#top"].every(isAllowedLink)).toBe(true);
	expect(["http://a.example", "a", "//a", "/\\a", "ftp://a", "javascript:1", ""].some(isAllowedLink)).toBe(false);
});

test("an item that begins with a box is one to tick, and its text is read as any other", () => {
	expect(renderMarkdown("- [ ] Ask *who* signs\n- [x] plain\n\n[ ] no item")).toBe(
		'<ul>\n<li class="tick-box">Ask <em>who</em> signs</li>\n<li>[x] plain</li>\n</ul>\n<p>[ ] no item</p>',
	);
});

test("a recall question leaves its place, and only where it stands alone", () => {
	expect(renderMarkdown("Before.\n\n[recall: three-layers]\n\nAfter.")).toBe(
		'<p>Before.</p>\n<div data-recall="three-layers"></div>\n<p>After.</p>',
	);
	expect(renderMarkdown("See [recall: three-layers] here.")).toBe("<p>See [recall: three-layers] here.</p>");
});

test("a figure is drawn above its caption when there is a drawing, other pictures are not shown", () => {
	const source = "![Who pays <whom>](figure:closing)";
	const caption = "<figcaption>Who pays &lt;whom&gt;</figcaption></figure>";

	expect(renderMarkdown(source, { closing: "<svg></svg>" })).toBe(
		`<figure data-figure="closing"><svg></svg>${caption}`,
	);
	expect(renderMarkdown(source)).toBe(`<figure data-figure="closing">${caption}`);
	expect(renderMarkdown("![x](https://a.example/x.png)")).not.toContain("<img");
	expect(renderMarkdown("[x](figure:closing)")).not.toContain("href");
});
