/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import { connect } from "#db/client.server.ts";

/** The D1 binding of the Workers runtime that runs the tests. */
export const binding = env.DB;

const files = import.meta.glob<string>("../db/migrations/*.sql", { query: "?raw", import: "default", eager: true });
export const migrations = Object.entries(files)
	.sort(([a], [b]) => a.localeCompare(b))
	.map(([path, text]) => ({
		name: path.slice(path.lastIndexOf("/") + 1),
		queries: text.split("--> statement-breakpoint").map((query) => query.trim()),
	}));

// All in one batch: with one for each migration, as `applyD1Migrations` has it, half a second passes.
await binding.batch(migrations.flatMap(({ queries }) => queries.map((query) => binding.prepare(query))));

/**
 * A real D1 with all migrations applied and no rows but those that migrations
 * write: so each test file finds it (`fresh-bindings.ts`). Tests of one file
 * share it, so they make rows of their own (`factories.ts`) and never count a
 * whole table.
 */
export const db = connect(binding);
