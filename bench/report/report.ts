import type { Size } from "../measure/compressed.ts";
import { DISTANCES, type FirstByte } from "../measure/first-byte.ts";
import type { PageFigures, SizeFigures } from "../measure-size.ts";
import { formatFigure, markdownTable } from "./table.ts";
import type { Verdict } from "./targets.ts";

export type Report = {
	measuredAt: string;
	machine: { node: string; cores: number; loadAverage: number; rounds: number; seconds: number };
	sizes: SizeFigures[];
	serverBundle: Size;
	targets: Verdict[];
	problems: string[];
};

export function formatReport(report: Report): string {
	const { machine, sizes, serverBundle, problems } = report;
	return [
		`Benchmark of ${report.measuredAt.slice(0, 16).replace("T", " ")} UTC`,
		`Node ${machine.node}, ${machine.cores} cores, load average ${formatFigure(machine.loadAverage, 2)}; medians of ${machine.rounds} rounds of ${machine.seconds} s.`,
		"CPU is that of workerd alone, at 16 connections, D1 included. kB are 1000 bytes.",
		...sizes.flatMap((size) => ["", ...writeSize(size)]),
		"",
		`Server bundle: ${kilobytes(serverBundle.gzip)} kB by gzip, ${kilobytes(serverBundle.brotli)} kB by brotli, ${kilobytes(serverBundle.raw)} kB as it is.`,
		"",
		"Targets (compressed: gzip, the larger of the two)",
		writeTargets(report),
		...(problems.length > 0 ? ["", "Not measured:", ...problems.map((problem) => `- ${problem}`)] : []),
	].join("\n");
}

function writeSize({ name, facts, pages, startSeconds, firstBytes }: SizeFigures): string[] {
	const { users, courses, enrollments } = facts;
	const [u, c, e] = [users, courses, enrollments].map((count) => formatFigure(count, 0));
	const bare = pages.find((page) => page.name === "bare page");
	const speed = ["", "req/s ×1", "p50 ×1 ms", "req/s ×16", "p50 ×16 ms", "CPU ms/req", "÷ bare", "÷ constant"];
	const weight = [
		"first visit, kB gzip / brotli",
		"HTML",
		"CSS",
		"JS",
		"JS files",
		"JS − bare",
		"D1 trips",
		"rows read",
		"rows written",
	];
	return [
		`── ${name}: ${u} users, ${c} courses, ${e} enrollments ──`,
		"",
		markdownTable(speed, pages.map(speedRow)),
		"",
		markdownTable(
			weight,
			pages.map((page) => weightRow(page, bare)),
		),
		...(pages.some(({ weight: own, isData }) => own?.by === "source" && !isData)
			? ["(weighed by reading the page: no browser here)"]
			: []),
		...writeFirstBytes(firstBytes),
		`Second start: ${formatFigure(startSeconds)} s until /api/health answers.`,
	];
}

function writeFirstBytes(firstBytes: readonly FirstByte[]): string[] {
	if (firstBytes.length === 0) return [];
	const head = ["ms to the first byte, database away", ...DISTANCES.map((distance) => `${distance} ms`)];
	const rows = firstBytes.map(({ name, milliseconds }) => [name, ...milliseconds.map((time) => formatFigure(time, 0))]);
	return ["", markdownTable(head, rows), ""];
}

function speedRow({ name, load, timesBare, timesConstant }: PageFigures): string[] {
	return [
		name,
		formatFigure(load?.one.requestsPerSecond, 0),
		formatFigure(load?.one.p50Milliseconds, 2),
		formatFigure(load?.sixteen.requestsPerSecond, 0),
		formatFigure(load?.sixteen.p50Milliseconds, 1),
		formatFigure(load?.sixteen.cpuMilliseconds, 2),
		formatFigure(timesBare, 2),
		formatFigure(timesConstant, 1),
	];
}

function weightRow({ name, weight, d1, audience, isData }: PageFigures, bare: PageFigures | undefined): string[] {
	const pair = (size: Size | undefined) => (size ? `${kilobytes(size.gzip)} / ${kilobytes(size.brotli)}` : "–");
	const more =
		weight && bare?.weight && !isData && audience !== "fixture" ? subtract(weight.js, bare.weight.js) : undefined;
	const bound = d1?.isLowerBound ? "≥ " : "";
	return [
		name,
		pair(weight?.html),
		isData ? "–" : pair(weight?.css),
		isData ? "–" : pair(weight?.js),
		isData ? "–" : formatFigure(weight?.jsFiles, 0),
		pair(more),
		formatFigure(d1?.trips, 0),
		d1 ? bound + formatFigure(d1.rowsRead, 0) : "–",
		formatFigure(d1?.rowsWritten, 0),
	];
}

function subtract(a: Size, b: Size): Size {
	return { raw: a.raw - b.raw, gzip: a.gzip - b.gzip, brotli: a.brotli - b.brotli };
}

function writeTargets({ targets, sizes }: Report): string {
	const rows = targets.map(({ target, subject, limit, measured, digits, met }) => {
		const values = sizes.map((_size, index) => (index < measured.length ? formatFigure(measured[index], digits) : ""));
		return [target, subject, limit, ...values, met === null ? "not measured" : met ? "met" : "NOT MET"];
	});
	return markdownTable(["target", "of", "limit", ...sizes.map(({ name }) => name), ""], rows, 3);
}

function kilobytes(bytes: number): string {
	return formatFigure(bytes / 1000, 1);
}
