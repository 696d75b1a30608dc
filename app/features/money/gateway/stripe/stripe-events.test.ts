import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { STRIPE_API_VERSION } from "./stripe-client.server";
import { declineOf } from "./stripe-facts";
import { openStripe } from "./stripe-gateway.server";

const webhookSecret = "whsec_of_the_tests";
const gateway = openStripe({ key: "sk_test_ofTheTests", webhookSecret });
const now = new Date("2026-11-23T10:00:00Z");
const seconds = (after: number) => Math.floor(now.getTime() / 1000) + after;

async function signed(event: object, { after = 0, secret = webhookSecret } = {}) {
	const payload = JSON.stringify(event);
	const stripe = new Stripe("sk_test_ofTheTests", { httpClient: Stripe.createFetchHttpClient() });
	const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: seconds(after) });
	return { payload, header };
}

const completed = {
	id: "evt_1",
	object: "event",
	type: "checkout.session.completed",
	livemode: false,
	api_version: STRIPE_API_VERSION,
	data: { object: { id: "cs_test_1", object: "checkout.session" } },
};
const read = async (event: object, options = {}) => {
	const { payload, header } = await signed(event, options);
	return gateway.readEvent(payload, header, now);
};

test("the package speaks the version that this code is written for", () => {
	expect(new Stripe("sk_test_x").getApiField("version")).toBe(STRIPE_API_VERSION);
});

describe("an event that Stripe's own library has signed", () => {
	test("is read: what it is about, and nothing of what it says", async () => {
		expect(await read(completed)).toEqual({
			reference: "evt_1",
			type: "checkout.session.completed",
			isLive: false,
			about: "session",
			objectReference: "cs_test_1",
		});
	});

	test.each([
		["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, "payment", "pi_1"],
		["charge.dispute.created", { id: "du_1", payment_intent: { id: "pi_2" } }, "payment", "pi_2"],
		["invoice_payment.paid", { id: "inpay_1", payment: { payment_intent: "pi_4" } }, "payment", "pi_4"],
		["payment_intent.payment_failed", { id: "pi_3" }, "payment", "pi_3"],
		["customer.subscription.updated", { id: "sub_1" }, "subscription", "sub_1"],
		[
			"invoice.paid",
			{ id: "in_1", parent: { subscription_details: { subscription: "sub_2" } } },
			"subscription",
			"sub_2",
		],
		["invoice.paid", { id: "in_2", parent: null }, "other", "evt_1"],
		["customer.created", { id: "cus_1" }, "other", "evt_1"],
	])("%s of %j is about a %s", async (type, object, about, objectReference) => {
		expect(await read({ ...completed, type, data: { object } })).toMatchObject({ about, objectReference });
	});

	test.each([299, -299])("%i seconds off is taken", async (after) => {
		expect(await read(completed, { after })).toMatchObject({ reference: "evt_1" });
	});

	test.each([301, -301, 86_400])("%i seconds off is refused, ahead as well as behind", async (after) => {
		expect(await read(completed, { after })).toEqual({ refused: "outOfTime" });
	});

	test("with another secret, of the other mode or with another body is refused", async () => {
		expect(await read(completed, { secret: "whsec_other" })).toEqual({ refused: "badSignature" });
		expect(await read({ ...completed, livemode: true })).toEqual({ refused: "foreignMode" });
		const { header } = await signed(completed);
		expect(await gateway.readEvent(JSON.stringify({ ...completed, id: "evt_2" }), header, now)).toEqual({
			refused: "badSignature",
		});
		expect(await gateway.readEvent("{}", null, now)).toEqual({ refused: "badSignature" });
	});
});

test.each([
	[{ code: "card_declined", decline_code: "insufficient_funds" }, "insufficientFunds"],
	[{ code: "card_declined", decline_code: "generic_decline" }, "declined"],
	[{ code: "expired_card" }, "expiredCard"],
	[{ code: "payment_intent_authentication_failure" }, "challengeFailed"],
	[{ code: "processing_error" }, "other"],
])("%j is %s", (failure, why) => {
	expect(declineOf(failure)).toBe(why);
});
