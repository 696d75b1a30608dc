import { expect, test } from "vitest";
import { wholeRouteTable } from "./whole-route-table.ts";

const { routes, find } = wholeRouteTable;

test("an entry of the library may be called like a page of the school", () => {
	const names = routes.filter(({ inEveryLanguage, path }) => inEveryLanguage && /^\/[a-z-]+$/.test(path));
	expect(names.length).toBeGreaterThan(15);
	for (const { path: name } of names) {
		expect([name, find(`/help${name}`)?.id]).toEqual([name, expect.stringMatching(/^routes\/library\/help\//)]);
		expect([name, find(`/glossary${name}`)?.id]).toEqual([name, "routes/library/glossary/term"]);
		expect([name, find(`/fr${name}`)?.path]).toEqual([name, name]);
	}
});
