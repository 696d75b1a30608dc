import { expect, test } from "vitest";
import { manualPageView, manualTree, nearestPages, pageVersion } from "./manual-view";

const listed = (slug: string, section: string, position: number, title = slug) => ({
	slug,
	section,
	position,
	title,
	summary: `About ${title}`,
	inEnglish: false,
});
const sections = [listed("learner-start", "learner", 10), listed("learner-courses", "learner", 20)];
const entries = [
	listed("admin-start", "admin-start", 10),
	listed("learner-course", "learner-courses", 20),
	listed("learner-account", "learner-start", 20),
	listed("learner-begin", "learner-start", 10),
].sort((a, b) => a.section.localeCompare(b.section) || a.position - b.position);
const tree = manualTree("learner", entries, sections);

const found = (slug: string, version = "1.0") => ({
	id: 7,
	kind: "manual" as const,
	...listed(slug, "learner-start", 20),
	access: "public" as const,
	courseId: null,
	reviewedOn: "2026-11-22",
	changedAt: new Date(0),
	publishedAt: new Date(0),
	details: { version },
	words: {},
	englishWords: {},
	body: "",
	bodyHtml: "",
	bodyInEnglish: false,
});
const view = (slug: string, html = "") =>
	manualPageView({ role: "learner", entry: found(slug), html, tree, formats: { longDay: (day) => `<${day}>` } });

test("the tree has the chapters of its manual in their order, each with its pages", () => {
	expect(tree.map(({ key, pages }) => [key, pages.map(({ slug }) => slug)])).toEqual([
		["learner-start", ["begin", "account"]],
		["learner-courses", ["course"]],
	]);
});

test("a chapter without pages is left out", () => {
	expect(manualTree("learner", [], sections)).toEqual([]);
});

test("pages lead on across chapters, and end with the last", () => {
	expect(view("learner-account").previous?.slug).toBe("begin");
	expect(view("learner-account").next?.slug).toBe("course");
	expect(view("learner-begin").previous).toBeNull();
	expect(view("learner-course").next).toBeNull();
	expect(view("learner-gone")).toMatchObject({ previous: null, next: null });
});

test("a page names its headings as they are written, and the day of its check", () => {
	const page = view("learner-account", '<h2 id="part-1">Bids &amp; <strong>asks</strong></h2><h3 id="s-a">A</h3>');
	expect(page.parts).toEqual([{ id: "part-1", title: "Bids & asks" }]);
	expect(page.reviewed).toBe("<2026-11-22>");
	expect(page.chapter).toBe("learner-start");
});

test("a page of an older product says so", () => {
	expect(pageVersion({ version: "1.0" }, "1.1.0")).toEqual({ described: "1.0", product: "1.1.0", isOlder: true });
	expect(pageVersion({ version: "1.1" }, "1.1.0").isOlder).toBe(false);
	expect(pageVersion({}, "1.1.0").isOlder).toBe(false);
});

test("a name that no page has leads to those that are like it", () => {
	expect(nearestPages("acount", tree)[0]?.slug).toBe("account");
	expect(nearestPages("zzz", tree)).toEqual([]);
});
