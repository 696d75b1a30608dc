import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ENVIRONMENT } from "#scripts/node.mjs";

const BUILD = ".cache/bare-build";
const STAMP = `${BUILD}/.built`;
const SOURCES = ["bench/bare", "vite.config.ts", "remix.config.js", "package-lock.json"];

export function buildBareWhenStale(): void {
	const sources = hashOf(SOURCES);
	if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
	rmSync(BUILD, { recursive: true, force: true });
	const remix = resolve("node_modules/@remix-run/dev/dist/cli.js");
	// Without `--emptyOutDir`: the folder is outside the root and has just been emptied.
	const { status } = spawnSync(process.execPath, [remix, "vite:build", "--logLevel", "error"], {
		cwd: "bench/bare",
		env: ENVIRONMENT,
		stdio: "inherit",
	});
	if (status !== 0) throw new Error("The bare page could not be built");
	writeFileSync(STAMP, sources);
}

function hashOf(paths: string[]): string {
	const hash = createHash("sha256");
	for (const path of paths) {
		for (const file of filesOf(path)) hash.update(file).update(readFileSync(file));
	}
	return hash.digest("hex");
}

function filesOf(path: string): string[] {
	if (!existsSync(path)) return [];
	try {
		const entries = readdirSync(path, { recursive: true, withFileTypes: true });
		return entries
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.sort();
	} catch {
		return [path];
	}
}
