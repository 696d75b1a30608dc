import { availableParallelism } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import routes from "./app/routes.ts";
import { completeWords } from "./scripts/vite/complete-words.ts";
import { writtenPagePaths } from "./scripts/vite/page-paths.ts";
import { filesOfPart, testPart } from "./tests/parts/test-part.ts";

// Without a network the runtime's look-up of `Request.cf` fails at start-up.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";

/** The bindings of wrangler.toml without its entry: tests call the code, not the built Worker. */
const worker = cloudflareTest({
	miniflare: {
		compatibilityDate: "2026-11-01",
		compatibilityFlags: ["nodejs_compat"],
		// Besides the school's own: a lagging replica, one without tables, one from before some migrations.
		d1Databases: ["DB", "REPLICA", "EMPTY", "OLD"],
		r2Buckets: ["MEDIA"],
		kvNamespaces: ["CACHE"],
		queueProducers: { JOBS_QUEUE: "grew-jobs" },
		bindings: { ENVIRONMENT: "test" },
	},
});

const BUNDLED = [
	"drizzle-orm",
	"drizzle-orm/batch",
	"drizzle-orm/d1",
	"drizzle-orm/sqlite-core",
	"zod",
	"zod/v4",
	"stripe",
	"fast-check",
	"@simplewebauthn/server",
	"@cantoo/pdf-lib",
	"markdown-it",
	"yaml",
];

const part = testPart();
const rules = [filesOfPart(part, "{app,workers,db,scripts}", "test.{ts,tsx}"), filesOfPart(part, "tests", "test.ts")];

export default defineConfig({
	plugins: [completeWords()],
	define: { __PAGE_PATHS__: JSON.stringify(writtenPagePaths(routes)) },
	// Remix's CommonJS build does not load in the Workers runtime, nor beside its other one.
	resolve: { mainFields: ["module", "main"] },
	test: {
		expect: { requireAssertions: true },
		// Vitest leaves one core free, half of a machine with two.
		maxWorkers: availableParallelism(),
		projects: [
			{
				extends: true,
				plugins: [worker],
				test: {
					name: "workers",
					// One runtime per core; all bindings are new before each file.
					isolate: false,
					setupFiles: ["tests/fresh-bindings.ts"],
					// Password hashing is slow by design, and twice as slow on a busy machine.
					testTimeout: 90_000,
					...filesOfPart(part, "{app,workers,db}", "workers.test.ts"),
					server: { deps: { inline: [/@remix-run/] } },
					// Bundled once, since they have hundreds of files each.
					deps: { optimizer: { ssr: { enabled: true, include: BUNDLED } } },
				},
			},
			{
				extends: true,
				test: {
					// Rules are plain calls without side effects, so they share a process.
					name: "rules",
					isolate: false,
					testTimeout: 30_000,
					include: rules.flatMap(({ include }) => include),
					exclude: ["**/*.workers.test.ts", "tests/routes/**", ...rules.flatMap(({ exclude }) => exclude)],
					server: { deps: { inline: [/@remix-run/] } },
				},
			},
		],
	},
});
