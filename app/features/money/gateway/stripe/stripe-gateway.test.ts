import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { fromStripeUnits, toStripeUnits } from "./stripe-amounts";
import { openStripe } from "./stripe-gateway.server";

type Answer = Record<string, unknown> & { httpStatus?: number };

const INTENT = {
	id: "pi_1",
	object: "payment_intent",
	status: "succeeded",
	amount: 9700,
	amount_received: 9700,
	currency: "usd",
	customer: "cus_1",
	livemode: false,
	metadata: {},
	last_payment_error: null,
	latest_charge: { payment_method_details: { card: { brand: "visa", last4: "4242", fingerprint: "print" } } },
};
const invoicePaid = (reason: string) => ({
	data: [
		{
			id: "inpay_1",
			invoice: {
				id: "in_1",
				object: "invoice",
				billing_reason: reason,
				parent: { type: "subscription_details", subscription_details: { subscription: "sub_1" } },
			},
		},
	],
});
const none = { object: "list", data: [] };

function school(answers: Record<string, Answer>) {
	const sent: { call: string; body: URLSearchParams }[] = [];
	const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(input, init);
		const { pathname, searchParams } = new URL(request.url);
		const isPost = request.method === "POST";
		const call = `${request.method} ${pathname}`;
		sent.push({ call, body: isPost ? new URLSearchParams(await request.text()) : searchParams });
		const { httpStatus = 200, ...body } = answers[call] ?? { httpStatus: 404, error: { message: "No such thing" } };
		return Response.json(body, { status: httpStatus });
	};
	const client = new Stripe("sk_test_key", { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 });
	const keys = { key: "sk_test_key", webhookSecret: "whsec_test" };
	const of = (call: string) => sent.find((one) => one.call === call)?.body;
	return { sent, of, gateway: openStripe(keys, async () => client) };
}
const PAYMENT = { "GET /v1/payment_intents/pi_1": INTENT, "GET /v1/refunds": none, "GET /v1/disputes": none };

test("a renewal names its subscription by the invoice that it pays", async () => {
	const { gateway, of } = school({ ...PAYMENT, "GET /v1/invoice_payments": invoicePaid("subscription_cycle") });
	expect(await gateway.findPayment("pi_1")).toMatchObject({
		subscriptionReference: "sub_1",
		periodNumber: null,
		state: "paid",
		amount: money(9700, "USD"),
		card: { last4: "4242" },
	});
	const asked = of("GET /v1/invoice_payments");
	expect([asked?.get("payment[type]"), asked?.get("payment[payment_intent]")]).toEqual(["payment_intent", "pi_1"]);
	expect(asked?.get("expand[0]")).toBe("data.invoice");
});

test("the first period is told from renewals; a payment of one order asks for no invoice", async () => {
	const first = school({ ...PAYMENT, "GET /v1/invoice_payments": invoicePaid("subscription_create") });
	expect(await first.gateway.findPayment("pi_1")).toMatchObject({ subscriptionReference: "sub_1", periodNumber: 1 });
	const ours = { ...INTENT, metadata: { paymentId: "p", orderId: "o" } };
	const once = school({ ...PAYMENT, "GET /v1/payment_intents/pi_1": ours });
	expect(await once.gateway.findPayment("pi_1")).toMatchObject({ subscriptionReference: null });
	expect(once.of("GET /v1/invoice_payments")).toBeUndefined();
});

test("what Stripe does not know is nothing", async () => {
	const { gateway } = school({});
	expect(await gateway.findPayment("pi_none")).toBeNull();
	expect(await gateway.findSubscription("sub_none")).toBeNull();
	expect(await gateway.findSessionPayment("cs_none")).toBeNull();
});

const REFUND = { refundId: "r-1", orderId: "o", paymentReference: "pi_1", amount: money(9700, "USD") };

test("a refund that can never be has failed; one that may yet succeed is tried again", async () => {
	const refusing = (code: string) =>
		school({
			"GET /v1/refunds": none,
			"POST /v1/refunds": { httpStatus: 400, error: { type: "invalid_request_error", code } },
		});
	expect(await refusing("charge_disputed").gateway.refund(REFUND)).toMatchObject({ state: "failed" });
	await expect(refusing("lock_timeout").gateway.refund(REFUND)).rejects.toThrow();
});

test("a refund that was made before is found again, however long ago", async () => {
	const made = { id: "re_1", metadata: { refundId: "r-1" }, status: "succeeded", amount: 9700, currency: "usd" };
	const { gateway, sent } = school({ "GET /v1/refunds": { object: "list", data: [made] } });
	expect(await gateway.refund(REFUND)).toMatchObject({ reference: "re_1", state: "succeeded" });
	expect(sent.map(({ call }) => call)).toEqual(["GET /v1/refunds"]);
});

const CHECKOUT = {
	paymentId: "p",
	orderId: "o",
	membershipId: null,
	amount: money(0, "USD"),
	description: "Pro",
	customerReference: null,
	email: "buyer@school.example",
	language: "de",
	successUrl: "https://school.example/a",
	cancelUrl: "https://school.example/b",
	expiresAt: new Date("2026-11-24T10:00:00Z"),
};
const page = { "POST /v1/checkout/sessions": { id: "cs_1", url: "https://pay.example" } };
const coupon = { "POST /v1/coupons": { id: "coupon_1" } };

test.each([
	[null, 0, "forever", null],
	[3, 0, "repeating", "3"],
	[3, 14, "repeating", "3"],
	[1, 62, "repeating", "3"],
])("a coupon for %j periods behind %i days of trial is %s, %j months", async (periods, trialDays, duration, months) => {
	const { gateway, of } = school({ ...page, ...coupon });
	const discounted = { amount: money(6000, "USD"), periods };
	const subscription = { interval: "month" as const, amount: money(9700, "USD"), trialDays, discounted };
	await gateway.openCheckout({ ...CHECKOUT, subscription });
	const made = of("POST /v1/coupons");
	expect([made?.get("amount_off"), made?.get("duration"), made?.get("duration_in_months")]).toEqual([
		"3700",
		duration,
		months,
	]);
	const opened = of("POST /v1/checkout/sessions");
	expect(opened?.get("discounts[0][coupon]")).toBe("coupon_1");
	expect(opened?.get("subscription_data[trial_period_days]")).toBe(trialDays > 0 ? String(trialDays) : null);
	expect([opened?.get("locale"), opened?.get("adaptive_pricing[enabled]")]).toEqual(["de", "false"]);
});

test("amounts are told in Stripe's own units", () => {
	expect(toStripeUnits(money(1000, "ISK"))).toBe(100_000);
	expect(fromStripeUnits(100_000, "isk")).toEqual(money(1000, "ISK"));
	expect(toStripeUnits(money(500_000, "MGA"))).toBe(5000);
	expect(() => toStripeUnits(money(501, "MGA"))).toThrow(RangeError);
	expect([toStripeUnits(money(297, "JPY")), toStripeUnits(money(29_700, "USD"))]).toEqual([297, 29_700]);
});
