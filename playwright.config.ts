import { defineConfig } from "@playwright/test";
import { tagsOfPart, testPart } from "./tests/parts/test-part.ts";

/** `scripts/e2e.ts` serves the school and names it in BASE_URL. */
export default defineConfig({
	testDir: "tests/e2e",
	...tagsOfPart(testPart()),
	outputDir: "test-results",
	fullyParallel: true,
	// One per core of the smallest machine: a third one slows the others down.
	workers: 2,
	// A passing retry is reported as flaky and does not fail the run.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"]],
	timeout: 45_000,
	expect: { timeout: 10_000 },
	use: {
		baseURL: process.env.BASE_URL,
		locale: "en-US",
		timezoneId: "UTC",
		// Animations take a tenth of the time; a test about one turns it on.
		contextOptions: { reducedMotion: "reduce" },
		// Not recorded at the first try: it costs a third of the time.
		trace: "on-first-retry",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
		},
	},
});
