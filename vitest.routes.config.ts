import { defineConfig } from "vitest/config";

/** Requests to the built Worker: what only the whole of it decides. Needs `npm run build`. */
export default defineConfig({
	test: {
		include: ["tests/routes/**/*.test.ts"],
		globalSetup: "tests/routes/seeded-state.ts",
		testTimeout: 60_000,
		hookTimeout: 120_000,
		// Each file opens a school of its own; waiting for a database that hangs takes a minute of nobody's work.
		maxWorkers: 2,
	},
});
