import { expect, test } from "vitest";
import { siteMap } from "./site-map";

test("each page stands in it once, with its address in every language", () => {
	const map = siteMap("https://school.example", ["/", "/courses/7"]);

	expect([...map.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address)).toEqual([
		"https://school.example/",
		"https://school.example/courses/7",
	]);
	expect(map).toContain('hreflang="zh" href="https://school.example/zh/courses/7"');
	expect(map).toContain('hreflang="x-default" href="https://school.example/"');
	expect(map.match(/<xhtml:link/g)).toHaveLength(14);
});

test("what means something to XML is written out", () => {
	expect(siteMap("https://school.example", ["/courses?a=1&b=2"])).toContain("a=1&amp;b=2");
});
