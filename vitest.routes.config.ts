import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import routes from "./app/routes.ts";
import { writtenPagePaths } from "./scripts/vite/page-paths.ts";
import { startLog } from "./scripts/worker-log.ts";
import { filesOfPart, testPart } from "./tests/parts/test-part.ts";

/** A minute or more each. Started last, one would keep a single core busy while the other waits. */
const LONG = /routes\/(?:access\/matrix|people\/looking|database\/outage|fuzz\/\w+)(?:\.wide)?\.test/;

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const sorted = await super.sort(files);
		const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
		return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
	}
}

// One line per request, needed only after a failure: `tests/routes/seeded-state.ts` names the file then.
process.env.WORKER_LOG = startLog("routes");

/** Requests to the built Worker. Needs `npm run build`. */
export default defineConfig({
	define: { __PAGE_PATHS__: JSON.stringify(writtenPagePaths(routes)) },
	test: {
		...filesOfPart(testPart(), "tests/routes", "test.ts"),
		expect: { requireAssertions: true },
		globalSetup: "tests/routes/seeded-state.ts",
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Each file opens its own school; while one waits on purpose for a database that hangs, two others work.
		maxWorkers: 3,
		// Files share modules, which take a second to load, and nothing else.
		isolate: false,
		// A school's configuration is in buffers outside the heap, which make Node collect garbage repeatedly.
		execArgv: ["--external-memory-accounted-in-global-limit"],
		sequence: { sequencer: LongestFirst },
		silent: "passed-only",
	},
});
