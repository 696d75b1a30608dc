import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import routes from "./app/routes.ts";
import { writtenPagePaths } from "./scripts/vite/page-paths.ts";
import { startLog } from "./scripts/worker-log.ts";
import { filesOfPart, testPart } from "./tests/parts/test-part.ts";

/** A minute each and more. Begun last, one of them would keep a single core busy while the other waits. */
const LONG = /routes\/(?:access\/matrix|people\/looking|database\/outage|fuzz\/\w+)(?:\.wide)?\.test/;

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

// A line for each request, of interest only where something fails: `tests/routes/seeded-state.ts` names the file then.
process.env.WORKER_LOG = startLog("routes");

/** Requests to the built Worker: what only the whole of it decides. Needs `npm run build`. */
export default defineConfig({
	define: { __PAGE_PATHS__: JSON.stringify(writtenPagePaths(routes)) },
	test: {
		...filesOfPart(testPart(), "tests/routes", "test.ts"),
		globalSetup: "tests/routes/seeded-state.ts",
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Each file opens a school of its own; while one waits (for a database that hangs, on purpose), two others work.
		maxWorkers: 3,
		// They share the modules of their process, which take a second to read, and nothing else.
		isolate: false,
		// A school's configuration is written into buffers outside of the heap, for which Node else clears up the whole of it time and again.
		execArgv: ["--external-memory-accounted-in-global-limit"],
		sequence: { sequencer: LongestFirst },
		silent: "passed-only",
	},
});
