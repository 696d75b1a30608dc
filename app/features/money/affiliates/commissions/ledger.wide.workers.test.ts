import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runTogether } from "#db/run-together.server.ts";
import {
	affiliateLedger,
	affiliateMonths,
	affiliatePayoutRuns,
	affiliatePayouts,
	commissions,
} from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { payCommissions, releaseCommissions } from "../payouts/runs.repository.server";
import { commissionOn } from "../rules/commission-on";
import { neededChange } from "../rules/needed-change";
import { sumBalances } from "./balances.repository.server";
import {
	adjustSale,
	approveCommissionRows,
	type Commission,
	freezeRate,
	insertCorrection,
	insertSale,
} from "./commissions.repository.server";

const OPERATIONS = 10_000;
const AT_ONCE = 80;
type Row = Pick<
	Commission,
	"id" | "state" | "amountMinor" | "voidMinor" | "payoutId" | "orderId" | "kind" | "approvedAt"
>;

test(`after ${OPERATIONS} random operations each balance is the sum of its rows, and no cent is lost or doubled`, async () => {
	const { id: affiliateId } = await makeAffiliate(db);
	const buyerId = (await makeUser(db)).id;
	const terms = { affiliateId, buyerId, rateBps: 3333, firstSaleAt: MADE_AT, endsAt: new Date(9e12) };
	await freezeRate(db, terms);
	const random = fc.sample(fc.array(fc.nat(1e9), { minLength: OPERATIONS * 4, maxLength: OPERATIONS * 4 }), {
		numRuns: 1,
		seed: 20261122,
	})[0] as number[];
	const pick = (below: number) => (random.pop() ?? 0) % below;
	const orders: { id: string; net: number; refunded: number; rows: Row[] }[] = [];
	const payouts: { id: string; rows: Row[]; state: "open" | "paid" | "returned" }[] = [];
	const all: Row[] = [];
	const statements: Write[] = [];
	let next = 0;
	const happened = { sold: 0, adjusted: 0, corrected: 0, approved: 0, scheduled: 0, paid: 0, sentBack: 0 };
	const whole = (row: Row): Commission => ({
		affiliateId,
		customerId: 1,
		number: 0,
		membershipId: null,
		linkId: null,
		via: "click",
		currency: "USD",
		baseMinor: 1,
		rateBps: 3333,
		isTest: false,
		soldAt: MADE_AT,
		finalAt: MADE_AT,
		changedAt: MADE_AT,
		...row,
	});

	const deeds = [
		function sell() {
			const order = { id: `order-${++next}`, net: pick(100_000) + 2, refunded: 0, rows: [] as Row[] };
			const amountMinor = commissionOn(order.net, 3333, "USD");
			const row: Row = {
				id: `sale-${next}`,
				state: "pending",
				amountMinor,
				voidMinor: 0,
				payoutId: null,
				orderId: order.id,
				kind: "sale",
				approvedAt: null,
			};
			statements.push(
				insertSale(db, {
					id: row.id,
					affiliateId,
					buyerId,
					orderId: order.id,
					via: "click",
					state: "pending",
					currency: "USD",
					baseMinor: order.net,
					rateBps: 3333,
					amountMinor,
					isTest: false,
					soldAt: MADE_AT,
					finalAt: MADE_AT,
					changedAt: MADE_AT,
				}),
			);
			order.rows.push(row);
			orders.push(order);
			all.push(row);
			happened.sold += 1;
		},
		function refund() {
			const order = orders[pick(orders.length || 1)];
			const sale = order?.rows[0];
			if (!order || !sale) return;
			order.refunded = pick(8) === 0 ? pick(order.refunded + 1) : order.refunded + pick(order.net - order.refunded + 1);
			const kept = commissionOn(order.net - order.refunded, 3333, "USD");
			const correctedMinor = order.rows.slice(1).reduce((sum, row) => sum + row.amountMinor, 0);
			const change = neededChange({ ...sale, correctedMinor }, kept);
			if (!change) return;
			const { amountMinor } = change;
			if (change.kind === "adjust") {
				const open = sale.approvedAt ? "approved" : "pending";
				const state = amountMinor === 0 ? "void" : open;
				statements.push(adjustSale(db, whole(sale), { amountMinor, state, now: MADE_AT }));
				Object.assign(sale, { state, voidMinor: sale.amountMinor + sale.voidMinor - amountMinor, amountMinor });
				happened.adjusted += 1;
				return;
			}
			const number = order.rows.length;
			const id = `${sale.id}-${number}`;
			statements.push(insertCorrection(db, whole(sale), { id, amountMinor, number, now: MADE_AT }));
			const row: Row = {
				id,
				state: "approved",
				amountMinor,
				voidMinor: -amountMinor,
				payoutId: null,
				orderId: order.id,
				kind: "correction",
				approvedAt: MADE_AT,
			};
			order.rows.push(row);
			all.push(row);
			happened.corrected += 1;
		},
		function approveSome() {
			const due = all.filter(({ state }) => state === "pending").slice(0, pick(5) + 1);
			if (due.length === 0) return;
			statements.push(
				approveCommissionRows(
					db,
					due.map(({ id }) => id),
					MADE_AT,
				),
			);
			for (const row of due) Object.assign(row, { state: "approved", approvedAt: MADE_AT });
			happened.approved += 1;
		},
		function payOut() {
			const due = all.filter(({ state }) => state === "approved").slice(0, pick(9) + 1);
			if (due.length === 0) return;
			const id = `payout-${payouts.length}`;
			statements.push(
				db.insert(affiliatePayouts).values({
					id,
					runId: "run",
					affiliateId,
					currency: id,
					amountMinor: 0,
					commissionCount: due.length,
					isTest: false,
					state: "building" as const,
					createdAt: MADE_AT,
				}),
				...due.map((row) => moveInto(row, id)),
			);
			for (const row of due) Object.assign(row, { state: "scheduled", payoutId: id });
			payouts.push({ id, rows: due, state: "open" });
			happened.scheduled += 1;
		},
		function markPaid() {
			const payout = payouts.find(({ state }) => state === "open");
			if (!payout) return;
			statements.push(payCommissions(db, payout.id, MADE_AT));
			for (const row of payout.rows) row.state = "paid";
			payout.state = "paid";
			happened.paid += 1;
		},
		function sendBack() {
			const payout = payouts.find(({ state }) => state === "open");
			if (!payout) return;
			statements.push(releaseCommissions(db, payout.id, MADE_AT));
			for (const row of payout.rows) Object.assign(row, { state: "approved", payoutId: null });
			payout.state = "returned";
			happened.sentBack += 1;
		},
	];
	function moveInto(row: Row, payoutId: string) {
		return db.update(commissions).set({ state: "scheduled", payoutId }).where(eq(commissions.id, row.id));
	}
	await db.insert(affiliatePayoutRuns).values({ id: "run", month: "2026-11", state: "done", startedAt: MADE_AT });

	const weights = [0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 5];
	for (let n = 0; n < OPERATIONS; n += 1) {
		deeds[weights[pick(weights.length)] ?? 0]?.();
		if (statements.length >= AT_ONCE) await runTogether(db, statements.splice(0));
	}
	await runTogether(db, statements.splice(0));

	const expected: Record<string, number> = {};
	const addTo = (account: string, amount: number) => {
		expected[account] = (expected[account] ?? 0) + amount;
	};
	for (const row of all) {
		addTo(row.state, row.amountMinor);
		addTo("void", row.voidMinor);
	}
	const sums = await sumBalances(db, affiliateId);
	const found = Object.fromEntries(sums.map(({ account, amountMinor }) => [account, amountMinor]));
	for (const account of ["pending", "approved", "scheduled", "paid", "void"]) {
		expect([account, found[account] ?? 0]).toEqual([account, expected[account] ?? 0]);
	}
	// Everything earned is accounted for, and what is kept equals what the orders have left.
	const earned = orders.reduce((sum, { net }) => sum + commissionOn(net, 3333, "USD"), 0);
	expect(Object.values(found).reduce((sum, one) => sum + one, 0)).toBe(earned);
	const kept = orders.reduce((sum, { net, refunded }) => sum + commissionOn(net - refunded, 3333, "USD"), 0);
	expect(earned - (found.void ?? 0)).toBe(kept);
	// Each commission is also the sum of its own movements.
	const odd = await db
		.select({ id: commissions.id })
		.from(commissions)
		.where(
			sql`${commissions.amountMinor} + ${commissions.voidMinor} <> (select coalesce(sum(l.amount_minor), 0)
				from ${affiliateLedger} l where l.commission_id = ${commissions.id})`,
		);
	expect(odd).toEqual([]);
	const [month] = await db.select().from(affiliateMonths).where(eq(affiliateMonths.affiliateId, affiliateId));
	expect(month).toMatchObject({ amountMinor: kept, voidMinor: found.void ?? 0 });
	// Steps without anything to act on do nothing, so count that enough of each kind happened.
	const done = Object.values(happened).reduce((sum, times) => sum + times, 0);
	expect(done).toBeGreaterThan(OPERATIONS * 0.8);
	expect(happened.sold).toBeGreaterThan(OPERATIONS / 5);
	for (const [kind, times] of Object.entries(happened)) expect([kind, times > OPERATIONS / 50]).toEqual([kind, true]);
}, 120_000);
