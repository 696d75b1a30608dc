import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { build, ENVIRONMENT, installDependencies, NODE } from "../node.mjs";

// `npm run deploy [-- --env staging]`: refuses what is not filled in, builds, migrates, and puts the school online. Built first, so that
// a build that fails leaves the database as the Worker that is online knows it.
const { values } = parseArgs({ options: { env: { type: "string", default: "production" } } });
await installDependencies();
run(NODE, ["scripts/deployment/check-deployment.ts", values.env]);
await build({ isForDeployment: true });
run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--env", values.env]);
run("wrangler", ["deploy", "--env", values.env]);

/** Shows what a command prints and lets it ask; a failure ends this process with its code. */
function run(command, args) {
	const { status, error } = spawnSync(command, args, { stdio: "inherit", env: ENVIRONMENT });
	if (error) console.error(`${command}: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}
