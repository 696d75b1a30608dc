import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { entitlements, plans, tickets } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makePlan } from "#tests/money/memberships.ts";
import { countMatchingTickets, listTickets } from "../desk/desk.repository.server";
import { TICKETS_LIST } from "../desk/tickets-query";
import { openTicket } from "./open-ticket.server";

const now = new Date("2026-11-22T10:00:00Z");
const hour = 3_600_000;
let [promising, above, plain] = [0, 0, 0];

beforeAll(async () => {
	await db.update(plans).set({ active: false });
	[plain, promising, above] = [(await makePlan(db)).id, (await makePlan(db)).id, (await makePlan(db)).id];
	await db
		.update(plans)
		.set({ benefits: ["prioritySupport"] })
		.where(eq(plans.id, promising));
});

async function holder(planId: number, given: Partial<typeof entitlements.$inferInsert> = {}) {
	const { id: userId } = await makeUser(db);
	await db.insert(entitlements).values({
		userId,
		thingKind: "plan",
		thingId: planId,
		sourceKind: "membership",
		sourceId: `m${userId}`,
		fromAt: new Date(now.getTime() - hour),
		untilAt: new Date(now.getTime() + hour),
		createdAt: now,
		...given,
	});
	return userId;
}
let addresses = 0;
async function open(userId: number, at = now) {
	const opened = await openTicket(db, {
		formKey: crypto.randomUUID(),
		topic: "technical",
		subject: "It stops",
		message: "After a minute.",
		page: null,
		language: "en",
		origin: "https://school.example",
		now: at,
		rateLimitScale: 1,
		clientIp: `priority ${++addresses}`,
		owner: { userId },
	});
	if (!opened.ok) throw new Error(opened.reason);
	return opened.key;
}
const isFirst = async (userId: number) => {
	const [ticket] = await db
		.select()
		.from(tickets)
		.where(eq(tickets.key, await open(userId)));
	return ticket?.isPriority;
};

test("a request has priority where the plan of its owner holds it now, be it by the plans before it", async () => {
	expect(await isFirst(await holder(promising))).toBe(true);
	expect(await isFirst(await holder(above))).toBe(true);
	expect(await isFirst(await holder(plain))).toBe(false);
	expect(await isFirst((await makeUser(db)).id)).toBe(false);
	expect(await isFirst(await holder(promising, { untilAt: now }))).toBe(false);
	expect(await isFirst(await holder(promising, { fromAt: new Date(now.getTime() + 1) }))).toBe(false);
	expect(await isFirst(await holder(promising, { endedAt: now, endedWhy: "paused" }))).toBe(false);
	expect(await isFirst(await holder(promising, { thingKind: "course" }))).toBe(false);
});

test("what it had when it was opened stays with it", async () => {
	const userId = await holder(promising);
	const key = await open(userId);
	await db.update(entitlements).set({ endedAt: now, endedWhy: "expired" }).where(eq(entitlements.userId, userId));
	expect(await db.select().from(tickets).where(eq(tickets.key, key))).toMatchObject([{ isPriority: true }]);
});

test.each([
	["", ["late", "early", "plain"]],
	["sort=changed", ["early", "late", "plain"]],
	["sort=-opened", ["late", "early", "plain"]],
	["priority=only", ["late", "early"]],
])("they stand before the others of their status: %s", async (search, order) => {
	await db.delete(tickets);
	const keys = new Map([
		[await open(await holder(promising), new Date(now.getTime() + hour / 4)), "early"],
		[await open(await holder(promising), new Date(now.getTime() + hour / 3)), "late"],
		[await open(await holder(plain), new Date(now.getTime() + hour / 2)), "plain"],
	]);
	const query = TICKETS_LIST.parse(new URLSearchParams(search));
	expect((await listTickets(db, query, 0)).map(({ key }) => keys.get(key))).toEqual(order);
	expect((await countMatchingTickets(db, query, 0))[0]?.n).toBe(order.length);
});
