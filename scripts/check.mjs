import { ENVIRONMENT, installDependencies, NODE } from "./node.mjs";
import { runStep } from "./steps.mjs";

// `npm run check`: format, lint, types, import directions and the unit tests that what has changed since main can break. `npm run
// check:all`: all unit tests.
const isAll = process.argv.includes("--all");
await installDependencies();
const base = isAll ? [] : ["--changed", process.env.CHECK_SINCE ?? "main"];
const imports = ["app", "workers", "db", "scripts", "bench", "--config", ".dependency-cruiser.cjs"];
const steps = [
	["Format and lint", "biome", ["check", "."]],
	["Types", NODE, ["scripts/types.mjs"]],
	["Import directions", "depcruise", [...imports, "--cache", ".cache/dependency-cruiser"]],
];
const tests = [
	[isAll ? "Unit tests" : "Unit tests of what has changed", "vitest", ["run", ...base, "--passWithNoTests"]],
];
await Promise.all([inTurn(steps), inTurn(tests)]);

async function inTurn(row) {
	for (const [title, command, args] of row) await runStep({ title, command, args, environment: ENVIRONMENT });
}
