import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

test("every address of the site map is one of a page", async () => {
	const map = await (await school.request("/sitemap.xml")).text();
	const paths = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address.replace(school.address, ""));
	// Languages alternate, because the pages are the same.
	const tried = paths.filter((path, at) => !/^\/[a-z]{2}(?:\/|$)/.test(path) || at % 11 === 0);

	expect(tried.length).toBeGreaterThan(100);
	for (const path of tried) expect([path, (await school.request(path)).status]).toEqual([path, 200]);
}, 120_000);
