import { describe, expect, test } from "vitest";
import { KINDS } from "../kinds/kinds.server";
import { isOnShelf, kindOn, ORDERED_KINDS, pathOfEntry, SHELF_NAMES, SHELVES, shelfOf } from "./shelves";

const at = (path: string) => shelfOf(`https://school.example${path}`);

describe("a shelf", () => {
	test("is the first word below /admin, whatever comes after it", () => {
		expect([at("/admin/help"), at("/admin/glossary/7/history?to=2"), at("/admin/places?state=draft")]).toEqual([
			"help",
			"glossary",
			"places",
		]);
	});

	test.each([
		"/admin",
		"/admin/",
		"/admin/users",
		"/admin/HELP",
		"/admin/help%20",
		"/admin/toString",
		"/de/admin/help",
	])("is none at %s", (path) => {
		expect(at(path)).toBeNull();
	});

	test("has its usual kind unless another one of its own is asked for", () => {
		expect([kindOn("help", "section"), kindOn("help", "help"), kindOn("manual", "section")]).toEqual([
			"section",
			"help",
			"section",
		]);
		expect([kindOn("help", "term"), kindOn("help", null), kindOn("glossary", "section"), kindOn("help", "")]).toEqual([
			"help",
			"help",
			"term",
			"help",
		]);
	});

	test("exists for every kind of entry", () => {
		const kinds = new Set<string>(SHELF_NAMES.flatMap((shelf) => SHELVES[shelf]));
		expect([...kinds].sort()).toEqual(Object.keys(KINDS).sort());
	});
});

describe("an entry", () => {
	test("stands on the shelf of its kind, a section on that of what it holds", () => {
		expect([isOnShelf("help", "help", "begin"), isOnShelf("help", "section", "help-start")]).toEqual([true, true]);
		expect(
			["learner-start", "instructor-start", "admin-start"].map((key) => isOnShelf("manual", "section", key)),
		).toEqual([true, true, true]);
	});

	test("is not found on another shelf", () => {
		expect([
			isOnShelf("help", "section", "admin-start"),
			isOnShelf("manual", "section", "help-start"),
			isOnShelf("glossary", "section", "help-start"),
			isOnShelf("help", "term", "begin"),
			isOnShelf("manual", "help", "admin-start"),
			isOnShelf("help", "section", "helpful-start"),
		]).toEqual([false, false, false, false, false, false]);
	});

	test("has the page on which readers find it", () => {
		const kinds = ["help", "resource", "term", "manual", "legal", "place", "section"] as const;
		expect(kinds.map((kind) => pathOfEntry(kind, kind === "manual" ? "admin-a" : "a"))).toEqual([
			"/help/a",
			"/resources/a",
			"/glossary/a",
			"/help/manuals/admin/a",
			"/legal/a",
			"/resources/rules-by-place",
			null,
		]);
	});

	test("can be moved where people choose the order, not where the alphabet does", () => {
		expect(ORDERED_KINDS.filter((kind) => "position" in KINDS[kind].facts.shape)).toEqual(ORDERED_KINDS);
		expect(ORDERED_KINDS).not.toContain("term");
		expect(ORDERED_KINDS).not.toContain("place");
	});
});
