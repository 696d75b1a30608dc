import { expect, test } from "vitest";
import { robotsText } from "./robots-text";

test("a public school closes what is nobody's to find; any other closes everything", () => {
	const open = robotsText("https://school.example", true).split("\n");
	expect(open).toContain("Disallow: /api/");
	expect(open).not.toContain("Disallow: /");
	expect(open).toContain("Sitemap: https://school.example/sitemap.xml");
	expect(robotsText("https://school.example", false).split("\n")).toContain("Disallow: /");
});
