import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { affiliateFlags, affiliateMonths, affiliates, commissions, refunds, siteSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { doJob, makeAffiliate, makeOrder } from "#tests/money/affiliates.ts";
import * as paidOrders from "#tests/money/paid-orders.ts";
import type { OrderForCommission } from "../rules/attribution";
import { approveCommissions } from "./approve-commissions.server";
import { sumBalances } from "./balances.repository.server";
import { settleCommission } from "./settle-order.server";

const later = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS);
const orders = new Map<string, OrderForCommission>();
const findOrder = async (_: unknown, id: string) => orders.get(id) ?? null;
const paid = ({ orderId }: OrderForCommission) => doJob(db, settleCommission(findOrder), { orderId }, later(1));
const refunded = ({ orderId }: OrderForCommission) => doJob(db, settleCommission(findOrder), { orderId }, later(2));
let affiliate: Awaited<ReturnType<typeof makeAffiliate>>;

async function order(given: Partial<OrderForCommission> = {}) {
	const made = await makeOrder(db, { affiliateId: affiliate.id, ...given });
	orders.set(made.orderId, made);
	return made;
}
const giveBack = (one: OrderForCommission, refundedNetMinor: number) => {
	orders.set(one.orderId, { ...one, refundedNetMinor });
};
const rows = () =>
	db.select().from(commissions).where(eq(commissions.affiliateId, affiliate.id)).orderBy(asc(commissions.number));
async function balances() {
	const sums = await sumBalances(db, affiliate.id);
	return Object.fromEntries(sums.filter((one) => one.amountMinor !== 0).map((one) => [one.account, one.amountMinor]));
}
const putInto = async (state: "scheduled" | "paid") => {
	const payoutId = await makePayout();
	await db.update(commissions).set({ state, payoutId }).where(eq(commissions.affiliateId, affiliate.id));
};
async function makePayout() {
	const { affiliatePayoutRuns, affiliatePayouts } = await import("#db/schema/schema.ts");
	const [runId, id] = [crypto.randomUUID(), crypto.randomUUID()];
	await db.insert(affiliatePayoutRuns).values({ id: runId, month: runId, state: "done", startedAt: MADE_AT });
	await db.insert(affiliatePayouts).values({
		id,
		runId,
		affiliateId: affiliate.id,
		currency: "USD",
		amountMinor: 1,
		commissionCount: 1,
		isTest: false,
		state: "open" as const,
		createdAt: MADE_AT,
	});
	return id;
}

beforeEach(async () => {
	orders.clear();
	affiliate = await makeAffiliate(db);
});

describe("an order that was paid", () => {
	test("earns half of it without tax, pending until the refund window is over, then approved", async () => {
		const one = await order();
		await paid(one);
		expect(await rows()).toMatchObject([{ state: "pending", amountMinor: 5000, rateBps: 5000, finalAt: later(91) }]);
		await approveCommissions.work(db, later(90));
		expect(await balances()).toEqual({ pending: 5000 });
		await approveCommissions.work(db, later(91));
		expect(await balances()).toEqual({ approved: 5000 });
	});

	test("is pending for as long as the guarantee lasts, where that is longer, and while a refund is decided on", async () => {
		const setDays = (days: number) =>
			db
				.update(siteSettings)
				.set({ value: { mode: "specified", days } })
				.where(eq(siteSettings.key, "guaranteeDays"));
		await setDays(120);
		const one = await order();
		await paid(one);
		await setDays(90);
		expect(await rows()).toMatchObject([{ state: "pending", finalAt: later(121) }]);

		const { orderId, netMinor, paidAt } = one;
		await paidOrders.makeOrder(db, { id: orderId, paidAt, netMinor });
		const refundId = await paidOrders.makeRefund(db, { orderId, succeededAt: null, requestedAt: later(119), netMinor });
		await approveCommissions.work(db, later(121));
		expect(await balances()).toEqual({ pending: 5000 });
		await db.update(refunds).set({ state: "declined" }).where(eq(refunds.id, refundId));
		await approveCommissions.work(db, later(122));
		expect(await balances()).toEqual({ approved: 5000 });
	});

	test("earns once, however often it is told", async () => {
		const one = await order();
		for (let n = 0; n < 3; n++) await paid(one);
		expect(await balances()).toEqual({ pending: 5000 });
	});

	test("earns once when it is told twice at the same time", async () => {
		const one = await order();
		const told = await Promise.allSettled([paid(one), paid(one), paid(one), paid(one)]);
		expect(told.some(({ status }) => status === "fulfilled")).toBe(true);
		expect(await balances()).toEqual({ pending: 5000 });
	});

	test("earns at the rate of the first sale to this buyer, for so many months", async () => {
		const first = await order();
		await paid(first);
		const { buyerId } = first;
		const value = { ratePercent: 10, months: 12, cookieDays: 60, holdDays: 90, minimumCents: 5000 };
		const [before] = await db.select().from(siteSettings).where(eq(siteSettings.key, "affiliateProgram"));
		await db.update(siteSettings).set({ value }).where(eq(siteSettings.key, "affiliateProgram"));
		await paid(await order({ buyerId, paidAt: later(364) }));
		await paid(await order({ buyerId, paidAt: later(366) }));
		await paid(await order());
		await db.update(siteSettings).set({ value: before?.value }).where(eq(siteSettings.key, "affiliateProgram"));
		expect((await rows()).map(({ amountMinor }) => amountMinor).sort()).toEqual([1000, 5000, 5000]);
	});

	test("earns for the renewals of a membership without another click", async () => {
		const membershipId = crypto.randomUUID();
		const first = await order({ membershipId });
		await paid(first);
		await paid(await order({ membershipId, buyerId: first.buyerId, periodNumber: 2, attribution: null }));
		expect(await balances()).toEqual({ pending: 10_000 });
	});

	test.each([
		["the same account", { email: "ann@mail.example" }, "sameAccount"],
		["the same mailbox", { email: "ann+other@mail.example" }, "sameEmail"],
	])("by %s earns nothing and is flagged once", async (_who, { email }, kind) => {
		const domain = `${crypto.randomUUID()}.example`;
		const owner = await makeUser(db, { email: `ann@${domain}` });
		affiliate = await makeAffiliate(db, { userId: owner.id });
		const buyer = kind === "sameAccount" ? owner : await makeUser(db, { email: email.replace("mail.example", domain) });
		const own = await order({ buyerId: buyer.id });
		await paid(own);
		await paid(own);
		expect(await rows()).toEqual([]);
		const flags = await db.select().from(affiliateFlags).where(eq(affiliateFlags.affiliateId, affiliate.id));
		expect(flags).toMatchObject([{ kind, subject: own.orderId, state: "open" }]);
	});

	test("earns nothing for an affiliate who is suspended", async () => {
		await db.update(affiliates).set({ status: "suspended" }).where(eq(affiliates.id, affiliate.id));
		await paid(await order());
		expect(await rows()).toEqual([]);
	});
});

describe("a refund", () => {
	test("of a part, then of the rest, voids as much, to the cent", async () => {
		const one = await order({ netMinor: 9999 });
		await paid(one);
		giveBack(one, 3333);
		await refunded(one);
		expect(await balances()).toEqual({ pending: 3333, void: 1667 });
		giveBack(one, 9999);
		await refunded(one);
		await refunded(one);
		expect([await balances(), (await rows())[0]?.state]).toEqual([{ void: 5000 }, "void"]);
	});

	test("that is told before the payment leaves nothing to earn", async () => {
		const one = await order({ refundedNetMinor: 10_000 });
		await refunded(one);
		await paid(one);
		expect(await balances()).toEqual({ void: 5000 });
	});

	test("that fails later gives the commission back", async () => {
		const one = await order();
		await paid(one);
		giveBack(one, 10_000);
		await refunded(one);
		giveBack(one, 0);
		await refunded(one);
		expect([await balances(), (await rows())[0]?.state]).toEqual([{ pending: 5000 }, "pending"]);
	});

	test.each(["scheduled", "paid"] as const)("of one that is %s is a negative row, approved at once", async (state) => {
		const one = await order();
		await paid(one);
		await putInto(state);
		giveBack(one, 4000);
		await refunded(one);
		giveBack(one, 10_000);
		await refunded(one);
		await refunded(one);
		expect(await balances()).toEqual({ [state]: 5000, approved: -5000, void: 5000 });
		expect((await rows()).map(({ amountMinor }) => amountMinor)).toEqual([5000, -2000, -3000]);
	});

	test("told twice at once takes it back once", async () => {
		const one = await order();
		await paid(one);
		await putInto("paid");
		giveBack(one, 10_000);
		await Promise.allSettled([refunded(one), refunded(one), refunded(one)]);
		expect(await balances()).toEqual({ paid: 5000, approved: -5000, void: 5000 });
	});
});

test("the sums of months are those of the ledger, without what is void", async () => {
	const [first, second] = [await order(), await order()];
	await paid(first);
	await paid(second);
	giveBack(first, 10_000);
	await refunded(first);
	const [month] = await db.select().from(affiliateMonths).where(eq(affiliateMonths.affiliateId, affiliate.id));
	expect(month).toMatchObject({ month: "2026-11", amountMinor: 5000, voidMinor: 5000, sales: 1, lastSoldAt: MADE_AT });
});

test("the database refuses to forget or to rewrite what was earned", async () => {
	await paid(await order());
	const [row] = await rows();
	const id = row?.id ?? "";
	for (const change of [{ amountMinor: 6000 }, { rateBps: 9000 }, { orderId: "other" }, { voidMinor: 1 }]) {
		await expect(db.update(commissions).set(change).where(eq(commissions.id, id))).rejects.toThrow();
	}
	await expect(db.delete(commissions).where(eq(commissions.id, id))).rejects.toThrow();
	await expect(db.run("update affiliate_ledger set amount_minor = 1")).rejects.toThrow();
	await expect(db.run("delete from affiliate_ledger")).rejects.toThrow();
	expect(await balances()).toEqual({ pending: 5000 });
});
