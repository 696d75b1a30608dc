import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "./auth.ts";

/**
 * A file of people or enrollments imported by an admin: `draft` while previewed, `running`, `done`, or `stopped` if the
 * admin lost the permission. `mapping` maps fields to columns; `readAs` is the encoding (`ENCODINGS`), or that none
 * applies. Deleted with its lines after a month.
 */
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
		/** Lines without the header, and how many are processed, in order. */
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

/** The file's bytes during preview, to decode it again with another encoding. */
export const intakeSources = sqliteTable("intake_sources", {
	intakeId: text("intake_id")
		.primaryKey()
		.references(() => intakes.id, { onDelete: "cascade" }),
	bytes: blob("bytes", { mode: "buffer" }).notNull(),
});

/**
 * A line, numbered as in a text editor: the header is line 1. `outcome` is null until processed; `why` is the reason of
 * a refusal, `value` the offending text. Unreadable lines are refused at once.
 */
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
