import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "#db/content/markdown.ts";
import { linkMentions, linkTerms } from "./link-terms";
import { type LinkedTerm, termMatcher } from "./term-matcher";

const term = (slug: string, names: string[], isNeverLinked = false): LinkedTerm => ({ slug, names, isNeverLinked });
const english = termMatcher([
	term("cash", ["cash"]),
	term("cash-buyer", ["cash buyer", "cash buyers"]),
	term("assignment-fee", ["assignment fee", "assignment fees"]),
	term("after-repair-value", ["after-repair value", "ARV"]),
	term("closing", ["closing"], true),
	term("closing-costs", ["closing costs"]),
	term("owners-loan", ["owner's loan", "P&L"]),
]);
const link = (slug: string, text: string) => `<a class="term" href="/glossary/${slug}" data-term="${slug}">${text}</a>`;
const linked = (html: string, matcher = english, except?: string) =>
	linkMentions(html, matcher, except).map(({ slug, from, to }) => `${html.slice(from, to)} → ${slug}`);

describe("which words become a link", () => {
	test("the first mention is, and what stands around it stays as it was", () => {
		expect(linkTerms("<p>Pay the assignment fee, then the assignment fee.</p>", english)).toBe(
			`<p>Pay the ${link("assignment-fee", "assignment fee")}, then the assignment fee.</p>`,
		);
	});

	test("each section of the second level begins anew, one of the third does not", () => {
		const html = "<p>cash</p><h3>A</h3><p>cash</p><h2>B</h2><p>cash</p><p>cash</p>";
		expect(linkMentions(html, english).map(({ section }) => section)).toEqual([0, 1]);
	});

	test.each([
		["A cash buyer has cash.", ["cash buyer → cash-buyer", "cash → cash"]],
		["Cash Buyers and a cash\nbuyer.", ["Cash Buyers → cash-buyer"]],
		["At closing the closing costs are due.", ["closing costs → closing-costs"]],
		["Non-cash, cashier, cash-rich: none.", []],
		["The after‑repair value", ["after‑repair value → after-repair-value"]],
		["An ARV, no arv.", ["ARV → after-repair-value"]],
		["The owner’s loan and the P&amp;L.", ["owner’s loan → owners-loan"]],
		["&amp; cash&nbsp;buyer", ["cash → cash"]],
		["(cash)", ["cash → cash"]],
	])("%s", (text, expected) => {
		expect(linked(`<p>${text}</p>`)).toEqual(expected);
	});

	test("a term does not link itself in its own text, nor what is part of its name", () => {
		expect(linked("<p>A cash buyer has cash.</p>", english, "cash-buyer")).toEqual(["cash → cash"]);
		expect(linked("<p>A cash buyer has money.</p>", english, "cash-buyer")).toEqual([]);
	});

	test("the page's language prefix is in the address", () => {
		expect(linkTerms("<p>cash</p>", english, { at: "/de/glossary" })).toContain('href="/de/glossary/cash"');
	});
});

describe("where nothing links itself", () => {
	test.each([
		'<p><a href="/help/money">cash</a></p>',
		"<h2>cash</h2><h3>cash</h3><h4><em>cash</em></h4>",
		"<pre><code>cash</code></pre><p><code>cash</code></p>",
		"<button>cash</button><label>cash</label>",
		"<figure><svg><title>cash</title><text>cash</text></svg><figcaption>cash</figcaption></figure>",
		"<figure><figure>cash</figure>cash</figure>",
		'<div class="table-scroll"><table><tr><th>cash</th></tr></table></div>',
		"<!-- cash -->",
		'<p><em class="x > cash">none</em></p>',
		'<div data-recall="cash"></div>',
	])("%s", (html) => {
		expect(linkTerms(html, english)).toBe(html);
	});

	test("after what is closed to it the text goes on", () => {
		expect(linked("<figure><figure>cash</figure>cash</figure><p>cash</p>")).toEqual(["cash → cash"]);
		expect(linked("<a href='/x'>cash</a> cash")).toEqual(["cash → cash"]);
	});

	test("a term that the author has linked in a section is not linked after that", () => {
		const html = '<p>See <a href="/glossary/cash">money</a>: cash.</p><h2>B</h2><p>cash</p>';
		expect(linkMentions(html, english).map(({ section }) => section)).toEqual([1]);
	});
});

describe("other languages", () => {
	const russian = termMatcher([
		term("assignment-fee", ["плата за уступку", "платы за уступку", "плату за уступку"]),
		term("seller", ["продавец", "продавца", "учёт"]),
	]);
	const german = termMatcher([
		term("assignment-fee", ["Abtretungsgebühr", "Abtretungsgebühren"]),
		term("comparables", ["Vergleichsobjekt", "Vergleichsobjekte", "Vergleichsobjekten"]),
		term("dom", ["DOM"]),
	]);
	const chinese = termMatcher([
		term("assignment-fee", ["转让费", "合同转让费"]),
		term("after-repair-value", ["修缮后价值", "ARV"]),
		term("assignment", ["转让"]),
	]);

	test("Russian and German terms are found in the forms that their aliases name", () => {
		expect(linked("<p>Без платы за уступку нет дохода. Плату за уступку…</p>", russian)).toEqual([
			"платы за уступку → assignment-fee",
		]);
		expect(linked("<p>Учет у продавца</p>", russian)).toEqual(["Учет → seller"]);
		expect(linked("<p>Den Vergleichsobjekten die Abtretungsgebühren</p>", german)).toEqual([
			"Vergleichsobjekten → comparables",
			"Abtretungsgebühren → assignment-fee",
		]);
		expect(linked("<p>Der Kölner Dom, Gebührenabtretungsgebühr</p>", german)).toEqual([]);
	});

	test("Chinese terms are found between other characters, the longest first", () => {
		expect(linked("<p>买家付合同转让费后转让完成，ARV是修缮后价值。</p>", chinese)).toEqual([
			"合同转让费 → assignment-fee",
			"转让 → assignment",
			"ARV → after-repair-value",
		]);
		expect(linked("<p>MARV是</p>", chinese)).toEqual([]);
	});
});

describe("whatever the text", () => {
	const pieces = fc.constantFrom(
		...[
			"cash",
			"cash buyer",
			"assignment fees",
			"ARV",
			"&",
			"<",
			">",
			'"',
			"'",
			"`",
			"**",
			"_",
			"\n\n",
			"\n",
			" ",
			"## ",
		],
		...[
			"- ",
			"| a | b |\n|---|---|\n",
			"[cash](/glossary/cash)",
			"[x](https://a.example)",
			"转让费",
			"ё",
			"🙂",
			"[recall: cash]",
		],
	);
	const texts = fc.array(fc.oneof(pieces, fc.string({ unit: "grapheme", maxLength: 8 })), { maxLength: 40 });
	const withoutLinks = (html: string) =>
		html.replace(/<a class="term" href="[^"]*" data-term="[^"]*">(.*?)<\/a>/gs, "$1");

	test("taking the links away gives the HTML that went in, and no link stands in another", () => {
		fc.assert(
			fc.property(texts, (parts) => {
				const html = renderMarkdown(parts.join(""));
				const made = linkTerms(html, english);
				expect(withoutLinks(made)).toBe(html);
				expect(made.replace(/<a [^>]*>(?:(?!<\/?a[ >]).)*<\/a>/gs, "")).not.toMatch(/<\/?a[ >]/);
			}),
			{ numRuns: 400 },
		);
	});

	test("it ends, and only adds, for what is no HTML at all", () => {
		fc.assert(
			fc.property(
				fc.array(fc.oneof(pieces, fc.constantFrom("<a", "</", "<!--", "-->", "<p class='", '="')), { maxLength: 30 }),
				(parts) => {
					const html = parts.join("");
					expect(withoutLinks(linkTerms(html, english)).length).toBe(html.length);
				},
			),
			{ numRuns: 400 },
		);
	});
});
