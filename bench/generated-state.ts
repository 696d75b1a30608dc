import { spawnSync } from "node:child_process";
import { ENVIRONMENT } from "#scripts/node.mjs";

type Size = { users: number; enrollments?: number; notifications?: number };

/** Generated once in .cache, then kept up to date. Throws if the generator fails. */
export function prepareGeneratedState({ users, enrollments = users * 10, notifications = users * 20 }: Size): string {
	const name = users >= 1000 && users % 1000 === 0 ? `${users / 1000}k` : String(users);
	const stateDir = `.cache/bench-${enrollments === 0 ? "notifications-" : ""}${name}`;
	const size = Object.entries({ users, enrollments, notifications }).flatMap(([what, count]) => [
		`--${what}`,
		String(count),
	]);
	const { status } = spawnSync(process.execPath, ["scripts/generate-school.ts", ...size, "--state", stateDir], {
		stdio: ["ignore", "inherit", "inherit"],
		env: ENVIRONMENT,
	});
	if (status !== 0)
		throw new Error(`scripts/generate-school.ts ended with ${status}; deleting ${stateDir} starts it anew`);
	return stateDir;
}
