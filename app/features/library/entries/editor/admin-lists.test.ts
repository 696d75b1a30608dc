import { describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { kindNamed } from "#tests/library/kinds.ts";
import { kindsOnList } from "../kinds/entry-kinds";
import { ADMIN_LIST_NAMES } from "./admin-list-tabs";
import { adminListOfUrl, isOnAdminList, kindOnAdminList } from "./admin-lists";

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
			kindOnAdminList(ENTRY_KINDS, "help", "section").name,
			kindOnAdminList(ENTRY_KINDS, "help", "help").name,
			kindOnAdminList(ENTRY_KINDS, "manual", "section").name,
		]).toEqual(["section", "help", "section"]);
		expect([
			kindOnAdminList(ENTRY_KINDS, "help", "term").name,
			kindOnAdminList(ENTRY_KINDS, "help", null).name,
			kindOnAdminList(ENTRY_KINDS, "glossary", "section").name,
			kindOnAdminList(ENTRY_KINDS, "help", "").name,
		]).toEqual(["help", "help", "term", "help"]);
	});

	test("exists for every kind of entry", () => {
		const kinds = new Set<string>(
			ADMIN_LIST_NAMES.flatMap((adminList) => kindsOnList(ENTRY_KINDS, adminList).map(({ kind }) => kind.name)),
		);
		expect([...kinds].sort()).toEqual([...ENTRY_KINDS.keys()].sort());
	});
});

describe("an entry", () => {
	test("stands on the admin list of its kind, a section on that of what it holds", () => {
		expect([
			isOnAdminList("help", kindNamed("help"), "begin"),
			isOnAdminList("help", kindNamed("section"), "help-start"),
		]).toEqual([true, true]);
		expect(
			["learner-start", "instructor-start", "admin-start"].map((key) =>
				isOnAdminList("manual", kindNamed("section"), key),
			),
		).toEqual([true, true, true]);
	});

	test("is not found on another admin list", () => {
		expect([
			isOnAdminList("help", kindNamed("section"), "admin-start"),
			isOnAdminList("manual", kindNamed("section"), "help-start"),
			isOnAdminList("glossary", kindNamed("section"), "help-start"),
			isOnAdminList("help", kindNamed("term"), "begin"),
			isOnAdminList("manual", kindNamed("help"), "admin-start"),
			isOnAdminList("help", kindNamed("section"), "helpful-start"),
		]).toEqual([false, false, false, false, false, false]);
	});

	test("has the page on which readers find it", () => {
		const kinds = ["help", "resource", "term", "manual", "legal", "place", "section"] as const;
		expect(kinds.map((kind) => kindNamed(kind).pageOf?.(kind === "manual" ? "admin-a" : "a") ?? null)).toEqual([
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
		const ordered = [...ENTRY_KINDS.values()].filter(({ isOrdered }) => isOrdered);
		expect(ordered.map(({ name }) => name).sort()).toEqual(["help", "manual", "resource", "section"]);
		expect(ordered.filter(({ facts }) => "position" in facts.shape)).toEqual(ordered);
	});
});
