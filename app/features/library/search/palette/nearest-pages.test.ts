import { expect, test } from "vitest";
import { nearestPages } from "./nearest-pages";

const pages = (["/", "/courses", "/pricing", "/affiliate-program", "/help", "/settings/language"] as const).map(
	(path) => ({ path, name: "home" as const }),
);

test.each([
	["/corses", ["/courses"]],
	["/Course", ["/courses"]],
	["/price", []],
	["/pricign", ["/pricing"]],
	["/affiliates/program", ["/affiliate-program"]],
	["/en/old/help/center", ["/help"]],
	["/lettings/language", ["/settings/language"]],
	["/nothing/at/all", []],
	["/", []],
])("%s may have meant %j", (path, expected) => {
	expect(nearestPages(pages, path).map((page) => page.path)).toEqual(expected);
});
