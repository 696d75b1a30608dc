import { sql } from "drizzle-orm";
import { blob, check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { users } from "./auth.ts";

/**
 * A file of people or of enrollments that an admin has handed in: `draft` while it is only looked at, `running` while a
 * job carries it out, `done`, or `stopped` where the right to it was taken meanwhile. `mapping` says which column a
 * field is read from, `readAs` how its letters were written (`ENCODINGS`), or that it has none to choose. Goes with its
 * lines after a month.
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
		/** Language of those whose line names none. */
		language: text("language").notNull(),
		state: text("state", { enum: ["draft", "running", "done", "stopped"] }).notNull(),
		/** How many lines it has, without the heads, and how many of them are settled: always the first ones. */
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

/** The bytes of a file as long as it is only looked at, to be read again with another encoding. */
export const intakeSources = sqliteTable("intake_sources", {
	intakeId: text("intake_id")
		.primaryKey()
		.references(() => intakes.id, { onDelete: "cascade" }),
	bytes: blob("bytes", { mode: "buffer" }).notNull(),
});

/**
 * A line of such a file, numbered as a text editor does it: the heads are line 1. `outcome` is null until it is settled;
 * `why` says what was wrong with a refused one, `value` what stood there. What could not be read is refused from the beginning.
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
