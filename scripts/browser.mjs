import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The one without a window first: it draws the same in two thirds of the time. */
const NAMES = ["chromium-headless-shell", ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]];

/**
 * The browser of the tests: an installed Chromium, else Playwright's own, else
 * Debian's package. Undefined means Playwright's own. Throws when none can be had.
 */
export function findBrowser(environment) {
	const found = installed();
	if (found) return found;
	if (installOwn(environment)) return undefined;
	const made = installPackage();
	if (made) return made;
	throw new Error("The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.");
}

function installed() {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
	const folders = (process.env.PATH ?? "").split(delimiter);
	return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

function installOwn(environment) {
	console.log("No Chromium here: trying Playwright's own …");
	const options = { stdio: "ignore", env: environment, timeout: 180_000 };
	return spawnSync("playwright", ["install", "chromium", "--only-shell"], options).status === 0;
}

function installPackage() {
	console.log("… and Debian's package.");
	const quiet = { stdio: "ignore", timeout: 420_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
	spawnSync("apt-get", ["update"], quiet);
	for (const name of ["chromium-headless-shell", "chromium"]) {
		spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
		if (installed()) return installed();
	}
	return undefined;
}
