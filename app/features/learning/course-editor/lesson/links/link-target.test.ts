import { expect, test } from "vitest";
import { renderMarkdown } from "#db/content/markdown.ts";
import { linkTo, typedAddress } from "./link-target";

test.each([
	["https://example.com/a?b=c", "https://example.com/a?b=c"],
	[" /resources/offer ", "/resources/offer"],
	["https://", null],
	["http://example.com", null],
	["javascript:alert(1)", null],
	["//evil.example", null],
	["maximum allowable offer", null],
])("%s typed is the address %s", (typed, address) => {
	expect(typedAddress(typed)).toBe(address);
});

test("selected words stay as they are, a title is taken letter by letter", () => {
	const target = { title: "Offers [draft]", address: "lesson:deals/offers" };
	expect(linkTo(target, "the **offer**")).toBe("[the **offer**](lesson:deals/offers)");
	expect(renderMarkdown(linkTo(target, ""))).toBe('<p><a href="/to/deals/offers">Offers [draft]</a></p>');
});
