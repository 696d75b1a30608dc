import { expect, test } from "vitest";
import { cacheRuleFor, mayBeRestored } from "./cache-rule.ts";

const FACTS: Record<string, object> = {
	"/": { cache: "visitors" },
	"/pricing": { cache: "visitors", query: ["currency"] },
	"/dashboard": { query: ["week"], mayBeRestored: true },
	"/orders": {},
	"/assets/gone.js": { mayBeRestored: true },
};
const routes = { find: (path: string) => (FACTS[path] ? ({ facts: FACTS[path] } as never) : null) };

test.each([
	["/", []],
	["/_root.data", ["_routes"]],
	["/pricing", ["currency"]],
	["/pricing.data", ["currency", "_routes"]],
])("%s is kept, and knows %j", (path, query) => {
	expect(cacheRuleFor(routes, path)?.query).toEqual(query);
});

test.each(["/dashboard", "/nowhere", "/nowhere.data"])("%s is drawn for each who asks", (path) => {
	expect(cacheRuleFor(routes, path)).toBeNull();
});

test.each([
	["/pricing", true],
	["/dashboard", true],
	["/dashboard.data", false],
	["/pricing.data", false],
	["/assets/gone.js", false],
	["/orders", false],
	["/nowhere", false],
])("%s may be brought back as it was: %s", (path, expected) => {
	expect(mayBeRestored(routes, path)).toBe(expected);
});
