import { expect } from "vitest";
import { binding } from "./database";

type Statement = { toSQL: () => { sql: string; params: unknown[] } };

export const GROWING_TABLES = [
	"users",
	"sessions",
	"enrollments",
	"entitlements",
	"lesson_progress",
	"quiz_attempts",
	"learning_days",
	"course_reviews",
	"audit_entries",
	"outbox",
	"local_mail",
	"local_mail_search",
	"one_time_tokens",
	"rate_limits",
	"checklist_ticks",
	"people_search",
	"tickets",
	"ticket_messages",
	"ticket_links",
	"ticket_search",
	"help_votes",
	"search_documents",
	"search_index",
	"search_words",
	"search_trigrams",
	"search_synonyms",
	"uploads",
	"waiting_list",
	"reconciliation_findings",
	"certificates",
	"certificate_holds",
	"certificate_names",
	"exports",
	"account_deletions",
	"intakes",
	"intake_lines",
	"affiliates",
	"affiliate_visits",
	"affiliate_days",
	"affiliate_click_countries",
	"affiliate_customers",
	"affiliate_ledger",
	"affiliate_payouts",
	"commissions",
	"coupons",
	"coupon_uses",
	"coupon_use_keys",
	"trial_persons",
];

/** SQLite's query plan, for example `SEARCH users USING INTEGER PRIMARY KEY (rowid=?)`. */
export async function explainPlan(statement: Statement): Promise<string[]> {
	const { sql, params } = statement.toSQL();
	const plan = await binding
		.prepare(`EXPLAIN QUERY PLAN ${sql}`)
		.bind(...params)
		.all<{ detail: string }>();
	return plan.results.map(({ detail }) => detail);
}

/** SQLite reports a `MATCH` lookup as a scan. */
const isMatch = / VIRTUAL TABLE INDEX \d+:M/;

/** Fails if a statement scans a growing table, or binds more than 100 values. */
export async function expectNoScan(statement: Statement, tables: readonly string[] = GROWING_TABLES) {
	const { sql, params } = statement.toSQL();
	const names = new Set(tables.flatMap((table) => [table, ...aliasesOf(table, sql)]));
	const scans = (await explainPlan(statement)).filter(
		(line) => names.has(/^SCAN (\w+)/.exec(line)?.[1] ?? "") && !isMatch.test(line),
	);

	expect(scans, `${scans.join("; ")} in ${sql}`).toEqual([]);
	expect(params.length, sql).toBeLessThanOrEqual(100);
}

/** Fails on duplicate column names: D1 returns batch rows as objects, which would lose one and shift the rest. */
export async function expectDistinctColumns(statement: Statement) {
	const { sql, params } = statement.toSQL();
	const [names = []] = await binding
		.prepare(sql)
		.bind(...params)
		.raw<string[]>({ columnNames: true });
	expect(new Set(names).size, names.join(", ")).toBe(names.length);
}

function aliasesOf(table: string, sql: string): string[] {
	return [...sql.matchAll(new RegExp(`"${table}" (?:as )?"(\\w+)"`, "gi"))].map((match) => match[1] ?? "");
}
