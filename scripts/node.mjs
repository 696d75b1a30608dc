import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

/** Installs the dependencies when they are missing, or the lock file or a patch has changed since. */
export function installDependencies() {
	const lock = hashOf(["package-lock.json", ...readdirSync("patches").map((name) => join("patches", name))]);
	const stamp = "node_modules/.installed";
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock && existsSync(NODE)) return;
	console.log("Installing dependencies …");
	// Not `npm ci`: it refuses a lock file whose optional packages for other platforms the registry did not offer.
	run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]);
	writeFileSync(stamp, lock);
}

/** Draws the atlas (covers, maps, icons) and cuts the fonts: what the build takes from files that git does not keep. */
export function drawAndCut() {
	console.log("Drawing the atlas, cutting the fonts …");
	run(NODE, ["scripts/drawing/draw-atlas.ts"]);
	run(NODE, ["scripts/drawing/cut-fonts.ts"]);
	run(NODE, ["scripts/drawing/cut-paper-fonts.ts"]);
	run(NODE, ["scripts/drawing/print-pictures.ts"]);
}

/** The same where nothing has been drawn yet: enough to type along. */
export function drawAndCutOnce() {
	const made = [
		"app/features/site/illustrations/manifest.json",
		"public/atlas",
		"app/styles/fonts",
		"public/fonts/paper",
		"public/paper",
	];
	if (!made.every((path) => existsSync(path))) drawAndCut();
}

/**
 * Builds the client and the Worker, whatever was built before. `isDrawn`: from drawings and fonts that are made already.
 * `isForDeployment`: scripts a twentieth smaller, for half a minute more.
 */
export function build({ isDrawn = false, isForDeployment = false } = {}) {
	const sources = hashOfSources();
	if (!isDrawn) drawAndCut();
	console.log("Building …");
	run(NODE, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"], {
		...ENVIRONMENT,
		...(isForDeployment ? { BUILD_FOR: "deployment" } : {}),
	});
	mkdirSync("build", { recursive: true });
	if (sources) writeFileSync(BUILT, isForDeployment ? `${sources} ${DEPLOYABLE}` : sources);
}

/** Builds unless every file that git knows or would add is as it was at the last build. */
export function buildWhenChanged(options) {
	if (!isBuilt(options)) build(options);
}

export function isBuilt({ isForDeployment = false } = {}) {
	const sources = hashOfSources();
	if (sources === null || !existsSync(BUILT)) return false;
	const [built, kind] = readFileSync(BUILT, "utf8").split(" ");
	return built === sources && (!isForDeployment || kind === DEPLOYABLE);
}

const BUILT = "build/.built";
const DEPLOYABLE = "deployable";

/** Over names and bytes of all files but those that git ignores; null where there is no git to ask. */
function hashOfSources() {
	const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
	if (status !== 0) return null;
	const paths = String(stdout)
		.split("\0")
		.filter((path) => path && existsSync(path));
	return hashOf([...new Set(paths)].sort());
}

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

function hashOf(paths) {
	const hash = createHash("sha256");
	for (const path of paths) hash.update(path).update(readFileSync(path));
	return hash.digest("hex");
}
