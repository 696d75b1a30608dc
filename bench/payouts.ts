import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { payOutStep } from "#app/features/money/affiliates/payouts/payout-step.server.ts";
import { startRun } from "#app/features/money/affiliates/payouts/start-run.server.ts";
import { connect, type Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { median } from "./measure/median.ts";

// `node bench/payouts.ts [--commissions 100000 --affiliates 2000]`
// Steps of a payout run over approved commissions in a local D1, and the time of each.
const { values } = parseArgs({
	options: {
		commissions: { type: "string", default: "100000" },
		affiliates: { type: "string", default: "2000" },
	},
});
const [commissions, affiliates] = [Number(values.commissions), Number(values.affiliates)];
const now = new Date();
const miniflare = new Miniflare(
	convertV4MiniflareOptions({
		cf: false,
		workers: [
			{
				name: "grew",
				modules: true,
				script: "export default {};",
				compatibilityDate: "2026-11-01",
				d1Databases: ["DB"],
			},
		],
	} as Parameters<typeof convertV4MiniflareOptions>[0]),
);
try {
	const { DB } = await miniflare.getBindings<{ DB: D1Database }>();
	await migrate(DB);
	await fill(DB);
	await measure(connect(DB));
} finally {
	await miniflare.dispose();
}

async function migrate(db: D1Database) {
	const files = readdirSync("db/migrations").filter((name) => name.endsWith(".sql"));
	for (const name of files.sort()) {
		const queries = readFileSync(`db/migrations/${name}`, "utf8").split("--> statement-breakpoint");
		await db.batch(queries.map((query) => db.prepare(query)));
	}
}

async function fill(db: D1Database) {
	const run = (sql: string) => db.prepare(sql).run();
	const upTo = (n: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${n})`;
	await run(`insert into users (id, name, email, created_at)
		${upTo(affiliates)} select i, 'User ' || i, 'user' || i || '@grew.example', 0 from n`);
	await run(`insert into affiliates (id, user_id, code, status, payout_sealed, tax_form, applied_at)
		${upTo(affiliates)} select i, i, 'CODE' || i, 'active', 'sealed', 'accepted', 0 from n`);
	await run(`insert into affiliate_customers (id, affiliate_id, rate_bps, first_sale_at, ends_at)
		${upTo(affiliates)} select i, i, 5000, 0, 0 from n`);
	const many = Math.floor(commissions / 10);
	for (let from = 0; from < commissions; from += 10_000) {
		await run(`insert into commissions (id, affiliate_id, customer_id, kind, order_id, number, via, state, currency,
			base_minor, rate_bps, amount_minor, void_minor, is_test, sold_at, final_at, approved_at, changed_at)
			with recursive n(i) as (select ${from} union all select i + 1 from n where i + 1 < ${Math.min(from + 10_000, commissions)})
			select 'c' || i, iif(i < ${many}, 1, 2 + i % ${affiliates - 1}), iif(i < ${many}, 1, 2 + i % ${affiliates - 1}),
				'sale', 'o' || i, 0, 'click', 'approved', 'USD', 9700, 5000, 4850, 0, 0, 0, 0, 0, 0 from n`);
	}
}

async function measure(db: Database) {
	const started = await startRun(db, { actorId: null, requestId: "bench", now });
	if (!started.ok) throw new Error("There was a run already.");
	const [run] = await db.all<{ id: string }>("select id from affiliate_payout_runs");
	const payload = { runId: run?.id ?? "" };
	const times: number[] = [];
	const began = performance.now();
	for (let goesOn = true; goesOn; ) {
		const before = performance.now();
		const job = { id: "bench", kind: "affiliate.payout", payload, dueAt: now } as const;
		const outcome = await payOutStep(job, { db, now, handOver: async () => {} });
		if ("writes" in outcome) await runTogether(db, outcome.writes);
		times.push(performance.now() - before);
		goesOn = "next" in outcome && outcome.next !== undefined;
	}
	const seconds = (performance.now() - began) / 1000;
	const [paid] = await db.all<{ n: number; sum: number; rows: number }>(
		"select count(*) n, sum(amount_minor) sum, sum(commission_count) rows from affiliate_payouts where state = 'open'",
	);
	const [ledger] = await db.all<{ sum: number }>(
		"select sum(amount_minor) sum from affiliate_ledger where account = 'scheduled'",
	);
	console.log(`${paid?.rows} commissions of ${paid?.n} affiliates, ${(paid?.sum ?? 0) / 100} in all`);
	console.log(`ledger and payouts ${ledger?.sum === paid?.sum ? "agree" : "DISAGREE"}`);
	console.log(
		`${times.length} steps in ${seconds.toFixed(1)} s; a step ${median(times).toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)} ms`,
	);
}
