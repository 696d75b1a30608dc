import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// What `npm start` and `npm test` need before anything is installed: nothing newer than Node 20, no package.

/** The Node that the project brings along (24); the machine's own may be older. */
export const NODE = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

/** Environment of everything that is run: local tools first, nothing that calls out. */
export const ENVIRONMENT = {
	...process.env,
	PATH: `${join(process.cwd(), "node_modules", ".bin")}:${process.env.PATH}`,
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	NODE_NO_WARNINGS: "1",
};

/** Installs the dependencies when they are missing or the lock file has changed since. */
export function installDependencies() {
	const lock = hashOf(["package-lock.json"]);
	const stamp = "node_modules/.installed";
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(NODE)) return;
	console.log("Installing dependencies …");
	// Not `npm ci`: it refuses a lock file whose optional packages for other platforms the registry did not offer.
	run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
	writeFileSync(stamp, lock);
}

/** Draws the atlas (covers, maps, icons) unless what it is drawn from is as it was the last time. */
export function drawAtlasWhenStale() {
	const sources = hashOf(ATLAS_SOURCES, ATLAS_MANIFEST);
	const stamp = ".cache/.atlas-drawn";
	const isThere = [stamp, ATLAS_MANIFEST, "public/atlas"].every((path) => existsSync(path));
	if (isThere && readFileSync(stamp, "utf8") === sources) return;
	console.log("Drawing the atlas …");
	run(NODE, ["scripts/draw-atlas.ts"]);
	mkdirSync(".cache", { recursive: true });
	writeFileSync(stamp, sources);
}

/** Cuts the fonts unless styles and packages are as they were the last time. */
export function cutFontsWhenStale() {
	const sources = hashOf(["scripts/cut-fonts.ts", "app/styles/fonts.css", "package-lock.json"]);
	const stamp = ".cache/.fonts-cut";
	if (existsSync(stamp) && existsSync(FONTS) && readFileSync(stamp, "utf8") === sources) return;
	console.log("Cutting the fonts …");
	run(NODE, ["scripts/cut-fonts.ts"]);
	mkdirSync(".cache", { recursive: true });
	writeFileSync(stamp, sources);
}

const FONTS = "app/styles/fonts";
const ATLAS_MANIFEST = "app/features/atlas/manifest.json";
const ATLAS_SOURCES = [
	...["scripts/draw-atlas.ts", "app/features/atlas", "app/styles/colors.css", "app/styles/cover-grounds.css"],
	...["db/content/courses", "db/content/read-courses.ts"],
];

/** Builds the client and the Worker unless their sources are as they were at the last build. */
export function buildWhenStale() {
	drawAtlasWhenStale();
	cutFontsWhenStale();
	const sources = hashOf(
		[
			"app",
			"workers",
			"db/client.server.ts",
			"db/batch-coalescer.server.ts",
			"db/session-binding.server.ts",
			"db/migrations/meta",
			"db/database-unavailable.ts",
			"db/schema",
			"db/content/markdown.ts",
			"locales",
			"public",
		].concat(BUILD_FILES),
	);
	const stamp = "build/.built";
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
	console.log("Building …");
	run(NODE, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"]);
	mkdirSync("build", { recursive: true });
	writeFileSync(stamp, sources);
}

const BUILD_FILES = [
	...["package-lock.json", "remix.config.js", "vite.config.ts"],
	...["scripts/frame-chunk.ts", "scripts/icon-sprite.ts", "scripts/route-failures.ts", "scripts/faster-libraries.ts"],
];

/** Runs a command to its end, showing what it prints; a failure ends this process with its code. */
export function run(command, args, environment = ENVIRONMENT) {
	const { status, error } = spawnSync(command, args, { stdio: "inherit", env: environment });
	if (error) console.error(`${command}: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}

/** Runs a command beside this process and passes signals on, so that Ctrl-C stops it cleanly. */
export function runUntilStopped(command, args, environment = ENVIRONMENT) {
	const child = spawn(command, args, { stdio: "inherit", env: environment });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
	child.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

/** Over names and bytes of files and folders, but for tests and the file that is `skipped`. */
function hashOf(paths, skipped) {
	const hash = createHash("sha256");
	for (const path of paths) addTo(hash, path, skipped);
	return hash.digest("hex");
}

function addTo(hash, path, skipped) {
	if (!existsSync(path) || path === skipped) return;
	if (statSync(path).isDirectory()) {
		for (const entry of readdirSync(path).sort()) addTo(hash, join(path, entry), skipped);
		return;
	}
	if (/\.test\.tsx?$/.test(path)) return;
	hash.update(path).update(readFileSync(path));
}
