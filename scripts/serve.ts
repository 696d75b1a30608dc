import { MINUTE_MS } from "#app/shared/durations.ts";
import { welcome } from "./demo-logins.mjs";
import { openSchool, runClock } from "./school.ts";

// Serves the build, on the state that `scripts/prepare-state.ts` has updated.
const port = Number(process.env.PORT ?? 8788);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const { RATE_LIMIT_SCALE = "", SCHOOL_TIME_ZONE = "" } = process.env;
const vars = { RATE_LIMIT_SCALE, SCHOOL_TIME_ZONE };

const school = await openSchool({ stateDir, port, vars });

console.log(welcome(`http://127.0.0.1:${port}`));

const FIVE_MINUTES = 5 * MINUTE_MS;
// What became due while the school was closed, and certificates of those who finished a course before.
tick();
const clock = setInterval(tick, FIVE_MINUTES);

function tick() {
	// Errors are in the log already, and the next tick runs what is due then.
	void runClock(school, new Date()).catch(() => {});
}

let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.on(signal, async () => {
		if (isStopping) return;
		isStopping = true;
		clearInterval(clock);
		await school.dispose();
		process.exit(0);
	});
}
