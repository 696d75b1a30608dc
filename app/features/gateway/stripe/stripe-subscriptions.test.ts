import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { money } from "../../../shared/money";
import { stripeSubscriptions } from "./stripe-subscriptions.server";

const PERIOD_UNTIL = 1_800_000_000;
const SUBSCRIPTION = {
	...{ id: "sub_1", object: "subscription", customer: "cus_1", metadata: {}, livemode: false, status: "active" },
	items: {
		data: [
			{
				...{ id: "si_1", current_period_start: PERIOD_UNTIL - 2_600_000, current_period_end: PERIOD_UNTIL },
				price: { product: "prod_1", unit_amount: 9700, currency: "usd", recurring: { interval: "month" } },
			},
		],
	},
};

/** Stripe's own client over a network of ours, which keeps what was sent. */
function openStripe() {
	const sent: { path: string; body: URLSearchParams }[] = [];
	const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
		const request = new Request(input, init);
		const path = new URL(request.url).pathname;
		if (request.method === "POST") sent.push({ path, body: new URLSearchParams(await request.text()) });
		return Response.json(path === "/v1/coupons" ? { id: "coupon_1", object: "coupon" } : SUBSCRIPTION);
	};
	const client = new Stripe("sk_test_key", { httpClient: Stripe.createFetchHttpClient(answer), maxNetworkRetries: 0 });
	return { sent, gateway: stripeSubscriptions(async () => client) };
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
