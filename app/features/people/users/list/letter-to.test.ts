import { expect, test } from "vitest";
import { mailtoLink } from "./letter-to";

test("a letter to somebody has their address and the name of the school", () => {
	expect(mailtoLink("samuel@mail.example")).toBe("mailto:samuel@mail.example?subject=G.R.E.W.");
});

test("an address with signs of its own adds nothing to the letter", () => {
	const { pathname, searchParams } = new URL(mailtoLink("a?bcc=b&cc=c#d+e@mail.example"));
	expect([decodeURIComponent(pathname), [...searchParams.keys()]]).toEqual([
		"a?bcc=b&cc=c#d+e@mail.example",
		["subject"],
	]);
});
