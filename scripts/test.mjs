import { buildWhenChanged, ENVIRONMENT, installDependencies, NODE, run } from "./node.mjs";

// `npm test`: everything that CI runs, on a fresh clone too. `npm run test:all` looks at every page in the browser, and not
// at one of each layout only.
if (process.argv.includes("--all")) ENVIRONMENT.TEST_ALL = "1";
installDependencies();

const steps = [
	["Format and lint", "biome", ["ci", "."]],
	["Types", "tsc", ["--noEmit"]],
	[
		"Import directions",
		"depcruise",
		["app", "workers", "db", "scripts", "bench", "--config", ".dependency-cruiser.cjs"],
	],
	["Content", NODE, ["scripts/check-content.ts"]],
	["Rules, use cases, repositories", "vitest", ["run"]],
	["Build", null],
	["Routes of the built Worker", "vitest", ["run", "--config", "vitest.routes.config.ts"]],
	["Promises to users, in a browser", NODE, ["scripts/e2e.ts"]],
];

for (const [name, command, args] of steps) {
	const startedAt = Date.now();
	console.log(`\n— ${name}`);
	if (command === null) buildWhenChanged();
	else run(command, args, ENVIRONMENT);
	console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
