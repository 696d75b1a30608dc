import { expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { cacheRuleFor, mayBeRestored } from "./cache-rule.ts";

const HOME = { cache: "visitors" };
const PRICING = { cache: "visitors", query: ["currency"] };
const DASHBOARD = { query: ["week"], mayBeRestored: true };
const at = (facts: object | null) => facts && { facts: facts as never };

test.each<[string, object, string[]]>([
	["/", HOME, []],
	["/_root.data", HOME, ["_routes"]],
	["/pricing", PRICING, ["currency"]],
	["/pricing.data", PRICING, ["currency", "_routes"]],
])("%s is kept, and knows %3$j", (path, facts, query) => {
	expect(cacheRuleFor(at(facts), path)?.query).toEqual(query);
});

test("a page with a version of its own names it, and is sent to nobody when it is older than two minutes", () => {
	const forum = cacheRuleFor(at({ cache: "visitors", cacheVersion: "forum", query: ["tab"] }), "/forum.data");
	expect(forum).toEqual({ query: ["tab", "_routes"], version: "forum", maxAgeMs: 2 * MINUTE_MS });
	expect(cacheRuleFor(at(HOME), "/")).toEqual({ query: [], version: null, maxAgeMs: DAY_MS });
});

test.each([
	["/dashboard", DASHBOARD],
	["/nowhere", null],
	["/nowhere.data", null],
])("%s is drawn for each who asks", (path, facts) => {
	expect(cacheRuleFor(at(facts), path)).toBeNull();
});

test.each<[string, object | null, boolean]>([
	["/pricing", PRICING, true],
	["/dashboard", DASHBOARD, true],
	["/dashboard.data", DASHBOARD, false],
	["/pricing.data", PRICING, false],
	["/assets/gone.js", DASHBOARD, false],
	["/orders", {}, false],
	["/nowhere", null, false],
])("%s may be brought back as it was: %3$s", (path, facts, expected) => {
	expect(mayBeRestored(at(facts), path)).toBe(expected);
});
