import { defineConfig } from "vitest/config";

/** Requests to the built Worker: what only the whole of it decides. Needs `npm run build`. */
export default defineConfig({
	test: {
		include: ["tests/routes/**/*.test.ts"],
		globalSetup: "tests/routes/seeded-state.ts",
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Each file opens a school of its own; while one waits (for a database that hangs, on purpose), two others work.
		maxWorkers: 3,
		// The schools write a line for each request: thousands, and of interest only where something fails.
		silent: "passed-only",
	},
});
