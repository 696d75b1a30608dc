import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { NODE } from "./own-node.mjs";
import { runStep } from "./steps.mjs";

// What `npm start` and `npm test` need before anything is installed: nothing newer than Node 20, no package.

export { NODE };

/** Environment of everything that is run: the right Node and local tools first, nothing that calls out. */
export const ENVIRONMENT = {
	...process.env,
	PATH: [resolve(dirname(NODE)), resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	NODE_NO_WARNINGS: "1",
};

const STAMP = "node_modules/.installed";
const WHOLE = "whole";

/**
 * Installs the packages when they are missing, or the lock file or a patch has changed since. `isForServing`: without those that
 * only check, test and measure; where they are installed already they stay.
 */
export async function installDependencies({ isForServing = false } = {}) {
	const lock = hashOf(["package-lock.json", ...readdirSync("patches").map((name) => join("patches", name))]);
	const [installed, extent] = existsSync(STAMP) ? readFileSync(STAMP, "utf8").split(" ") : [];
	const isWhole = !isForServing || extent === WHOLE;
	if (installed === lock && (extent === WHOLE || !isWhole) && existsSync(NODE)) return;

	// Not `npm ci`: it refuses a lock file whose optional packages for other platforms the registry did not offer.
	const args = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
	const packages = {
		title: "Installing packages",
		command: "npm",
		args: [...args, isWhole ? "--include=dev" : "--omit=dev"],
		environment: { ...ENVIRONMENT, OWN_NODE: "beside" },
	};
	const node = { title: "Installing Node 24", command: process.execPath, args: ["scripts/own-node.mjs"] };
	await Promise.all([runStep(packages), existsSync(NODE) ? undefined : runStep(node)]);
	// As a new file: copies of a project may share the old one.
	rmSync(STAMP, { force: true });
	writeFileSync(STAMP, isWhole ? `${lock} ${WHOLE}` : lock);
}

/** Draws the atlas (covers, maps, icons) and cuts the fonts: what the build takes from files that git does not keep. */
export async function drawAndCut() {
	await runNode("Drawings and fonts", ["scripts/drawing/draw-all.mjs"]);
}

/** The same where nothing has been drawn yet: enough to type along. */
export async function drawAndCutOnce() {
	const made = [
		"app/features/site/illustrations/manifest.json",
		"public/atlas",
		"app/styles/fonts",
		"public/fonts/paper",
		"public/paper",
	];
	if (!made.every((path) => existsSync(path))) await drawAndCut();
}

/**
 * Builds the client and the Worker, whatever was built before. `isDrawn`: from drawings and fonts that are made already.
 * `isForDeployment`: scripts a twentieth smaller, for half a minute more.
 */
export async function build({ isDrawn = false, isForDeployment = false } = {}) {
	const sources = hashOfSources();
	if (!isDrawn) await drawAndCut();
	await runStep({
		title: "Build",
		command: NODE,
		args: ["node_modules/@remix-run/dev/dist/cli.js", "vite:build", "--logLevel", "warn"],
		environment: isForDeployment ? { ...ENVIRONMENT, BUILD_FOR: "deployment" } : ENVIRONMENT,
		isTelling: true,
	});
	mkdirSync("build", { recursive: true });
	if (sources) writeFileSync(BUILT, isForDeployment ? `${sources} ${DEPLOYABLE}` : sources);
}

/** Builds unless every file that git knows or would add is as it was at the last build. */
export async function buildWhenChanged(options) {
	if (!isBuilt(options)) await build(options);
}

export function isBuilt({ isForDeployment = false } = {}) {
	const sources = hashOfSources();
	if (sources === null || !existsSync(BUILT)) return false;
	const [built, kind] = readFileSync(BUILT, "utf8").split(" ");
	return built === sources && (!isForDeployment || kind === DEPLOYABLE);
}

const BUILT = "build/.built";
const DEPLOYABLE = "deployable";

/** Runs one of the project's scripts as a step. */
export function runNode(title, args, { isTelling = false } = {}) {
	return runStep({ title, command: NODE, args, environment: ENVIRONMENT, isTelling });
}

/** Runs a command beside this process and passes signals on, so that Ctrl-C stops it cleanly. */
export function runUntilStopped(command, args, environment = ENVIRONMENT) {
	const child = spawn(command, args, { stdio: "inherit", env: environment });
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
		process.removeAllListeners(signal);
		process.on(signal, () => child.kill(signal));
	}
	child.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
}

/** Over names and bytes of all files but those that git ignores; null where there is no git to ask. */
function hashOfSources() {
	const { status, stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
	if (status !== 0) return null;
	const paths = String(stdout)
		.split("\0")
		.filter((path) => path && existsSync(path));
	return hashOf([...new Set(paths)].sort());
}

function hashOf(paths) {
	const hash = createHash("sha256");
	for (const path of paths) hash.update(path).update(readFileSync(path));
	return hash.digest("hex");
}
