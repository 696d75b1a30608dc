import { eq } from "drizzle-orm";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { recordLostDispute } from "#app/features/money/refunds/disputes/lost-dispute.server.ts";
import { adoptReportedRefund } from "#app/features/money/refunds/elsewhere/adopt-refund.server.ts";
import { requestRefund } from "#app/features/money/refunds/request-refund.server.ts";
import { sendRefund } from "#app/features/money/refunds/send-refund.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import type { Database } from "#db/client.server.ts";
import { enrollments, entitlements, orders, refunds } from "#db/schema/schema.ts";
import { makeCourse, makeUser } from "../factories";
import { ORIGIN, offerOf, openMoney, order, sessionOf } from "./money";

export const TOOLS = { orderEvents: ORDER_EVENTS, origin: ORIGIN };

export function openRefunds(db: Database) {
	const school = openMoney(db);
	let refusals = 0;
	const gateway: typeof school.sandbox = {
		...school.sandbox,
		refund: async (request) => {
			if (refusals-- <= 0) return school.sandbox.refund(request);
			return {
				reference: `no-${request.refundId}`,
				refundId: request.refundId,
				state: "failed",
				failure: "closed",
				amount: request.amount,
			};
		},
	};
	Object.assign(school.handlers, {
		"dispute.lost": recordLostDispute({ orderEvents: ORDER_EVENTS }),
		"refund.adopt": adoptReportedRefund({ orderEvents: ORDER_EVENTS }),
		"refund.send": sendRefund({ gateways: () => ({ stripe: null, sandbox: gateway }), orderEvents: ORDER_EVENTS }),
	});
	async function buy(card = "4242424242424242") {
		const user = await makeUser(db);
		const courseId = (await makeCourse(db, { priceCents: 29_700 })).course.id;
		const placed = await order(db, school, { user, offer: offerOf(courseId) });
		if (!placed.ok) throw new Error("Not placed");
		const sessionId = sessionOf(placed.redirectUrl);
		await payOnSession(school.sandboxTools, { sessionId, number: card, now: new Date() });
		await school.work();
		return { user, userId: user.id, courseId, orderId: placed.orderId, sessionId };
	}
	async function ask() {
		const bought = await buy();
		const asked = await requestRefund(db, {
			userId: bought.userId,
			orderId: bought.orderId,
			reasonCode: "notExpected",
			reason: "Too early for me",
			origin: ORIGIN,
			now: new Date(),
		});
		if (!asked.ok) throw new Error(asked.reason);
		return { ...bought, refundId: asked.refundId };
	}
	const stateOf = async ({ orderId, userId }: { orderId: string; userId: number }) => {
		const [[row], all, rights, [enrollment]] = await db.batch([
			db.select().from(orders).where(eq(orders.id, orderId)),
			db.select().from(refunds).where(eq(refunds.orderId, orderId)),
			db.select().from(entitlements).where(eq(entitlements.sourceId, orderId)),
			db.select().from(enrollments).where(eq(enrollments.userId, userId)),
		]);
		return {
			back: row?.refundedMinor,
			underWay: row?.refundingMinor,
			refunds: all.map(({ state }) => state),
			isOpen: rights.some(({ endedAt }) => endedAt === null),
			enrollment: enrollment?.status,
		};
	};
	function failNext(times = 1) {
		refusals = times;
	}
	return { ...school, buy, ask, stateOf, failNext };
}
