import { describe, expect, test, vi } from "vitest";
import { pictureFiller, withPicturesOf } from "./fill-pictures.server";
import { nestedHtml } from "./nested-html";
import { SCREEN_PICTURES } from "./pictures.server";
import { paperPicture } from "./print/paper-picture.server";
import { isOlderVersion, PRODUCT_VERSION } from "./product-version";

describe("a page as a part of the whole manual", () => {
	test("has headings two levels deeper, and none deeper than there are", () => {
		expect(nestedHtml('<h2 id="a">A</h2><h3>B</h3><h4>C</h4><h5>D</h5>', "p")).toBe(
			'<h4 id="p-a">A</h4><h5>B</h5><h6>C</h6><h5>D</h5>',
		);
	});

	test("keeps its names and links to itself, and leaves links elsewhere alone", () => {
		const html = '<table aria-labelledby="part-1"></table><a href="#part-1">x</a><a href="/help#part-1">y</a>';
		expect(nestedHtml(html, "first-day")).toBe(
			'<table aria-labelledby="first-day-part-1"></table><a href="#first-day-part-1">x</a><a href="/help#part-1">y</a>',
		);
	});

	test("changes no word of its text", () => {
		expect(nestedHtml("<p>h2 id= &lt;h2&gt; 标题</p><hr>", "p")).toBe("<p>h2 id= &lt;h2&gt; 标题</p><hr>");
		expect(nestedHtml("", "p")).toBe("");
	});
});

describe("pictures of screens", () => {
	test("that there are not leave a text as it is, and an entry without pictures too", () => {
		expect(pictureFiller("de")("<p>Text</p>")).toBe("<p>Text</p>");
		const preview = { html: "<p>Text</p>", language: "en" as const, title: "T" };
		expect(withPicturesOf(preview)).toEqual(preview);
	});

	test("for paper are fetched by the name of one that there is, and by no other path", async () => {
		const fetch = vi.fn(async (_request: RequestInfo | URL) => new Response("jpeg"));
		const picture = paperPicture({ fetch }, "en");
		for (const name of ["no-such-picture", "../../secret", "", "constructor"]) expect(await picture(name)).toBeNull();
		expect(fetch).not.toHaveBeenCalled();

		const [name = ""] = Object.keys(SCREEN_PICTURES.pictures);
		expect(new TextDecoder().decode((await picture(name)) ?? undefined)).toBe("jpeg");
		const [asked] = fetch.mock.calls[0] ?? [];
		expect(new URL(new Request(asked ?? "").url).pathname).toMatch(/^\/paper\/manual\/en\/[\w-]+\.jpg$/);
	});

	test("for paper that the build has not made are none", async () => {
		const [name = ""] = Object.keys(SCREEN_PICTURES.pictures);
		const picture = paperPicture({ fetch: async () => new Response(null, { status: 404 }) }, "en");
		expect(await picture(name)).toBeNull();
	});
});

test.each([
	["1.9", "1.10", true],
	["1.10", "1.9", false],
	["1.0", "1", false],
	["1", "1.0.9", false],
	["1.2.3", "1.2.9", false],
	["", "0.1", true],
	["x.y", "0.0", false],
	["2", "10", true],
])("version %j is older than %j: %s", (version, than, expected) => {
	expect(isOlderVersion(version, than)).toBe(expected);
});

test("the product is not older than itself", () => {
	expect(isOlderVersion(PRODUCT_VERSION, PRODUCT_VERSION)).toBe(false);
	expect(PRODUCT_VERSION).toMatch(/^\d+\.\d+/);
});
