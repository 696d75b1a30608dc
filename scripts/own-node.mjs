import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// What the commands need of Node: TypeScript without a flag, `import.meta.main`, `node:sqlite`.
const WANTED = 24;
const IS_WINDOWS = process.platform === "win32";
const FOLDER = "tools/node";
const OWN = join(FOLDER, "node_modules/node/bin", IS_WINDOWS ? "node.exe" : "node");
const IS_NEW_ENOUGH = Number.parseInt(process.versions.node, 10) >= WANTED;

/** The Node that commands are run on: this one, or the project's own where this one is older than 24. */
export const NODE = IS_NEW_ENOUGH ? process.execPath : OWN;

/** Installs the project's own Node, 123 MB, where it is needed and missing. */
export function installOwnNode() {
	if (IS_NEW_ENOUGH || existsSync(OWN)) return;
	const args = ["install", "--prefix", FOLDER, "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
	const { status } = spawnSync("npm", args, { stdio: "inherit", shell: IS_WINDOWS });
	if (status !== 0) process.exit(status ?? 1);
}

/** Lets `npm run` find it first: npm puts `node_modules/.bin` before everything else. */
function linkOwnNode() {
	if (IS_NEW_ENOUGH) return;
	const bin = "node_modules/.bin";
	mkdirSync(bin, { recursive: true });
	rmSync(join(bin, "node"), { force: true });
	if (IS_WINDOWS) writeFileSync(join(bin, "node.cmd"), `@"%~dp0\\..\\..\\${OWN.replaceAll("/", "\\")}" %*\r\n`);
	else symlinkSync(join("../..", OWN), join(bin, "node"));
}

// After each `npm install`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	// Two at once would disturb each other: what installs it beside the packages says so.
	if (process.env.OWN_NODE !== "beside") installOwnNode();
	linkOwnNode();
}
