import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { certificateNames, invoices, orders, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { enqueueWaiting, saveBusiness } from "./invoices.repository.server";
import { issueInvoice } from "./issue-invoice.server";

const now = new Date("2026-11-23T10:00:00Z");
const unprintable = async (text: string) => [...new Set(text)].filter((letter) => /\p{Script=Arabic}/u.test(letter));
const tools = { db, now, handOver: async () => {} };
let made = 0;

async function makeOrder(name: string, given: Partial<typeof orders.$inferInsert> = {}) {
	const user = await makeUser(db, { name });
	made += 1;
	const id = `waiting-${made}`;
	await db.insert(orders).values({
		id,
		userId: user.id,
		kind: "course",
		thingId: 1,
		title: "Contracts",
		language: "en",
		state: "paid",
		currency: "USD",
		listMinor: 10_000,
		discountMinor: 0,
		netMinor: 10_000,
		taxMinor: 0,
		totalMinor: 10_000,
		country: "DE",
		gateway: "sandbox",
		isTest: true,
		createdAt: MADE_AT,
		changedAt: MADE_AT,
		expiresAt: MADE_AT,
		paidAt: MADE_AT,
		...given,
	});
	return { id, userId: user.id };
}

async function issue(orderId: string) {
	const job = { id: orderId, kind: "order.paid" as const, payload: { orderId }, dueAt: now };
	const outcome = await issueInvoice(unprintable)(job, tools);
	const [first, ...others] = "writes" in outcome ? outcome.writes : [];
	if (first) await db.batch([first, ...others]);
	return db.select().from(invoices).where(eq(invoices.orderId, orderId));
}

test("an invoice waits for a name that can be printed, and is written by the one that was chosen", async () => {
	const { id, userId } = await makeOrder("أميرة");
	expect(await issue(id)).toEqual([]);

	await db.insert(certificateNames).values({ userId, name: "Amira", changedAt: now });
	const jobs = await enqueueWaiting(db, { userId, now });
	const [job] = await db
		.select()
		.from(outbox)
		.where(eq(outbox.id, jobs[0]?.id ?? ""));
	expect([jobs.length, job?.kind, job?.payload]).toEqual([1, "invoice.issue", { orderId: id }]);
	const [written] = await issue(id);
	expect(written?.buyer).toMatchObject({ name: "Amira", address: null });
	expect(await enqueueWaiting(db, { userId, now })).toEqual([]);
});

test("the invoice of a business waits for its postal address, and then has it with the company", async () => {
	const { id } = await makeOrder("Ada", { taxId: "DE136695976" });
	expect(await issue(id)).toEqual([]);
	await saveBusiness(db, { orderId: id, address: "Hauptstraße 1\n10115 Berlin" });
	const [written] = await issue(id);
	expect(written?.buyer).toMatchObject({ name: "Ada", taxId: "DE136695976", address: "Hauptstraße 1\n10115 Berlin" });
});

test("what the checkout has asked for is on the invoice, and on those of the same tax number after it", async () => {
	const business = { company: "Ada Homes GmbH", address: "Hauptstraße 1\n10115 Berlin" };
	const evidence = { said: "DE", connection: "DE", taxId: "DE136695976", agrees: true, business };
	const { id, userId } = await makeOrder("Ada", { taxId: "DE136695976", evidence });
	expect((await issue(id))[0]?.buyer).toMatchObject({ name: "Ada Homes GmbH", address: business.address });
	const renewal = await makeOrder("Bob", { taxId: "DE136695976" });
	await db.update(orders).set({ userId }).where(eq(orders.id, renewal.id));
	expect((await issue(renewal.id))[0]?.buyer).toMatchObject({ name: "Ada Homes GmbH", address: business.address });
});

test("who buys for themselves is asked for no address, and a title that cannot be printed waits", async () => {
	const { id } = await makeOrder("Ada");
	expect((await issue(id))[0]?.buyer).toMatchObject({ name: "Ada", address: null });
	const titled = await makeOrder("Ada", { title: "عقود" });
	expect(await issue(titled.id)).toEqual([]);
});
