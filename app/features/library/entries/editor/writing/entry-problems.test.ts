import { describe, expect, test } from "vitest";
import { kindNamed } from "#tests/library/kinds.ts";
import type { EntryKindName } from "../../kinds/entry-kind";
import { checkFacts, checkWords } from "./entry-problems.server";

const help = { category: "start", reviewed: "2026-11-22", related: [], lessons: [], routes: ["/"] };
const resource = {
	kind: "calculator",
	topic: "analysis",
	countries: ["US"],
	access: "public",
	reviewed: "2026-11-22",
	inputs: [{ key: "arv", unit: "USD", default: 1, group: "deal" }],
	results: [{ key: "offer", unit: "USD", formula: "arv" }],
};
const keyFor = (kind: EntryKindName, facts: Record<string, unknown>, field: string) =>
	checkFacts(kindNamed(kind), facts).problems[field]?.key;

describe("facts", () => {
	test("that are right come back whole, with the place that the list gives", () => {
		expect(checkFacts(kindNamed("help"), help)).toEqual({ value: { position: 0, ...help }, problems: {} });
		expect(checkFacts(kindNamed("help"), { ...help, position: 30 }).value?.position).toBe(30);
	});

	test.each([
		["a day that no calendar has", { reviewed: "2026-02-30" }, "reviewed", "errors.day"],
		["no day", { reviewed: "" }, "reviewed", "errors.day"],
		["a page without its slash", { routes: ["courses"] }, "routes", "errors.path"],
		["a related entry that is no address", { related: ["Two words"] }, "related", "errors.slug"],
		["too many related entries", { related: Array(21).fill("a") }, "related", "errors.tooMany"],
		["a lesson without its course", { lessons: ["lesson"] }, "lessons", "errors.lesson"],
		["readers that there are not", { readers: "nobody" }, "readers", "errors.choose"],
		["a category that is none", { category: undefined }, "category", "errors.empty"],
		["a place that is no whole number", { position: 1.5 }, "position", "errors.number"],
		["a place before all", { position: -1 }, "position", "errors.tooSmall"],
		["a place behind all", { position: 100_001 }, "position", "errors.tooLarge"],
	])("of an article with %s are told at their field", (_case, given, field, key) => {
		const { value, problems } = checkFacts(kindNamed("help"), { ...help, ...given });
		expect([value, problems[field]?.key]).toEqual([null, key]);
	});

	test("of which no form knows are refused, not kept", () => {
		expect(checkFacts(kindNamed("help"), { ...help, secret: "x" }).value).toBeNull();
	});

	test("of a resource are told in the row that has them", () => {
		expect(
			keyFor("resource", { ...resource, inputs: [{ key: "1st", unit: "USD", default: 1 }] }, "inputs[0].key"),
		).toBe("errors.key");
		expect(keyFor("resource", { ...resource, inputs: [{ key: "a", unit: "", default: 1 }] }, "inputs[0].unit")).toBe(
			"errors.empty",
		);
		expect(
			keyFor("resource", { ...resource, results: [{ key: "a", unit: "USD", formula: "" }] }, "results[0].formula"),
		).toBe("errors.empty");
		const sections = [{ key: "roof", items: [] }];
		expect(keyFor("resource", { ...resource, kind: "checklist", sections }, "sections[0].title")).toBe(
			"errors.emptyList",
		);
		const items = [{ key: "roof", items: ["ok", "not ok"] }];
		expect(keyFor("resource", { ...resource, kind: "checklist", sections: items }, "sections[0].items[1].text")).toBe(
			"errors.key",
		);
	});

	test.each([
		["a page elsewhere, of a video", { kind: "video", url: "https://films.example" }, "url", "errors.path"],
		["a page that is none", { kind: "link", url: "javascript:alert(1)" }, "url", "errors.path"],
		["a host without saying so", { kind: "link", url: "//elsewhere.example" }, "url", "errors.path"],
		["a backslash", { kind: "link", url: "/\\elsewhere.example" }, "url", "errors.path"],
		["a file that is none", { kind: "download", file: "../../secret" }, "file", "errors.fileGone"],
		["no country", { countries: [] }, "countries", "errors.emptyList"],
		["a country that is none", { countries: ["us"] }, "countries", "errors.country"],
		["a course though it is for all", { course: "analysis" }, "course", "errors.course"],
	])("of a resource with %s are told", (_case, given, field, key) => {
		expect(keyFor("resource", { ...resource, ...given }, field)).toBe(key);
	});

	test.each([
		["/resources/analyser?x=1", "video"],
		["https://a.example/b?c=d#e", "link"],
	])("a resource leads to %s", (url, kind) => {
		expect(checkFacts(kindNamed("resource"), { ...resource, kind, url }).problems).toEqual({});
	});

	test("of a manual are told in the row of their picture", () => {
		const manual = {
			role: "admin",
			chapter: "start",
			version: "1.0",
			screens: [{ name: "Home", path: "x", as: "guest" }],
		};
		const { problems } = checkFacts(kindNamed("manual"), manual);
		expect(problems).toEqual({
			"screens[0].name": { key: "errors.slug" },
			"screens[0].path": { key: "errors.path" },
			"screens[0].as": { key: "errors.choose" },
		});
	});
});

describe("words", () => {
	test("of a translation may lack what the English has, but not what every reader needs", () => {
		const { value, problems } = checkWords(
			kindNamed("help"),
			help,
			{ title: "Nur", summary: "" },
			{ isTranslation: true },
		);
		expect([value, problems]).toEqual([null, { summary: { key: "errors.empty" } }]);
		expect(
			checkWords(kindNamed("help"), help, { title: "A", summary: "b", body: "" }, { isTranslation: true }).value,
		).toEqual({
			title: "A",
			summary: "b",
			body: "",
			keywords: [],
		});
	});

	test.each([
		["title", { title: "字".repeat(161), summary: "s" }, 160],
		["summary", { title: "t", summary: "🏠".repeat(401) }, 400],
		["body", { title: "t", summary: "s", body: "x".repeat(60_001) }, 60_000],
	])("that are too long are told with what may be: %s", (field, words, limit) => {
		expect(checkWords(kindNamed("help"), help, words).problems).toEqual({
			[field]: { key: "errors.tooLong", values: { limit } },
		});
	});

	test("at their limits are accepted", () => {
		const words = { title: "字".repeat(160), summary: "🏠".repeat(400), body: "x".repeat(60_000) };
		expect(checkWords(kindNamed("help"), help, words).problems).toEqual({});
	});

	test("that are too many are told once, at their list", () => {
		const words = { title: "t", short: "s", aliases: Array.from({ length: 41 }, (_, at) => `name ${at}`) };
		expect(checkWords(kindNamed("term"), {}, words).problems).toEqual({
			aliases: { key: "errors.tooMany", values: { limit: 40 } },
		});
	});

	test("of rows are told in the order of the facts, those of groups by where they are written", () => {
		const words = {
			title: "t",
			summary: "s",
			inputs: { arv: "" },
			results: { offer: "x".repeat(201) },
			groups: { deal: "" },
		};
		const told = (isTranslation: boolean) =>
			Object.keys(checkWords(kindNamed("resource"), resource, words, { isTranslation }).problems);
		expect(told(false).sort()).toEqual(["inputs[0].group", "inputs[0].label", "results[0].label"]);
		// Empty texts of a translation are omitted: readers see the English.
		expect(told(true)).toEqual(["results[0].label"]);
		const long = { ...words, inputs: {}, results: {}, groups: { deal: "x".repeat(201) } };
		expect(Object.keys(checkWords(kindNamed("resource"), resource, long, { isTranslation: true }).problems)).toEqual([
			"groups[0].title",
		]);
	});

	test("of a place are told at their cell", () => {
		const words = {
			title: "Texas",
			rules: { licence: { text: "" }, marketing: { text: "t", doubt: "x".repeat(801) } },
		};
		expect(checkWords(kindNamed("place"), {}, words).problems).toEqual({
			"rules.licence.text": { key: "errors.empty" },
			"rules.marketing.doubt": { key: "errors.tooLong", values: { limit: 800 } },
		});
	});
});
