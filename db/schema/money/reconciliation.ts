import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "../columns.ts";
import { orders } from "./orders.ts";

export const FINDING_KINDS = [
	"noInvoice",
	"amountsDiffer",
	"noAccess",
	"accessAfterRefund",
	"commissionAfterRefund",
	"commissionDiffers",
	"noCommission",
	"strayPayment",
	"refundsDiffer",
	"creditNote",
	"unknownRefund",
	"eventWaiting",
	"eventWithoutOrder",
	"unpaidPeriod",
	"accessAfterEnd",
	"rightWithoutSource",
	"subscriptionLives",
	"twoSubscriptions",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** One run at a time. `scan` and `cursor` are its progress, `steps` makes each step run once. */
export const reconciliationRuns = sqliteTable(
	"reconciliation_runs",
	{
		id: text("id").primaryKey(),
		state: text("state", { enum: ["running", "done", "stopped"] }).notNull(),
		scan: integer("scan").notNull().default(0),
		cursor: text("cursor").notNull().default(""),
		steps: integer("steps").notNull().default(0),
		looked: integer("looked").notNull().default(0),
		found: integer("found").notNull().default(0),
		startedAt: instant("started_at").notNull(),
		changedAt: instant("changed_at").notNull(),
		finishedAt: instant("finished_at"),
	},
	(table) => [
		uniqueIndex("reconciliation_runs_one").on(table.state).where(sql`${table.state} = 'running'`),
		index("reconciliation_runs_by_time").on(table.startedAt),
		check("reconciliation_runs_end", sql`(${table.finishedAt} is null) = (${table.state} = 'running')`),
	],
);

/** One per `subject`. Resolved when a run no longer finds it; reopened when one does. */
export const reconciliationFindings = sqliteTable(
	"reconciliation_findings",
	{
		id: text("id").primaryKey(),
		kind: text("kind", { enum: FINDING_KINDS }).notNull(),
		subject: text("subject").notNull(),
		orderId: text("order_id").references(() => orders.id),
		/** The last run that found it; runs are deleted after some time. */
		runId: text("run_id").notNull(),
		state: text("state", { enum: ["open", "repairing", "resolved"] }).notNull(),
		foundAt: instant("found_at").notNull(),
		repairedAt: instant("repaired_at"),
		resolvedAt: instant("resolved_at"),
	},
	(table) => [
		unique("reconciliation_findings_once").on(table.kind, table.subject),
		index("reconciliation_findings_by_state").on(table.state, table.foundAt, table.id),
		index("reconciliation_findings_left").on(table.foundAt, table.id).where(sql`${table.resolvedAt} is null`),
		index("reconciliation_findings_by_time").on(table.foundAt, table.id),
		index("reconciliation_findings_by_order").on(table.orderId),
		check("reconciliation_findings_end", sql`(${table.resolvedAt} is null) = (${table.state} <> 'resolved')`),
	],
);
