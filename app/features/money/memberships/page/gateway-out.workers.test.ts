import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { SubscriptionFacts } from "#app/features/money/gateway/payment-gateway.ts";
import { orders } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { openMemberships } from "#tests/money/memberships.ts";
import { openStripeMember } from "#tests/money/stripe-member.ts";
import { findBilling } from "./find-billing.server";
import { payForMembership } from "./pay-for-membership.server";

const school = openMemberships(db);
afterEach(() => void vi.useRealTimers());

test("a gateway that is out while a period is to be paid is said to be out, and nothing breaks", async () => {
	const member = await openStripeMember(school);
	const [order] = await db.select().from(orders).where(eq(orders.userId, member.user.id));
	if (!order) throw new Error("No order");
	member.tools.gateways().stripe.duePage = () => Promise.reject(new Error("out"));
	const due = { ...order, occasion: "renewal" as const, state: "failed" as const };
	const asked = { order: due, email: member.user.email, now: new Date() };
	expect(await payForMembership(db, member.tools, asked)).toEqual({
		ok: false,
		reason: "gatewayOut",
		orderId: order.id,
	});
});

test("a gateway that takes its time holds up no page: it shows the card that has paid last", async () => {
	const member = await openStripeMember(school);
	const { stripe } = member.tools.gateways();
	const card = { brand: "mastercard", last4: "4444", fingerprint: null };
	const facts = await stripe.findSubscription("any");
	if (!facts) throw new Error("No subscription");
	stripe.findSubscription = async () => ({ ...facts, card });
	const asked = { membership: await member.read(), chosen: null, language: "en" as const, now: new Date() };
	expect(await findBilling(db, member.tools, asked)).toMatchObject({ card: { last4: "4444" } });

	let answer: (facts: SubscriptionFacts | null) => void = () => {};
	const slow = new Promise<SubscriptionFacts | null>((resolve) => {
		answer = resolve;
	});
	stripe.findSubscription = () => slow;
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const page = findBilling(db, member.tools, asked).then((found) => found.card?.last4);
	await vi.advanceTimersByTimeAsync(2000);
	answer({ ...facts, card });
	expect(await page).toBe("4242");
});
