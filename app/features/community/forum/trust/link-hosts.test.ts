import { describe, expect, test } from "vitest";
import { renderPost } from "../markdown/render-post.server";
import { hostToShow, ownPath, plainLink } from "./link-hosts";

test("a link is the same with and without what tells visits apart", () => {
	const links = ["https://www.offer.example/a/?utm_source=x", "http://offer.example/a", "https://OFFER.example/a/#top"];
	expect(new Set(links.map(plainLink))).toEqual(new Set(["offer.example/a"]));
	expect(plainLink("https://offer.example/a?id=2")).toBe("offer.example/a?id=2");
	expect(plainLink("/courses")).toBeNull();
});

describe("an address is of the school itself", () => {
	test.each([
		["https://school.example", "/"],
		["http://school.example/courses/3?a=b#c", "/courses/3?a=b#c"],
		["HTTPS://WWW.School.Example/fr/forum", "/fr/forum"],
	])("%s", (address, path) => expect(ownPath(address, "https://school.example")).toBe(path));

	test("also where the school has www., or a port", () => {
		expect(ownPath("https://school.example/a", "https://www.school.example")).toBe("/a");
		expect(ownPath("http://localhost:8787/a", "http://localhost:8787")).toBe("/a");
	});

	test.each([
		"https://school.example.evil.example/courses",
		"https://my-school.example/courses",
		"https://sub.school.example/courses",
		"https://school.example:8443/courses",
		"https://school.example@evil.example/courses",
		"https://school.example:x@evil.example/courses",
		"https://evil.example@school.example/courses",
		"https://evil.example/?https://school.example/courses",
		"https://sсhool.example/courses",
		"https://school.example//evil.example",
		"https://school.example/.//evil.example",
		"mailto:a@school.example",
		"/courses",
	])("but not %s", (address) => expect(ownPath(address, "https://school.example")).toBeNull());
});

describe("the host stands beside a link", () => {
	test.each([
		["https://evil.example/x", "school.example", "evil.example"],
		["https://evil.example/x", "https://school.example/login", "evil.example"],
		["https://аррӏе.example/", "apple", "xn--80ak6aa92e.example"],
		["https://evil.example/x", "read this", null],
		["https://evil.example/x", "evil.example", null],
		["https://www.evil.example/x", "https://evil.example/x", null],
		["/courses", "school.example", null],
	])("%s with the words %s: %s", (address, words, host) => {
		expect(hostToShow(address, words)).toBe(host);
	});

	test("in a post, however the link was written", () => {
		expect(renderPost("[paypal.example](https://evil.example/a)").html).toContain("paypal.example</a> (evil.example)");
		const { html, hosts } = renderPost("https://аррӏе.example/ and <https://fine.example>");
		expect(html).toContain("(xn--80ak6aa92e.example)");
		expect(html).not.toContain("(fine.example)");
		expect(hosts).toEqual(["xn--80ak6aa92e.example", "fine.example"]);
	});

	test("and all links to elsewhere tell search engines that members wrote them", () => {
		const { html } = renderPost("https://one.example [two](http://two.example) ![three](https://three.example/3.png)");
		const links = [...html.matchAll(/<a href="https?:[^>]*>/g)].map(([link]) => link);
		expect(links).toHaveLength(3);
		for (const link of links) expect(link).toContain('rel="ugc nofollow noopener"');
	});
});
