import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { isDuplicate } from "#db/conflict.ts";
import { invoiceCounters, invoices, orders, refunds, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { noUnprintableLetters } from "#tests/money/no-unprintable-letters.ts";
import { seriesOf } from "./invoice-series";
import { insertInvoice, type NewInvoice } from "./invoices.repository.server";
import { issueCreditNote } from "./issue-credit-note.server";
import { issueInvoice } from "./issue-invoice.server";

const now = new Date("2026-11-23T10:00:00Z");
let made = 0;
async function makeOrder(given: Partial<typeof orders.$inferInsert> = {}) {
	const user = await makeUser(db, { name: "Ada Buyer" });
	made += 1;
	const [order] = await db
		.insert(orders)
		.values({
			id: `order-${made}`,
			userId: user.id,
			kind: "course",
			thingId: 1,
			title: "Contracts",
			language: "de",
			state: "paid",
			currency: "USD",
			listMinor: 10_000,
			discountMinor: 2000,
			netMinor: 8000,
			taxMinor: 1520,
			totalMinor: 9520,
			country: "DE",
			gateway: "sandbox",
			isTest: true,
			createdAt: MADE_AT,
			changedAt: MADE_AT,
			tax: { kind: "standard", rateBps: 1900, basisMinor: 8000, taxMinor: 1520, country: "DE" },
			expiresAt: MADE_AT,
			paidAt: MADE_AT,
			...given,
		})
		.returning();
	if (!order) throw new Error("No order");
	return { order, user };
}
const tools = { db, now, handOver: async () => {} };
async function run(work: ReturnType<ReturnType<typeof issueInvoice>>) {
	const outcome = await work;
	if ("postponedUntil" in outcome) return "postponed";
	const [first, ...others] = outcome.writes;
	if (first) await db.batch([first, ...others]);
	return outcome.writes.length;
}
const issue = (orderId: string) =>
	run(issueInvoice(noUnprintableLetters)({ id: orderId, kind: "order.paid", payload: { orderId }, dueAt: now }, tools));
const credit = (refundId: string) =>
	run(
		issueCreditNote(noUnprintableLetters)(
			{ id: refundId, kind: "invoice.credit", payload: { refundId }, dueAt: now },
			tools,
		),
	);
const issued = (orderId: string) => db.select().from(invoices).where(eq(invoices.orderId, orderId));

test("a paid order has one invoice, with who sold, who bought and the tax as they were", async () => {
	const { order, user } = await makeOrder();
	expect(await issue(order.id)).toBeGreaterThan(0);
	expect(await issue(order.id)).toBe(0);
	await db.update(users).set({ name: "Somebody Else" }).where(eq(users.id, user.id));

	expect(await issued(order.id)).toMatchObject([
		{
			kind: "invoice",
			series: "TEST-2026",
			isTest: true,
			language: "de",
			totalMinor: 9520,
			netMinor: 8000,
			buyer: { name: "Ada Buyer", country: "DE", taxId: null },
			seller: { name: "G.R.E.W." },
			lines: [{ text: "Kurs: Contracts", listMinor: 10_000, discountMinor: 2000, netMinor: 8000 }],
			taxLines: [{ kind: "standard", rateBps: 1900, basisMinor: 8000, taxMinor: 1520, country: "DE" }],
			number: expect.stringMatching(/^TEST-2026-\d{5}$/),
		},
	]);
});

test("what is not paid, or costs nothing, has none", async () => {
	const [failed, free] = [
		await makeOrder({ state: "failed" }),
		await makeOrder({ listMinor: 0, discountMinor: 0, netMinor: 0, taxMinor: 0, totalMinor: 0 }),
	];
	expect(await issue(failed.order.id)).toBe(0);
	expect(await issue(free.order.id)).toBe(0);
});

test("a refund that is confirmed has one credit note, after the invoice and in a series of its own", async () => {
	const { order } = await makeOrder();
	const refund = { orderId: order.id, kind: "goodwill" as const, currency: "USD", requestedAt: now, changedAt: now };
	const [half, open] = [`half-${made}`, `open-${made}`];
	await db.insert(refunds).values([
		{ ...refund, id: half, state: "succeeded", amountMinor: 4760, netMinor: 4000, taxMinor: 760 },
		{ ...refund, id: open, state: "sent", amountMinor: 100, netMinor: 100, taxMinor: 0 },
	]);
	expect(await credit(half)).toBe("postponed");
	await issue(order.id);
	expect(await credit(half)).toBeGreaterThan(0);
	expect(await credit(half)).toBe(0);
	expect(await credit(open)).toBe(0);
	const [note, ...others] = (await issued(order.id)).filter(({ kind }) => kind === "creditNote");
	const [invoice] = (await issued(order.id)).filter(({ kind }) => kind === "invoice");
	expect(others).toEqual([]);
	expect(note).toMatchObject({
		series: "TESTCN-2026",
		refundId: half,
		correctsId: invoice?.id,
		totalMinor: 4760,
		taxMinor: 760,
	});
	expect(note?.taxLines).toMatchObject([{ basisMinor: 4000, taxMinor: 760 }]);
});

test("200 at once and some that fail: every number once, from 1 on, and none is missing", async () => {
	const { order, user } = await makeOrder();
	const series = "GAPS-2026";
	const row = (id: string, orderId: string): NewInvoice => ({
		id,
		kind: "invoice",
		series,
		userId: user.id,
		orderId,
		isTest: true,
		language: "en",
		currency: "USD",
		netMinor: 1,
		taxMinor: 0,
		totalMinor: 1,
		lines: [],
		taxLines: [],
		issuedAt: now,
		seller: { name: "S", address: "", country: "", taxId: null, email: "" },
		buyer: { name: "B", email: "", country: null, taxId: null },
	});
	const own = await Promise.all(Array.from({ length: 200 }, () => makeOrder().then(({ order: one }) => one.id)));
	await db.batch(insertInvoice(db, row("first", order.id)));
	const outcomes = await Promise.allSettled(
		own.flatMap((orderId, at) => [
			db.batch(insertInvoice(db, row(`many-${at}`, orderId))),
			...(at % 4 === 0 ? [db.batch(insertInvoice(db, row(`again-${at}`, order.id)))] : []),
		]),
	);
	const refused = outcomes.filter((one) => one.status === "rejected");
	expect(refused).toHaveLength(50);
	expect(refused.every(({ reason }) => isDuplicate(reason, "invoices.order_id"))).toBe(true);
	const rows = await db.select().from(invoices).where(like(invoices.series, series));
	const serials = rows.map(({ serial }) => serial).sort((a, b) => a - b);
	expect(serials).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
	expect(await db.select().from(invoiceCounters).where(eq(invoiceCounters.series, series))).toMatchObject([
		{ last: 201 },
	]);
});

test.each([
	["invoice", false, "INV-2026"],
	["invoice", true, "TEST-2026"],
	["creditNote", false, "CN-2026"],
	["creditNote", true, "TESTCN-2026"],
	["reversal", false, "RV-2026"],
	["reversal", true, "TESTRV-2026"],
] as const)("%s, a test: %s, is of %s", (kind, isTest, series) => {
	expect(seriesOf({ kind, isTest, issuedAt: now })).toBe(series);
});
