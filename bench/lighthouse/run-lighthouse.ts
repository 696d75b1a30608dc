import lighthouse, { type Flags, type Result } from "lighthouse";

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Scores from 0 to 100; times in milliseconds; layout shift has no unit. */
export type LighthouseRun = {
	scores: Record<Category, number>;
	fcpMs: number;
	lcpMs: number;
	blockingMs: number;
	layoutShift: number;
	/** Lighthouse's `benchmarkIndex` of this machine: 1500 to 2000 for a fast desktop computer. */
	powerIndex: number;
	failed: FailedAudit[];
};

export type FailedAudit = { category: Category; id: string; title: string; where: string[] };

type Visit = { url: string; port: number; skipAudits: string[] };

/** Everything but cookies, so that each run is a first visit. */
const clearStorageTypes = [
	"local_storage",
	"indexeddb",
	"file_systems",
	"shader_cache",
	"service_workers",
	"cache_storage",
];

/** Simulated slow phone, empty caches. Throws if the page failed, redirected, or lacks a figure. */
export async function runLighthouse({ url, port, skipAudits }: Visit): Promise<LighthouseRun> {
	const onlyCategories = [...CATEGORIES];
	const flags: Flags = { port, output: "json", logLevel: "silent", onlyCategories, skipAudits, clearStorageTypes };
	const report = (await lighthouse(url, flags))?.lhr;
	if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? "no report"}`);
	if (report.finalDisplayedUrl !== url) throw new Error(`${url} leads to ${report.finalDisplayedUrl}`);

	const score = (category: Category) => Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
	const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
	const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Record<Category, number>;
	const figures = {
		fcpMs: figure("first-contentful-paint"),
		lcpMs: figure("largest-contentful-paint"),
		blockingMs: figure("total-blocking-time"),
		layoutShift: figure("cumulative-layout-shift"),
	};
	const missing = Object.entries({ ...scores, ...figures }).filter(([, value]) => Number.isNaN(value));
	if (missing.length > 0) throw new Error(`${url}: Lighthouse gave no ${missing.map(([name]) => name).join(", ")}`);
	const powerIndex = report.environment.benchmarkIndex;
	return { scores, ...figures, powerIndex, failed: CATEGORIES.flatMap((category) => failedAudits(report, category)) };
}

const POOR = 0.5;

function failedAudits(report: Result, category: Category): FailedAudit[] {
	const isPerformance = category === "performance";
	return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight, group }) => {
		const audit = report.audits[id];
		if (!audit || audit.score === null || group === "metrics" || group === "hidden") return [];
		const hasFailed = isPerformance ? audit.score < POOR : audit.score < 1 && weight > 0;
		return hasFailed ? [{ category, id, title: audit.title, where: places(audit.details) }] : [];
	});
}

const MOST_PLACES = 3;

function places(details: object | undefined): string[] {
	const items = details && "items" in details && Array.isArray(details.items) ? details.items : [];
	return items
		.map((item: { node?: { selector?: string }; url?: unknown; source?: { url?: string } }) =>
			[item.node?.selector, item.url, item.source?.url].find((place) => typeof place === "string"),
		)
		.filter((place): place is string => place !== undefined)
		.slice(0, MOST_PLACES);
}
