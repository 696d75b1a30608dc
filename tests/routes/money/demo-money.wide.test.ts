import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSandbox } from "#app/features/money/gateway/sandbox/sandbox-gateway.server.ts";
import { allScans } from "#app/features/money/reconciliation/scans/all-scans.server.ts";
import { connect } from "#db/client.server.ts";
import { copyState } from "#scripts/school.ts";
import { openBindings } from "#scripts/state-bindings.ts";

let state: ReturnType<typeof copyState>;
let school: Awaited<ReturnType<typeof openBindings>>;
beforeAll(async () => {
	state = copyState(inject("seededState"));
	school = await openBindings(state.stateDir);
});
afterAll(async () => {
	await school.close();
	state.remove();
});
const rows = async (sql: string) => (await school.bindings.DB.prepare(sql).all()).results;

test("the books of the demo school agree: reconciliation finds nothing", async () => {
	const db = connect(school.bindings.DB);
	const gateways = () => ({ stripe: null, sandbox: openSandbox({ db, nudge: async () => {} }) });
	const now = new Date();
	const looked: number[] = [];
	for (const scan of allScans({ gateways })) {
		let [after, sum]: [string | null, number] = ["", 0];
		while (after !== null) {
			const page = await scan.read(db, { after, before: now, now });
			expect(page.found).toEqual([]);
			[after, sum] = [page.last, sum + page.checked];
		}
		looked.push(sum);
	}
	const [orders = 0, , , refunds = 0, , , memberships = 0] = looked;
	expect([orders > 150, refunds > 3, memberships > 20]).toEqual([true, true, true]);
});

test("they show fourteen months in three currencies, with all that happens to money", async () => {
	const [{ n, first } = { n: 0, first: 0 }] = await rows(
		"select count(distinct currency) n, min(paid_at) first from orders where state = 'paid'",
	);
	expect(n).toBe(3);
	expect(Date.now() - Number(first)).toBeGreaterThan(13.4 * 30 * 86_400_000);
	expect(await rows("select distinct state from disputes order by 1")).toHaveLength(3);
	expect(await rows("select state from refunds where state = 'requested'")).toHaveLength(1);
	expect(await rows("select id from orders where coupon_id is not null limit 3")).toHaveLength(3);
	expect(await rows("select id from affiliate_payouts where state = 'paid'")).toHaveLength(2);
	const student = "select o.id from orders o join users u on u.id = o.user_id where u.email = 'student@grew.example'";
	expect(await rows(student)).toHaveLength(1);
});

test("sums are sums of their rows: ledger, payouts, coupons, recurring revenue, numbers of invoices", async () => {
	const none = async (sql: string) => expect(await rows(sql)).toEqual([]);
	await none(
		`select a.id from affiliates a where (select coalesce(sum(amount_minor), 0) from affiliate_ledger where affiliate_id = a.id)
			<> (select coalesce(sum(amount_minor + void_minor), 0) from commissions where affiliate_id = a.id)`,
	);
	await none(
		`select p.id from affiliate_payouts p where p.amount_minor <> (select sum(amount_minor) from commissions where payout_id = p.id)
			or p.commission_count <> (select count(*) from commissions where payout_id = p.id)`,
	);
	await none("select id from coupons c where taken <> (select count(*) from coupon_uses where coupon_id = c.id)");
	await none(
		`select currency, sum(amount_minor) s from mrr_months group by currency having s <> (select coalesce(sum(case when state = 'paused'
			then 0 when interval = 'year' then round(amount_minor / 12.0) else amount_minor end), 0) from memberships m
			where m.currency = mrr_months.currency and m.ended_at is null)`,
	);
	await none("select series from invoices group by series having count(*) <> max(serial) or min(serial) <> 1");
	await none(
		"select series from invoice_counters c where last <> (select max(serial) from invoices where series = c.series)",
	);
});

test("nothing is due on the day on which a school is made", async () => {
	const soon = Date.now() + 86_400_000;
	expect(await rows(`select id from memberships where due_at < ${soon}`)).toEqual([]);
	const student = "(select id from users where email = 'student@grew.example')";
	expect(await rows(`select id from memberships where user_id = ${student}`)).toEqual([]);
});
