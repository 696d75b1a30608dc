import { defineConfig } from "@playwright/test";
import { tagsOfPart, testPart } from "./tests/parts/test-part.ts";

/** `scripts/e2e.ts` serves the school and names it in BASE_URL. */
export default defineConfig({
	testDir: "tests/e2e",
	...tagsOfPart(testPart()),
	outputDir: "test-results",
	fullyParallel: true,
	// One for each of the least of cores: a third one makes all of them slower, and none of them sooner done.
	workers: 2,
	// A second try is reported as flaky; nobody's work should wait for a machine that hiccupped.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"]],
	timeout: 45_000,
	expect: { timeout: 10_000 },
	use: {
		baseURL: process.env.BASE_URL,
		locale: "en-US",
		timezoneId: "UTC",
		// A tenth of the time goes into movements. Where one is the subject the test asks for it.
		contextOptions: { reducedMotion: "reduce" },
		// Recorded at the second try only: it costs a third of the time.
		trace: "on-first-retry",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH,
			args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
		},
	},
});
