import type { Category, FailedAudit } from "../lighthouse/run-lighthouse.ts";
import { type PageAudit, SKIPPED_AUDITS } from "../measure/audit-page.ts";
import { median } from "../measure/median.ts";
import { type AuditVerdict, judgePage } from "./audit-targets.ts";
import { formatFigure, markdownTable } from "./table.ts";

export type AuditReport = {
	measuredAt: string;
	machine: { node: string; chromium: string; cores: number; loadBefore: number; loadAfter: number };
	runs: number;
	pages: (PageAudit & { verdicts: AuditVerdict[] })[];
	problems: string[];
};

/** The machine power for which Lighthouse's 4× slowdown equals a mid-range phone. Source: its docs/throttling.md. */
const SUPPOSED_POWER = 1500;

export function withVerdicts(pages: readonly PageAudit[]): AuditReport["pages"] {
	return pages.map((page) => ({ ...page, verdicts: judgePage(page) }));
}

export function writeAudit({ measuredAt, machine, runs, pages, problems }: AuditReport): string {
	const { node, chromium, cores, loadBefore, loadAfter } = machine;
	const power = median(pages.map(({ powerIndex }) => powerIndex));
	return [
		`Audit of ${measuredAt.slice(0, 16).replace("T", " ")} UTC: Lighthouse on a simulated phone, ${runs === 1 ? "one run" : `medians of ${runs} runs`}.`,
		`Node ${node}, Chromium ${chromium}, ${cores} cores, load average ${formatFigure(loadBefore, 2)} before and ${formatFigure(loadAfter, 2)} after.`,
		`Lighthouse gives this machine a power of ${formatFigure(power, 0)}; its phone is made for ${SUPPOSED_POWER} and more.`,
		...(power < SUPPOSED_POWER
			? ["The machine is weaker than that: blocking is worse than it would be on the phone meant."]
			: []),
		...(Math.max(loadBefore, loadAfter) > cores
			? ["The machine was busy: performance, FCP, LCP and blocking are worse than they would be alone."]
			: []),
		"First screen: all that is loaded without scrolling but for the client code, which comes after the first paint.",
		`Not asked, since a school that is not in production keeps search engines away: ${SKIPPED_AUDITS.join(", ")}.`,
		...pages.flatMap((page) => ["", ...writePage(page)]),
		...(problems.length > 0 ? ["", "Not measured:", ...problems.map((problem) => `- ${problem}`)] : []),
		"",
		writeSum(pages),
	].join("\n");
}

function writePage({ name, verdicts, failed, weight }: AuditReport["pages"][number]): string[] {
	const rows = verdicts.map(({ figure: what, measured, digits, limit, met }) => [
		what,
		formatFigure(measured, digits),
		limit,
		met ? "met" : "MISSED",
	]);
	const [first, seen] = [weight.firstScreenBytes, weight.seenBytes].map(kilobytes);
	const parts = Object.entries(weight.firstScreenParts).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`);
	return [
		`── ${name} ──`,
		markdownTable(["", "measured", "target", ""], rows),
		`first screen ${first} kB (${parts.join(", ")}), all seen ${seen} kB`,
		...writeFailed(failed),
	];
}

const HEADS: Record<Category, string> = {
	performance: "to gain",
	accessibility: "failed, accessibility",
	"best-practices": "failed, best practices",
	seo: "failed, SEO",
};

function writeFailed(failed: readonly FailedAudit[]): string[] {
	return failed.flatMap(({ category, id, title, where }) => [
		`${HEADS[category]}: ${id} (${title})`,
		...where.map((place) => `    ${place}`),
	]);
}

function writeSum(pages: AuditReport["pages"]): string {
	const verdicts = pages.flatMap((page) => page.verdicts);
	const missed = verdicts.filter(({ met }) => !met);
	const names = missed.map(({ page, figure: what }) => `${page} ${what}`);
	return `${verdicts.length - missed.length} of ${verdicts.length} targets met${names.length > 0 ? `; missed: ${names.join(", ")}` : ""}.`;
}

function kilobytes(bytes: number): string {
	return formatFigure(bytes / 1000, 1);
}
