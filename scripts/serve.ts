import { openSchool, runClock } from "./school.ts";

// Serves what was built, on the state that `scripts/prepare-state.ts` has brought up to date.
const port = Number(process.env.PORT ?? 8788);
const stateDir = process.env.STATE_DIR ?? ".wrangler/state";
const { RATE_LIMIT_SCALE = "", SCHOOL_TIME_ZONE = "" } = process.env;
const vars = { RATE_LIMIT_SCALE, SCHOOL_TIME_ZONE };

const school = await openSchool({ stateDir, port, vars });

const address = `http://127.0.0.1:${port}`;
console.log(`
The school is open:  ${address}

Demo logins, password of all: grew-demo-2026
  students      student@grew.example, student2@grew.example
  instructors   instructor@grew.example, instructor2@grew.example
  admin         admin@grew.example

Mail that the school would send:  ${address}/outbox
Stop with Ctrl-C.
`);

const FIVE_MINUTES = 5 * 60_000;
// What became due while the school was closed, and the certificates of who had finished a course before.
tick();
const clock = setInterval(tick, FIVE_MINUTES);

function tick() {
	// What went wrong is in the log already; the next tick does what is due then.
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
