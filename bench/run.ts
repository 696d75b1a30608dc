import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "#scripts/node.mjs";
import { prepareGeneratedState } from "./generated-state.ts";
import { compressedSize } from "./measure/compressed.ts";
import { measureSize, type SizeFigures } from "./measure-size.ts";
import { MEASURED_PAGES, pickPages } from "./pages.ts";
import { formatReport, type Report } from "./report/report.ts";
import { judgeTargets } from "./report/targets.ts";
import { buildBareWhenStale } from "./servers/build-bare.ts";

// `npm run bench [-- --small] [--users 100000] [--rounds 5] [--seconds 2] [--page /help]`. What it measures: bench/README.md.
const { values } = parseArgs({
	options: {
		small: { type: "boolean", default: false },
		users: { type: "string", default: "100000" },
		rounds: { type: "string", default: "5" },
		seconds: { type: "string", default: "2" },
		page: { type: "string", multiple: true },
	},
});
const [users, rounds, seconds] = [values.users, values.rounds, values.seconds].map(Number) as [number, number, number];
if (![users, rounds, seconds].every((count) => Number.isSafeInteger(count) && count > 0)) {
	throw new RangeError("--users, --rounds and --seconds are whole numbers above 0");
}
const wanted = pickPages(MEASURED_PAGES, values.page);

const problems: string[] = [];
const sizes: SizeFigures[] = [];
mkdirSync(".cache", { recursive: true });

await buildWhenChanged({ isForDeployment: true });
buildBareWhenStale();
await measureDemoSize();
if (!values.small) await measureGeneratedSize();

const serverBundle = compressedSize(readFileSync("build/server/index.js"));
const report: Report = {
	measuredAt: new Date().toISOString(),
	machine: { node: process.version, cores: availableParallelism(), loadAverage: loadavg()[0] ?? 0, rounds, seconds },
	sizes,
	serverBundle,
	targets: judgeTargets(sizes),
	problems,
};
writeFileSync(".cache/bench.json", `${JSON.stringify(report, null, "\t")}\n`);
console.log(`\n${formatReport(report)}\n\nThe same as JSON: .cache/bench.json`);
// A slow figure is no failure; a missing one is.
process.exitCode = problems.length > 0 ? 1 : 0;

async function measureDemoSize() {
	const stateDir = ".cache/bench-demo";
	// Also removes what an interrupted run left.
	rmSync(stateDir, { recursive: true, force: true });
	await measure({ name: "demo size", stateDir, isNew: true });
	rmSync(stateDir, { recursive: true, force: true });
}

async function measureGeneratedSize() {
	const name = `${users.toLocaleString("en")} users`;
	try {
		console.log(`Preparing the school with ${name} …`);
		await measure({ name, stateDir: prepareGeneratedState({ users }), isNew: false });
	} catch (error) {
		problems.push(`${name}: ${(error as Error).message}`);
	}
}

async function measure(size: { name: string; stateDir: string; isNew: boolean }) {
	console.log(`Measuring at ${size.name} …`);
	try {
		sizes.push(await measureSize(size, wanted, { rounds, seconds }, (problem) => problems.push(problem)));
	} catch (error) {
		problems.push(`${size.name}: ${(error as Error).message}`);
	}
}
