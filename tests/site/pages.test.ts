import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ROLE_HOMES } from "#app/features/people/auth/roles.ts";
import { siteFrameFor } from "#app/features/site/layout/site-frame.server.ts";
import { AUDIENCES } from "#app/shared/pages/page.ts";
import { isPrefixable, pageExists } from "#app/shared/pages/page-paths.ts";
import { wholeRouteTable } from "./whole-route-table";

const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];
const { routes, find } = wholeRouteTable;
const pages = routes.filter(({ isPage }) => isPage);
const isOfOneThing = (path: string) => path.includes(":");

type Words = { pages: Record<string, string>; entries: Record<string, string> };
const words = (language: string): Words => JSON.parse(readFileSync(`locales/${language}/site/frame.json`, "utf8"));
const textOf = (language: string, label: string) => {
	const [group, name] = label.split(".") as ["pages" | "entries", string];
	return words(language)[group][name];
};

test("there are pages to look at", () => {
	expect(pages.length).toBeGreaterThan(15);
});

describe.each(pages)("$path", ({ path, facts, methods, inEveryLanguage }) => {
	test("has a name in every language", () => {
		expect(LANGUAGES.filter((language) => !textOf(language, `pages.${facts.name}`))).toEqual([]);
	});

	test("is named as its address ends, so that crumbs and links to it read alike", () => {
		const last = path.split("/").at(-1) ?? "";
		const word = facts.addressWords?.[last] ?? last;
		expect(facts.name).toBe(last === "" ? "home" : last.startsWith(":") ? facts.name : word);
	});

	test("each word of its address has a name in every language", () => {
		const segments = path.split("/").filter((segment) => segment && !segment.startsWith(":"));
		const nameless = (language: string) =>
			segments.filter((segment) => !textOf(language, `pages.${facts.addressWords?.[segment] ?? segment}`));
		expect(LANGUAGES.flatMap(nameless)).toEqual([]);
	});

	test("can be read, and is known to the browser before it is loaded", () => {
		expect(methods).toContain("GET");
		const example = path.replaceAll(/:\w+/g, "7");
		expect([pageExists(example), isPrefixable(example)]).toEqual([true, inEveryLanguage]);
		expect(find(example.toLowerCase())?.path).toBe(path);
	});

	test("only what anybody may see is told to search engines or kept for visitors", () => {
		const isPublic = siteMapAndCache(facts);
		const policy = (routes.find((route) => route.path === path)?.loader as { policy?: { kind: string } } | undefined)
			?.policy;
		expect(isPublic ? ["everyone", "guest"].includes(policy?.kind ?? "") : true).toBe(true);
		expect(facts.inSiteMap ? inEveryLanguage && !isOfOneThing(path) : true).toBe(true);
	});

	test("a link to it leads to one page", () => {
		expect(facts.navigation ? isOfOneThing(path) : false).toBe(false);
	});
});

function siteMapAndCache({ inSiteMap, cache }: (typeof pages)[number]["facts"]) {
	return inSiteMap === true || cache !== undefined;
}

describe("the frame", () => {
	const frameFor = (audience: (typeof AUDIENCES)[number]) => siteFrameFor(wholeRouteTable, audience);
	const read = (entries: { label: string; to: string }[]) =>
		entries.map(({ label, to }) => `${textOf("en", label)} ${to}`);

	test("guests read Home, Courses, Pricing, Forum", () => {
		expect(read(frameFor("guest").navigation.header)).toEqual([
			"Home /",
			"Courses /courses",
			"Pricing /pricing",
			"Forum /forum",
		]);
		expect(frameFor("guest").navigation.account).toEqual([]);
	});

	test("students read Dashboard and Courses first", () => {
		expect(read(frameFor("student").navigation.header).slice(0, 2)).toEqual([
			"Dashboard /dashboard",
			"Courses /courses",
		]);
		expect(read(frameFor("student").navigation.account)[0]).toBe("Dashboard /dashboard");
	});

	test("the dashboard is that of the role, and admins find the Admin link in their menu", () => {
		expect(read(frameFor("instructor").navigation.header)[0]).toBe("Dashboard /instructor-dashboard");
		const admin = frameFor("admin").navigation;
		expect(read(admin.header)[0]).toBe("Admin Dashboard /admin");
		expect(read(admin.header).join()).not.toContain("Admin /admin/users");
		expect(read(admin.account)).toContain("Admin /admin/users");
		expect(read(admin.account).slice(0, 2)).toEqual([
			"Admin Dashboard /admin",
			"Instructor Portal /instructor-dashboard",
		]);
	});

	test("students are led to what they have at the school", () => {
		expect(read(frameFor("student").navigation.own)).toEqual([
			"My notes /notes",
			"Certificates /certificates",
			"Orders /orders",
			"My requests /help/tickets",
			"Pricing /pricing",
		]);
		expect(frameFor("guest").navigation.own).toEqual([]);
	});

	test("only guests find the ways in at the foot of the page", () => {
		const account = (audience: (typeof AUDIENCES)[number]) =>
			frameFor(audience).navigation.footer.find(({ name }) => name === "account")?.entries ?? [];
		expect(read(account("guest"))).toEqual(["Sign in /login", "Sign up /register"]);
		expect(read(account("student")).join()).not.toMatch(/login|register/);
	});

	test.each(AUDIENCES)("%s is led only to pages that open, by no two links of one list that read alike", (audience) => {
		const { navigation } = frameFor(audience);
		const lists = [
			navigation.header,
			navigation.more,
			[...navigation.account, ...navigation.own],
			...navigation.footer.map(({ entries }) => entries),
		];
		for (const list of lists) {
			expect(list.filter(({ to }) => !pageExists(to))).toEqual([]);
			expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
			for (const language of LANGUAGES) expect(list.filter(({ label }) => !textOf(language, label))).toEqual([]);
		}
	});

	test("each role has the code of its own home ahead of time, guests that of the way in, nobody anybody else's", () => {
		const homeOf = (path: string) => `${find(path)?.id}.js`;
		for (const audience of AUDIENCES) {
			const home = audience === "guest" ? "/login" : ROLE_HOMES[audience];
			expect(frameFor(audience).preload.toSorted()).toEqual([homeOf("/courses"), homeOf(home)].sort());
		}
	});

	test("shapes are told of the pages that one may open, and of no others", () => {
		const patterns = (audience: (typeof AUDIENCES)[number]) => Object.values(frameFor(audience).layouts).flat();
		expect(patterns("guest")).toEqual(expect.arrayContaining(["/courses", "/login"]));
		expect(patterns("guest").filter((path) => /^\/(?:admin|dashboard|lessons)/.test(path))).toEqual([]);
		expect(patterns("admin")).toEqual(expect.arrayContaining(["/admin", "/lessons/:lessonId"]));
	});
});
