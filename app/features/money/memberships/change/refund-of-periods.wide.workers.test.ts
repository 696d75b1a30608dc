import { and, eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findOrderForCommission } from "#app/features/money/affiliates/commissions/find-order.server.ts";
import { settleCommission } from "#app/features/money/affiliates/commissions/settle-order.server.ts";
import { approveRefund } from "#app/features/money/refunds/decide-refund.server.ts";
import { sendRefund } from "#app/features/money/refunds/send-refund.server.ts";
import { combineHandlers } from "#app/features/operations/jobs/outbox/together.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { commissions, entitlements, memberships, orders, refunds } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { buyPlan, makePlan, openMemberships } from "#tests/money/memberships.ts";
import { TOOLS } from "#tests/money/refunds.ts";
import { moveClock } from "../clock/move-clock.server";
import { applyPaidOrder } from "../periods/paid-order.server";

const school = openMemberships(db);
Object.assign(school.handlers, {
	"order.paid": combineHandlers(applyPaidOrder(school.tools), settleCommission(findOrderForCommission)),
	"order.refunded": settleCommission(findOrderForCommission),
	"refund.send": sendRefund({ gateways: school.tools.gateways, orderEvents: ORDER_EVENTS }),
});
const { id: planId } = await makePlan(db);
const admin = await makeUser(db);
const { id: affiliateId } = await makeAffiliate(db);

async function member(periods: number) {
	const user = await makeUser(db);
	const first = await buyPlan(db, school, { user, planId });
	const attribution = {
		affiliateId,
		via: "click" as const,
		visitorId: null,
		linkId: null,
		at: new Date().toISOString(),
	};
	await db.update(orders).set({ attribution }).where(eq(orders.id, first));
	await school.work();
	const current = async () => {
		const [row] = await db.select().from(memberships).where(eq(memberships.userId, user.id));
		if (!row) throw new Error("No membership");
		return row;
	};
	for (let period = 1; period < periods; period += 1) {
		const { periodUntil } = await current();
		const own = (await current()).clockOffsetSeconds * 1000 + Date.now();
		const days = Math.ceil((periodUntil.getTime() - own) / 86_400_000);
		const moved = await moveClock(db, school.tools, { membership: await current(), days, now: new Date() });
		if (!moved.ok) throw new Error(moved.reason);
		await school.work();
	}
	const { id } = await current();
	const paid = await db.select().from(orders).where(eq(orders.membershipId, id)).orderBy(orders.periodNumber);
	const giveBack = async (at: number) => {
		const order = paid[at];
		if (!order) throw new Error("No such period");
		const refundId = `refund-${order.id}`;
		const now = new Date();
		const { netMinor, taxMinor, totalMinor: amountMinor, currency } = order;
		await db.insert(refunds).values({
			id: refundId,
			orderId: order.id,
			userId: user.id,
			kind: "goodwill",
			state: "requested",
			currency,
			netMinor,
			taxMinor,
			amountMinor,
			requestedAt: now,
			changedAt: now,
		});
		const by = { message: "", actorId: admin.id, requestId: "r", tools: TOOLS, now };
		expect(await approveRefund(db, { refundId, amountMinor: null, ...by })).toMatchObject({ ok: true });
		const rights = await openRights();
		await school.work();
		return rights;
	};
	const openRights = async () => {
		const open = and(eq(entitlements.userId, user.id), isNull(entitlements.endedAt));
		return (await db.select().from(entitlements).where(open)).length;
	};
	const commissionOf = async (at: number) => {
		const rows = await db
			.select()
			.from(commissions)
			.where(eq(commissions.orderId, paid[at]?.id ?? ""));
		return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
	};
	return { paid, current, giveBack, openRights, commissionOf };
}

test("of the periods of a membership, the money of an old one goes back alone; that of the last one that stands ends it", async () => {
	const periods = 3;
	const some = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
	await fc.assert(
		fc.asyncProperty(some, async (order) => {
			const one = await member(periods);
			expect(one.paid.map(({ state, periodNumber }) => [state, periodNumber])).toEqual([
				["paid", 1],
				["paid", 2],
				["paid", 3],
			]);
			const back = new Set<number>();
			for (const at of order) {
				back.add(at);
				const atOnce = await one.giveBack(at);
				const lives = !back.has(periods - 1);
				const { endedAt, state } = await one.current();
				expect([endedAt === null, state]).toEqual(lives ? [true, "active"] : [false, "cancelled"]);
				expect(atOnce > 0).toBe(lives);
				expect((await one.openRights()) > 0).toBe(lives);
			}
			for (const at of one.paid.keys()) expect((await one.commissionOf(at)) > 0).toBe(!back.has(at));
		}),
		{ numRuns: 6, examples: [[[0]], [[1, 0, 2]], [[2]]] },
	);
}, 60_000);
