import { expect, test } from "vitest";
import type { PageAudit } from "#bench/measure/audit-page.ts";
import { judgePage } from "#bench/report/audit-targets.ts";

const PERFECT: PageAudit = {
	name: "/courses",
	audience: "public",
	runs: 3,
	failed: [],
	scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 },
	fcpMs: 1300,
	lcpMs: 1700,
	blockingMs: 50,
	layoutShift: 0,
	powerIndex: 1800,
	weight: { jsBytes: 120_000, firstScreenBytes: 150_000, firstScreenParts: {}, seenBytes: 300_000 },
};

const missed = (page: Partial<PageAudit>) =>
	judgePage({ ...PERFECT, ...page })
		.filter(({ met }) => !met)
		.map(({ figure }) => figure);

test("a page at its limits meets all targets", () => {
	expect(missed({})).toEqual([]);
});

test("each figure beyond its limit is named", () => {
	expect(missed({ scores: { performance: 98, accessibility: 99, "best-practices": 99, seo: 99 } })).toEqual([
		"performance",
		"accessibility",
		"best practices",
		"SEO",
	]);
	expect(missed({ fcpMs: 1310, lcpMs: 1710, blockingMs: 51, layoutShift: 0.001 })).toEqual([
		"FCP s",
		"LCP s",
		"blocking ms",
		"layout shift",
	]);
});

test("pages for members may be slower and carry more code", () => {
	const weight = { ...PERFECT.weight, jsBytes: 160_000 };
	const scores = { ...PERFECT.scores, performance: 95 };
	expect(missed({ audience: "signedIn", weight, scores })).toEqual([]);
	expect(missed({ weight, scores })).toEqual(["performance", "JavaScript kB"]);
});

test("only the landing page is held to the weight of its screens", () => {
	const weight = { ...PERFECT.weight, jsBytes: 130_000, firstScreenBytes: 150_100, seenBytes: 300_100 };
	expect(missed({ name: "/", weight })).toEqual(["first screen kB", "all seen kB"]);
	expect(missed({ weight })).toEqual(["JavaScript kB"]);
});

test("what could not be measured is not met", () => {
	expect(missed({ fcpMs: Number.NaN })).toEqual(["FCP s"]);
});
