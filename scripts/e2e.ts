import { spawn } from "node:child_process";
import { findBrowser } from "./browser.mjs";
import { ENVIRONMENT } from "./node.mjs";
import { openCopiedSchool, seededState } from "./school.ts";
import { startLog } from "./worker-log.ts";

// One line per request, needed only after a failure.
process.env.WORKER_LOG = startLog("browser");
// Serves a school on a free port and runs Playwright with the arguments.
const state = await seededState();
const { address, close } = await openCopiedSchool(state.stateDir, { vars: { RATE_LIMIT_SCALE: "1000" } });

const browser = process.env.CHROMIUM_PATH ?? findBrowser(ENVIRONMENT);
const code = await new Promise<number>((resolve) => {
	const child = spawn("playwright", ["test", ...process.argv.slice(2)], {
		stdio: "inherit",
		env: {
			...process.env,
			SEEDED_STATE: state.stateDir,
			BASE_URL: address,
			...(browser ? { CHROMIUM_PATH: browser } : {}),
		},
	});
	child.on("exit", (exit) => resolve(exit ?? 1));
});
await close();
if (code !== 0) console.error(`What the Worker logged: ${process.env.WORKER_LOG}`);
state.remove();
process.exit(code);
