import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawAndCut, ENVIRONMENT, installDependencies, isBuilt, NODE } from "./node.mjs";

// On a fresh clone too: `npm test` keeps each promise once, `npm run test:wide` looks at what it left out (elsewhere, at length,
// at rare corners), `npm run test:all` does both. CI runs one after the other.
const part = ["wide", "all"].find((name) => process.argv.includes(`--${name}`)) ?? "first";
ENVIRONMENT.TESTS = part;
installDependencies();
// Before all else, since some tests write with the fonts and look at the drawings while the build reads them.
if (!isBuilt()) drawAndCut();

// The school that requests and browsers begin with, seeded once; CI names a place where it stays for the second command.
const named = process.env.SEEDED_STATE;
const seeded = named ?? mkdtempSync(join(tmpdir(), "grew-seeded-"));
if (!named) process.on("exit", () => rmSync(seeded, { recursive: true, force: true }));
ENVIRONMENT.SEEDED_STATE = seeded;
const isSeeded = readdirSync(seeded).length > 0;

const build = ["Build", NODE, ["scripts/build.mjs", "--when-changed", "--drawn"]];
const seed = ["A seeded school", NODE, ["scripts/seed-state.ts", seeded]];
const made = isSeeded ? [build] : [build, seed];

// The first step of a row runs beside the others of its row, which follow each other: all that needs no build, and the build
// itself, keep both cores busy until there is something to visit.
const checks = [
	["Rules, use cases, repositories", "vitest", ["run"]],
	["Format and lint", "biome", ["ci", "."]],
	// By the native compiler, which takes a third of the time; one thread, since two check much of it twice.
	["Types", NODE, ["node_modules/typescript-native/bin/tsc", "--noEmit", "--singleThreaded"]],
	[
		"Import directions",
		"depcruise",
		["app", "workers", "db", "scripts", "bench", "--config", ".dependency-cruiser.cjs"],
	],
	["Content", NODE, ["scripts/check-content.ts"]],
];
const rows = [
	part === "wide"
		? [["Use cases at length", "vitest", ["run", "--project", "workers"]], ...made]
		: [...checks, ...made],
	[["Routes of the built Worker", "vitest", ["run", "--config", "vitest.routes.config.ts"]]],
	[["Promises to users, in a browser", NODE, ["scripts/e2e.ts"]]],
];

for (const [first, ...others] of rows) {
	const isAlone = others.length === 0;
	const results = await Promise.all([runStep(first, isAlone), runInTurn(others)]);
	if (results.flat().includes(false)) process.exit(1);
}

async function runInTurn(steps) {
	const results = [];
	for (const step of steps) results.push(await runStep(step));
	return results;
}

/** Runs a step, true when it passed. What it prints is seen at once when it is alone, and else in one piece at its end. */
function runStep([name, command, args], isAlone = false) {
	const startedAt = Date.now();
	return new Promise((resolve) => {
		const said = [];
		const child = spawn(command, args, { env: ENVIRONMENT, stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"] });
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => said.push(chunk));
		child.on("error", (error) => said.push(Buffer.from(`${command}: ${error.message}\n`)));
		child.on("close", (code) => {
			console.log(`\n— ${name}\n${Buffer.concat(said)}  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
			resolve(code === 0);
		});
	});
}
