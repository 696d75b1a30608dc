import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { ENVIRONMENT } from "./node.mjs";
import { openSeededSchool } from "./school.ts";

// Serves a school of its own on a free port and lets Playwright loose on it. Arguments go to Playwright.
const stateDir = mkdtempSync(join(tmpdir(), "grew-e2e-"));
const { school, address } = await openSeededSchool({ stateDir, vars: { RATE_LIMIT_SCALE: "1000" } });

const browser = process.env.CHROMIUM_PATH ?? findBrowser(ENVIRONMENT);
const code = await new Promise<number>((resolve) => {
	const child = spawn("playwright", ["test", ...process.argv.slice(2)], {
		stdio: "inherit",
		env: { ...process.env, BASE_URL: address, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
	});
	child.on("exit", (exit) => resolve(exit ?? 1));
});
await school.dispose();
rmSync(stateDir, { recursive: true, force: true });
process.exit(code);
