/// <reference types="@cloudflare/vitest-plugin/types" />
import { env } from "cloudflare:workers";
import { connect } from "#db/client.server.ts";

export const binding = env.DB;

const files = import.meta.glob<string>("../db/migrations/*.sql", { query: "?raw", import: "default", eager: true });
export const migrations = Object.entries(files)
	.sort(([a], [b]) => a.localeCompare(b))
	.map(([path, text]) => ({
		name: path.slice(path.lastIndexOf("/") + 1),
		queries: text.split("--> statement-breakpoint").map((query) => query.trim()),
	}));

// A single batch: one per migration, as in `applyD1Migrations`, takes half a second.
await binding.batch(migrations.flatMap(({ queries }) => queries.map((query) => binding.prepare(query))));

/**
 * A real D1 with migrations applied, without other rows at the start of each test file (`fresh-bindings.ts`). Tests
 * of a file share it: create rows with `factories.ts`, and never count whole tables.
 */
export const db = connect(binding);
