import { spawnSync } from "node:child_process";
import { ENVIRONMENT } from "#scripts/node.mjs";

/** Generated once in .cache, then kept up to date. Throws if the generator fails. */
export function prepareGeneratedState(users: number): string {
	const stateDir = `.cache/bench-${users >= 1000 && users % 1000 === 0 ? `${users / 1000}k` : users}`;
	const counts = { users, enrollments: users * 10, notifications: users * 20 };
	const size = Object.entries(counts).flatMap(([name, count]) => [`--${name}`, String(count)]);
	const { status } = spawnSync(process.execPath, ["scripts/generate-school.ts", ...size, "--state", stateDir], {
		stdio: ["ignore", "inherit", "inherit"],
		env: ENVIRONMENT,
	});
	if (status !== 0)
		throw new Error(`scripts/generate-school.ts ended with ${status}; deleting ${stateDir} starts it anew`);
	return stateDir;
}
