import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { buildWhenChanged } from "#scripts/node.mjs";
import { auditPage, type PageAudit } from "./measure/audit-page.ts";
import { openAuditBrowser } from "./measure/open-audit-browser.ts";
import { signIn } from "./measure/sign-in.ts";
import { AUDITED_PAGES, pickPages } from "./pages.ts";
import { type AuditReport, withVerdicts, writeAudit } from "./report/audit-report.ts";
import { type SchoolFacts, startServer } from "./servers/server.ts";

// `npm run bench:pages [-- --runs 3] [--page /courses]`; `--page` may be given several times. What it measures: bench/README.md.
const { values } = parseArgs({
	options: { runs: { type: "string", default: "3" }, page: { type: "string", multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1) throw new RangeError("--runs is a whole number above 0");
const wanted = pickPages(AUDITED_PAGES, values.page);

const STATE_DIR = ".cache/bench-pages";
const problems: string[] = [];
const pages: PageAudit[] = [];
const loadBefore = loadavg()[0] ?? 0;

mkdirSync(".cache", { recursive: true });
rmSync(STATE_DIR, { recursive: true, force: true });
await buildWhenChanged({ isForDeployment: true });
const chromium = await auditAll();
rmSync(STATE_DIR, { recursive: true, force: true });

const cores = availableParallelism();
const report: AuditReport = {
	measuredAt: new Date().toISOString(),
	machine: { node: process.version, chromium, cores, loadBefore, loadAfter: loadavg()[0] ?? 0 },
	runs,
	pages: withVerdicts(pages),
	problems,
};
writeFileSync(".cache/bench-pages.json", `${JSON.stringify(report, null, "\t")}\n`);
console.log(`\n${writeAudit(report)}\n\nThe same as JSON: .cache/bench-pages.json`);
// A missed target is no failure; a missing figure is.
process.exitCode = problems.length > 0 ? 1 : 0;

/** Fills `pages` and `problems`; returns the browser's version. */
async function auditAll(): Promise<string> {
	const school = await startServer({ kind: "school", stateDir: STATE_DIR, isNew: true });
	const audit = await openAuditBrowser();
	try {
		const member = await signIn(school.address);
		for (const page of wanted) {
			console.log(`Auditing ${page.name} …`);
			const url = school.address + page.path(school.facts as SchoolFacts);
			const cookie = page.audience === "signedIn" ? member : undefined;
			await auditPage(audit, { page, url, cookie, runs }).then(
				(figures) => pages.push(figures),
				(error) => problems.push(`${page.name}: ${(error as Error).message}`),
			);
		}
		return audit.browser.version();
	} finally {
		await audit.browser.close();
		await school.stop();
	}
}
