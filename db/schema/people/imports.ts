import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "./auth.ts";

/** `mapping` maps fields to columns; `readAs` is one of `ENCODINGS`, or that none applies. Deleted after a month. */
export const intakes = sqliteTable(
	"intakes",
	{
		id: text("id").primaryKey(),
		kind: text("kind", { enum: ["people", "enrollments"] }).notNull(),
		ownerId: integer("owner_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		heads: text("heads", { mode: "json" }).$type<string[]>().notNull(),
		mapping: text("mapping", { mode: "json" }).$type<Record<string, number>>().notNull(),
		readAs: text("read_as").notNull().default("pasted"),
		language: text("language").notNull(),
		state: text("state", { enum: ["draft", "running", "done", "stopped"] }).notNull(),
		/** Without the header. */
		lines: integer("lines").notNull(),
		settled: integer("settled").notNull().default(0),
		createdAt: instant("created_at").notNull(),
		startedAt: instant("started_at"),
		finishedAt: instant("finished_at"),
	},
	(table) => [
		index("intakes_by_kind").on(table.kind, table.createdAt),
		index("intakes_by_owner").on(table.ownerId),
		index("intakes_by_age").on(table.createdAt),
		check("intakes_state", sql`${table.state} in ('draft', 'running', 'done', 'stopped')`),
		check("intakes_settled", sql`${table.settled} between 0 and ${table.lines}`),
	],
);

export const intakeSources = sqliteTable("intake_sources", {
	intakeId: text("intake_id")
		.primaryKey()
		.references(() => intakes.id, { onDelete: "cascade" }),
	bytes: blob("bytes", { mode: "buffer" }).notNull(),
});

/** The header is line 1. `outcome` is null until processed; `why` is the reason of a refusal. */
export const intakeLines = sqliteTable(
	"intake_lines",
	{
		intakeId: text("intake_id")
			.notNull()
			.references(() => intakes.id, { onDelete: "cascade" }),
		number: integer("number").notNull(),
		cells: text("cells", { mode: "json" }).$type<string[]>().notNull(),
		outcome: text("outcome", { enum: ["done", "changed", "unchanged", "refused"] }),
		why: text("why"),
		value: text("value"),
	},
	(table) => [primaryKey({ columns: [table.intakeId, table.number] })],
);
