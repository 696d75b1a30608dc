import type { Coupon } from "#app/features/money/coupons/coupon-rules.ts";
import { payOnSession } from "#app/features/money/gateway/sandbox/pay-session.server.ts";
import { endRefunded } from "#app/features/money/memberships/change/do-to-membership.server.ts";
import { undoRefunded } from "#app/features/money/memberships/change/undo-refunded.server.ts";
import { endUnstartedSubscription } from "#app/features/money/memberships/periods/give-back.server.ts";
import { applyPaidOrder } from "#app/features/money/memberships/periods/paid-order.server.ts";
import { tellGateway } from "#app/features/money/memberships/tell-gateway.server.ts";
import type { Offer } from "#app/features/money/orders/checkout/offer.ts";
import { sendRefund } from "#app/features/money/refunds/send-refund.server.ts";
import { ORDER_EVENTS } from "#app/money-tools.server.ts";
import { money } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { planPrices, plans } from "#db/schema/schema.ts";
import { MADE_AT } from "../factories";
import { ORIGIN, offerOf, openMoney, order, sessionOf } from "./money";

export function openMemberships(db: Database) {
	const school = openMoney(db);
	const gateways = () => ({ stripe: null, sandbox: school.sandbox });
	const tools = { gateways, orderEvents: ORDER_EVENTS, origin: ORIGIN };
	Object.assign(school.handlers, {
		"order.paid": applyPaidOrder(tools),
		"membership.giveBack": endUnstartedSubscription(tools),
		"membership.end": endRefunded(),
		"membership.undo": undoRefunded,
		"membership.tell": tellGateway(tools),
		"refund.send": sendRefund({ gateways, orderEvents: ORDER_EVENTS }),
	});
	return { ...school, tools };
}

let made = 0;

export async function makePlan(db: Database, { monthly = 9700, yearly = 97_000, allCourses = true } = {}) {
	made += 1;
	const [plan] = await db
		.insert(plans)
		.values({
			slug: `plan-${made}`,
			position: 50 + made,
			priceCents: monthly,
			currency: "USD",
			interval: "month",
			benefits: [],
			allCourses,
		})
		.returning();
	if (!plan) throw new Error("No plan");
	const price = { planId: plan.id, currency: "USD", fromAt: MADE_AT };
	const [month, year] = await db
		.insert(planPrices)
		.values([
			{ ...price, interval: "month", amountMinor: monthly },
			{ ...price, interval: "year", amountMinor: yearly },
		])
		.returning();
	return { id: plan.id, monthly: month?.id ?? 0, yearly: year?.id ?? 0 };
}

type PlanPurchase = {
	user: { id: number; email: string };
	planId: number;
	number?: string;
	offer?: Partial<Offer>;
	coupon?: Coupon;
};

export async function placePlan(
	db: Database,
	school: ReturnType<typeof openMemberships>,
	{ user, planId, offer = {}, coupon }: PlanPurchase,
) {
	const offered = offerOf(planId, {
		kind: "plan",
		title: "Pro",
		price: money(9700, "USD"),
		interval: "month",
		...offer,
	});
	const placed = await order(db, school, { user, offer: offered, ...(coupon ? { coupon } : {}) });
	if (!placed.ok) throw new Error("Not placed");
	return { orderId: placed.orderId, sessionId: sessionOf(placed.redirectUrl) };
}

export async function buyPlan(
	db: Database,
	school: ReturnType<typeof openMemberships>,
	{ number = "4242424242424242", ...joined }: PlanPurchase,
) {
	const { orderId, sessionId } = await placePlan(db, school, joined);
	await payOnSession(school.sandboxTools, { sessionId, number, now: new Date() });
	return orderId;
}

export async function buyPlanTwice(
	db: Database,
	school: ReturnType<typeof openMemberships>,
	user: PlanPurchase["user"],
	planIds: readonly [number, number],
) {
	const placed: string[] = [];
	const pages = [];
	for (const planId of planIds) pages.push(await placePlan(db, school, { user, planId }));
	for (const { orderId, sessionId } of pages) {
		await payOnSession(school.sandboxTools, { sessionId, number: "4242424242424242", now: new Date() });
		await school.work();
		placed.push(orderId);
	}
	const [first = "", second = ""] = placed;
	return { first, second };
}
