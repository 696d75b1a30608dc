import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ENVIRONMENT, installDependencies, isBuilt, NODE } from "./node.mjs";
import { runQuietly, stepLine } from "./steps.mjs";

// On a fresh clone too: `npm test` tries the heart of the school, `npm run test:wide` what it left out (elsewhere, at length, at rare
// corners), `npm run test:all` both. Record: docs/decisions/0148-two-test-commands-and-tools.md
// The part is the argument; everything that is started learns it by the variable TESTS (tests/parts/test-part.ts).
// A share such as 2/3 runs so much of the browser tests alone.
const [part = "first", share] = process.argv.slice(2);
ENVIRONMENT.TESTS = part;
await installDependencies();
// The school that requests and browsers begin with, seeded once; CI names a place where it stays for the second command.
const named = process.env.SEEDED_STATE;
const seeded = named ?? mkdtempSync(join(tmpdir(), "grew-seeded-"));
if (!named) process.on("exit", () => rmSync(seeded, { recursive: true, force: true }));
ENVIRONMENT.SEEDED_STATE = seeded;
const isSeeded = readdirSync(seeded).length > 0;

// What types, rules and build read, and git does not keep.
const drawings = isBuilt() ? [] : [["Drawings and fonts", NODE, ["scripts/drawing/draw-all.mjs"]]];
const made = [
	["Build", NODE, ["scripts/build.mjs", "--when-changed", "--drawn"]],
	...(isSeeded ? [] : [["A seeded school", NODE, ["scripts/seed-state.ts", seeded]]]),
];

// The first step of a row runs beside the others of its row, which follow each other: all that needs no build, and the build
// itself, keep both cores busy until there is something to visit.
const checks = [
	[["Format and lint", "biome", ["ci", "."]], ...drawings],
	[
		["Rules, use cases, repositories", "vitest", ["run"]],
		["Types", NODE, ["scripts/types.mjs"]],
		[
			"Import directions",
			"depcruise",
			["app", "workers", "db", "scripts", "bench", "--config", ".dependency-cruiser.cjs"],
		],
		["Content", NODE, ["scripts/check-content.ts"]],
		...made,
	],
];
const atLength = [...(drawings.length > 0 ? [drawings] : []), [["Use cases at length", "vitest", ["run"]], ...made]];
const visits = [
	[["Routes of the built Worker", "vitest", ["run", "--config", "vitest.routes.config.ts"]]],
	[["Promises to users, in a browser", NODE, ["scripts/e2e.ts", ...(share ? [`--shard=${share}`] : [])]]],
];

for (const [first, ...others] of [...(part === "wide" ? atLength : checks), ...visits]) {
	const results = await Promise.all([tryStep(first), tryInTurn(others)]);
	if (results.flat().includes(false)) process.exit(1);
}

async function tryInTurn(steps) {
	const results = [];
	for (const step of steps) results.push(await tryStep(step));
	return results;
}

/** Runs a step, true when it passed. A line says so; what it printed is seen when it failed. */
async function tryStep([title, command, args]) {
	const startedAt = Date.now();
	const { code, output } = await runQuietly(command, args, ENVIRONMENT);
	if (code !== 0) console.log(output);
	console.log(stepLine(code === 0 ? title : `FAILED: ${title}`, startedAt));
	return code === 0;
}
