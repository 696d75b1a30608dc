import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { cardPageUrl } from "./card-page.server";
import { stripeSubscriptions } from "./stripe-subscriptions.server";

const PERIOD_UNTIL = 1_800_000_000;
const SUBSCRIPTION = {
	id: "sub_1",
	object: "subscription",
	metadata: {},
	livemode: false,
	status: "active",
	customer: { id: "cus_1", invoice_settings: { default_payment_method: "pm_new" } },
	default_payment_method: null,
	cancel_at: null,
	cancel_at_period_end: false,
	ended_at: null,
	trial_end: null,
	pause_collection: null,
	items: {
		data: [
			{
				id: "si_1",
				current_period_start: PERIOD_UNTIL - 2_600_000,
				current_period_end: PERIOD_UNTIL,
				price: { product: "prod_1", unit_amount: 9700, currency: "usd", recurring: { interval: "month" } },
			},
		],
	},
};

function openStripe({ known = {}, charged = {} }: { known?: object; charged?: object } = {}) {
	const sent: { path: string; body: URLSearchParams }[] = [];
	const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(input, init);
		const path = new URL(request.url).pathname;
		if (request.method === "POST") sent.push({ path, body: new URLSearchParams(await request.text()) });
		if (path === "/v1/payment_intents") return Response.json(charged, { status: 402 });
		return Response.json(path === "/v1/coupons" ? { id: "coupon_1" } : { ...SUBSCRIPTION, ...known });
	};
	const client = new Stripe("sk_test_key", { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 });
	return { sent, client, gateway: stripeSubscriptions(async () => client) };
}
const CHANGE = { changeId: "m-1", subscriptionReference: "sub_1", amount: money(29_700, "USD"), nextPeriodAt: null };

test("a new price takes an old coupon away, and nothing at once", async () => {
	const { gateway, sent } = openStripe();
	await gateway.changeSubscription({ ...CHANGE, interval: "month", discounted: null });
	const [{ body } = { body: new URLSearchParams() }] = sent;
	expect(body.get("items[0][price_data][unit_amount]")).toBe("29700");
	expect([body.get("proration_behavior"), body.get("discounts"), body.has("trial_end")]).toEqual(["none", "", false]);
});

test("another interval begins when what is paid has run out; a coupon that still counts is made for the new price", async () => {
	const { gateway, sent } = openStripe();
	const discounted = { amount: money(19_700, "USD"), periods: 2 };
	const nextPeriodAt = new Date(PERIOD_UNTIL * 1000);
	await gateway.changeSubscription({ ...CHANGE, interval: "year", discounted, nextPeriodAt });
	expect(sent.map(({ path }) => path)).toEqual(["/v1/coupons", "/v1/subscriptions/sub_1"]);
	expect([sent[0]?.body.get("amount_off"), sent[0]?.body.get("duration_in_months")]).toEqual(["10000", "24"]);
	expect(sent[1]?.body.get("trial_end")).toBe(String(PERIOD_UNTIL));
	expect(sent[1]?.body.get("discounts[0][coupon]")).toBe("coupon_1");
});

test("a card that says no to a charge is a payment that has failed; the card is the customer's where the subscription has none", async () => {
	const intent = {
		id: "pi_9",
		status: "requires_payment_method",
		amount: 4000,
		currency: "usd",
		livemode: false,
		customer: "cus_1",
		metadata: { orderId: "o", paymentId: "p" },
		latest_charge: null,
		last_payment_error: { code: "card_declined", decline_code: "insufficient_funds" },
	};
	const error = { type: "card_error", code: "card_declined", payment_intent: intent };
	const { gateway, sent } = openStripe({ charged: { error } });
	const asked = { paymentId: "p", orderId: "o", subscriptionReference: "sub_1", description: "Pro" };
	expect(await gateway.chargeSubscription({ ...asked, amount: money(4000, "USD") })).toMatchObject({
		state: "failed",
		failure: "insufficientFunds",
		reference: "pi_9",
		metadata: { paymentId: "p" },
	});
	expect(sent[0]?.body.get("payment_method")).toBe("pm_new");
});

test("an end that was set by Stripe's portal is seen, and taken back by what it was set with", async () => {
	const byPortal = openStripe({ known: { cancel_at: PERIOD_UNTIL } });
	expect(await byPortal.gateway.findSubscription("sub_1")).toMatchObject({ cancelsAtPeriodEnd: true });
	await byPortal.gateway.cancelSubscription("sub_1", null);
	expect(byPortal.sent.map(({ body }) => body.toString())).toEqual(["cancel_at="]);
	const byUs = openStripe({ known: { cancel_at: PERIOD_UNTIL, cancel_at_period_end: true } });
	await byUs.gateway.cancelSubscription("sub_1", null);
	expect(byUs.sent.map(({ body }) => body.toString())).toEqual(["cancel_at_period_end=false"]);
});

test("one that has ended is not ended again", async () => {
	const { gateway, sent } = openStripe({ known: { status: "canceled", ended_at: PERIOD_UNTIL } });
	expect(await gateway.cancelSubscription("sub_1", "now")).toMatchObject({ state: "cancelled" });
	expect(sent).toEqual([]);
});

test("a subscription that waits for a moved period can be paused", async () => {
	const { gateway } = openStripe({ known: { status: "trialing", pause_collection: { behavior: "void" } } });
	expect(await gateway.findSubscription("sub_1")).toMatchObject({ state: "paused" });
});

test("before another card is typed, the card of the subscription becomes its customer's", async () => {
	const { client, sent } = openStripe({ known: { default_payment_method: "pm_old", url: "https://cards.example" } });
	const asked = { subscriptionReference: "sub_1", customerReference: "cus_1", returnUrl: "https://school.example/" };
	expect(await cardPageUrl(client, asked)).toBe("https://cards.example");
	expect(sent.map(({ path }) => path)).toEqual([
		"/v1/customers/cus_1",
		"/v1/subscriptions/sub_1",
		"/v1/billing_portal/sessions",
	]);
	expect(sent[0]?.body.get("invoice_settings[default_payment_method]")).toBe("pm_old");
	expect(sent[1]?.body.get("default_payment_method")).toBe("");
	expect(sent[2]?.body.get("flow_data[type]")).toBe("payment_method_update");
});

test("a period that could not be taken is paid on its invoice's page, whose card is kept; one that is paid has none", async () => {
	const hosted_invoice_url = "https://invoice.stripe.example/1";
	const open = openStripe({ known: { latest_invoice: { id: "in_1", status: "open", hosted_invoice_url } } });
	expect(await open.gateway.duePage("sub_1")).toBe(hosted_invoice_url);
	expect(open.sent.map(({ body }) => Object.fromEntries(body))).toEqual([
		{ "payment_settings[save_default_payment_method]": "on_subscription" },
	]);
	const paid = openStripe({ known: { latest_invoice: { id: "in_1", status: "paid", hosted_invoice_url } } });
	expect(await paid.gateway.duePage("sub_1")).toBeNull();
	expect(paid.sent).toEqual([]);
});

test("the card on file is the subscription's, else the customer's", async () => {
	const card = (last4: string) => ({ id: `pm_${last4}`, card: { brand: "visa", last4, fingerprint: last4 } });
	const customer = { id: "cus_1", invoice_settings: { default_payment_method: card("1111") } };
	const ofCustomer = openStripe({ known: { customer } });
	expect((await ofCustomer.gateway.findSubscription("sub_1"))?.card).toMatchObject({ last4: "1111" });
	const own = openStripe({ known: { customer, default_payment_method: card("2222") } });
	expect((await own.gateway.findSubscription("sub_1"))?.card).toMatchObject({ brand: "visa", last4: "2222" });
});
