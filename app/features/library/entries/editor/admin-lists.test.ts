import { describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "../kinds/kinds.server";
import {
	ADMIN_LIST_NAMES,
	adminListOfUrl,
	isOnAdminList,
	KINDS_OF_ADMIN_LIST,
	kindOnAdminList,
	ORDERED_KINDS,
	pathOfEntry,
} from "./admin-lists";

const at = (path: string) => adminListOfUrl(`https://school.example${path}`);

describe("an admin list", () => {
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
		expect([
			kindOnAdminList("help", "section"),
			kindOnAdminList("help", "help"),
			kindOnAdminList("manual", "section"),
		]).toEqual(["section", "help", "section"]);
		expect([
			kindOnAdminList("help", "term"),
			kindOnAdminList("help", null),
			kindOnAdminList("glossary", "section"),
			kindOnAdminList("help", ""),
		]).toEqual(["help", "help", "term", "help"]);
	});

	test("exists for every kind of entry", () => {
		const kinds = new Set<string>(ADMIN_LIST_NAMES.flatMap((adminList) => KINDS_OF_ADMIN_LIST[adminList]));
		expect([...kinds].sort()).toEqual(Object.keys(ENTRY_KINDS).sort());
	});
});

describe("an entry", () => {
	test("stands on the admin list of its kind, a section on that of what it holds", () => {
		expect([isOnAdminList("help", "help", "begin"), isOnAdminList("help", "section", "help-start")]).toEqual([
			true,
			true,
		]);
		expect(
			["learner-start", "instructor-start", "admin-start"].map((key) => isOnAdminList("manual", "section", key)),
		).toEqual([true, true, true]);
	});

	test("is not found on another admin list", () => {
		expect([
			isOnAdminList("help", "section", "admin-start"),
			isOnAdminList("manual", "section", "help-start"),
			isOnAdminList("glossary", "section", "help-start"),
			isOnAdminList("help", "term", "begin"),
			isOnAdminList("manual", "help", "admin-start"),
			isOnAdminList("help", "section", "helpful-start"),
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
		expect(ORDERED_KINDS.filter((kind) => "position" in ENTRY_KINDS[kind].facts.shape)).toEqual(ORDERED_KINDS);
		expect(ORDERED_KINDS).not.toContain("term");
		expect(ORDERED_KINDS).not.toContain("place");
	});
});
