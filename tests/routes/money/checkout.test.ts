import { expect, test } from "vitest";
import { signBody } from "#app/features/money/gateway/signature.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const COURSE = 5;

function checkout(body: unknown, { key = crypto.randomUUID() as string, as = "student" as Role } = {}) {
	return school.postJson("/api/checkout", body, as, { "Idempotency-Key": key });
}

async function placed(body: unknown = { courseId: COURSE }, options = {}) {
	const response = await checkout(body, options);
	const answer = (await response.json()) as { orderId: string; redirectUrl: string };
	return { status: response.status, ...answer, page: new URL(answer.redirectUrl).pathname };
}

const card = (page: string, number: string) => school.postForm(page, { number, expires: "12 / 34", code: "123" });

async function endOf(orderId: string): Promise<string> {
	let html = "";
	const look = async () => {
		html = await (await school.request(`/payment-success?order=${orderId}`, { as: "student" })).text();
		return html;
	};
	await expect.poll(look, { timeout: 30_000, interval: 500 }).not.toContain("We are waiting for the payment");
	return html;
}

test("what is asked for must be one thing, with a key; what it costs is no field", async () => {
	for (const body of [{}, { courseId: 2, planId: 1 }, { courseId: 5, price: 1 }, { courseId: "2" }, { courseId: -1 }]) {
		const response = await checkout(body);
		expect([body, response.status]).toEqual([body, 400]);
	}
	expect((await checkout({ courseId: COURSE }, { key: "short" })).status).toBe(400);
	expect((await school.postJson("/api/checkout", { courseId: COURSE }, "student")).status).toBe(400);
	expect((await checkout({ courseId: 999_999 })).status).toBe(404);
	expect((await checkout({ planId: 999_999 })).status).toBe(404);
	expect((await checkout({ courseId: 1 })).status).toBe(409);
	const wrong = await checkout({ courseId: COURSE, couponCode: "NOSUCHCODE" });
	expect([wrong.status, await wrong.json()]).toMatchObject([
		400,
		{ error: { fields: { couponCode: "This code does not exist." } } },
	]);
});

test("bought by a card that was declined first: the order is kept, then the lesson opens", async () => {
	const key = crypto.randomUUID();
	const { status, orderId, page } = await placed({ courseId: COURSE }, { key });
	expect(status).toBe(201);
	expect((await placed({ courseId: COURSE }, { key })).orderId).toBe(orderId);
	expect((await checkout({ planId: 1 }, { key })).status).toBe(409);
	// Nobody else sees it, and it can be paid only on its own page.
	expect((await school.request(`/orders/${orderId}`, { as: "instructor" })).status).toBe(404);
	expect((await school.request(`/payment-success?order=${orderId}`, { as: "instructor" })).status).toBe(404);

	const declined = await card(page, "4000 0000 0000 0002");
	expect([declined.status, await declined.text()]).toEqual([
		402,
		expect.stringContaining("The bank declined the card."),
	]);
	expect(await endOf(orderId)).toContain("The payment did not go through");
	const again = await school.postForm(`/orders/${orderId}`, {}, "student");
	expect(new URL(again.headers.get("Location") ?? "", school.address).pathname).toBe(page);

	expect((await card(page, "4111 1111 1111 1111")).status).toBe(400);
	const paid = await card(page, "4242 4242 4242 4242");
	expect([paid.status, paid.headers.get("Location")]).toEqual([302, `/payment-success?order=${orderId}&from=card`]);
	await expect.poll(() => endOf(orderId), { timeout: 30_000, interval: 500 }).toContain("is yours");
	expect(await (await school.request("/orders", { as: "student" })).text()).toContain("Paid");
	const course = await (await school.request(`/courses/${COURSE}`, { as: "student" })).text();
	expect(course).not.toContain("Buy this course");
	expect((await checkout({ courseId: COURSE })).status).toBe(409);

	const kept = JSON.stringify(
		await Promise.all(
			["orders", "payments", "gateway_events", "sandbox_payments", "sandbox_sessions", "outbox"].map(
				async (table) => (await school.db.prepare(`select * from ${table}`).all()).results,
			),
		),
	);
	expect(kept).not.toMatch(/4242 ?4242 ?4242|4000 ?0000 ?0000 ?0002|4111 ?1111/);
});

test("an older order for what was bought meanwhile says so, opens no page of payment, and the desk looks and gives back", async () => {
	const [old, order] = [await placed({ courseId: 6 }), await placed({ courseId: 6 })];
	expect((await card(old.page, "4000 0000 0000 0002")).status).toBe(402);
	expect((await card(order.page, "4242 4242 4242 4242")).status).toBe(302);
	await expect.poll(() => endOf(order.orderId), { timeout: 30_000, interval: 500 }).toContain("is yours");
	const html = await (await school.request(`/orders/${old.orderId}`, { as: "student" })).text();
	expect(html).toContain("You already have this, so there is nothing to pay.");
	expect(html).not.toContain("Pay with another card");
	expect((await school.postForm(`/orders/${old.orderId}`, {}, "student")).status).toBe(409);

	const desk = `/admin/orders/${order.orderId}`;
	await school.db.prepare("update orders set trouble = 'couponOverused' where id = ?").bind(order.orderId).run();
	const unseen = async () => (await school.request("/admin/orders?trouble=unseen", { as: "admin" })).text();
	expect(await unseen()).toContain(desk);
	expect(await (await school.request("/admin", { as: "admin" })).text()).toContain("/admin/orders?trouble=unseen");
	expect(await (await school.request(desk, { as: "admin" })).text()).toContain("Mark as reviewed");
	const seen = await school.postForm(desk, { intent: "seen" }, "admin");
	expect([seen.status, seen.headers.get("Location")]).toEqual([302, `${desk}?done=seen`]);
	expect(await unseen()).not.toContain(desk);
	expect((await school.postForm(desk, { intent: "accept" }, "admin")).status).toBe(409);
	expect((await school.postForm(desk, { intent: "goodwill", message: "", amount: "" }, "admin")).status).toBe(400);
	expect(
		(await school.postForm(desk, { intent: "goodwill", message: "Sorry", amount: "1000000" }, "admin")).status,
	).toBe(400);
	expect((await school.postForm(desk, { intent: "goodwill", message: "Sorry", amount: "" }, "admin")).status).toBe(302);
	const success = await (await school.request(`/payment-success?order=${order.orderId}`, { as: "student" })).text();
	expect(success).toContain("This order is being refunded");
	expect(success).not.toContain("Everything is open");
});

test("an event is taken once, however often it comes, in one trip to the database", async () => {
	const id = `sbe_${crypto.randomUUID()}`;
	const body = JSON.stringify({
		id,
		type: "payment.succeeded",
		livemode: false,
		data: { kind: "payment", id: "sbp_none" },
	});
	const send = async (at: Date, text = body) => {
		const signature = await signBody(body, "the sandbox moves no money", at);
		const headers = { "Content-Type": "application/json", "Sandbox-Signature": signature };
		return school.request("/api/webhooks/sandbox", { method: "POST", headers, body: text });
	};
	const answers = await Promise.all(Array.from({ length: 100 }, () => send(new Date())));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	for (const { headers } of answers) expect(headers.get("Server-Timing")).toMatch(/d1;desc="1 trip/);
	const rows = await school.db.prepare("select * from gateway_events where reference = ?").bind(id).all();
	expect(rows.results).toMatchObject([{ payload: body }]);
	const jobs = await school.db.prepare("select * from outbox where id = ?").bind(`sandbox:${id}`).all();
	expect(jobs.results).toHaveLength(1);

	const minutes = (count: number) => new Date(Date.now() + count * 60_000);
	expect((await send(minutes(6))).status).toBe(400);
	expect((await send(minutes(-6))).status).toBe(400);
	expect((await send(new Date(), body.replace("succeeded", "refunded"))).status).toBe(400);
});

const sumOf = (html: string) => /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? "";

test("what is paid is what was shown: another price, or none that was seen, asks again and makes no order", async () => {
	const address = "/checkout?course=3";
	const page = await (await school.request(address, { as: "student" })).text();
	const shown = sumOf(page);
	expect(shown).toMatch(/^\d+:USD:0$/);
	const pay = (fields: Record<string, string>) => {
		const agreed = { intent: "pay", key, country: "US", agreed: "on", atOnce: "on" };
		return school.postForm(address, { ...agreed, ...fields }, "student");
	};
	const key = crypto.randomUUID();
	const count = async () => (await school.db.prepare("select count(*) n from orders").first<number>("n")) ?? 0;
	const before = await count();
	for (const seen of ["", "1:USD:0"]) {
		const again = await pay({ shown: seen });
		expect([again.status, await again.text()]).toEqual([409, expect.stringContaining("The total has changed")]);
	}
	await school.db.prepare("update courses set price_cents = price_cents + 100 where id = 3").run();
	const changed = await pay({ shown });
	const html = await changed.text();
	expect([changed.status, await count(), sumOf(html) === shown]).toEqual([409, before, false]);

	expect((await pay({ shown: sumOf(html) })).status).toBe(302);
	const { total_minor: total } = (await school.db
		.prepare("select total_minor from orders order by created_at desc limit 1")
		.first<{ total_minor: number }>()) ?? { total_minor: 0 };
	expect(sumOf(html)).toBe(`${total}:USD:0`);
});

test("the page of checkout is read in one trip, beside the session; a coupon takes the second", async () => {
	const trips = async (path: string) => {
		const { headers } = await school.request(path, { as: "student" });
		return /(\d+) trips?/.exec(headers.get("Server-Timing") ?? "")?.[1];
	};
	expect(await trips("/checkout?plan=pro&interval=month")).toBe("1");
	expect(await trips("/checkout?course=5")).toBe("1");
	expect(await trips("/checkout?course=5&coupon=NOSUCHCODE")).toBe("2");
});

test("the page of checkout asks for what is missing and loses nothing that was typed", async () => {
	const post = (fields: Record<string, string>) => school.postForm("/checkout?course=6", fields, "student");
	const empty = await post({ intent: "pay", country: "", taxId: "", coupon: "" });
	const words = await empty.text();
	expect(empty.status).toBe(400);
	for (const text of [
		"Choose a country.",
		"Please agree to the terms first.",
		"Please agree that access begins right away.",
	]) {
		expect(words).toContain(text);
	}
	const wrong = await post({ intent: "show", country: "PT", taxId: "12", coupon: "NOSUCHCODE" });
	const html = await wrong.text();
	expect(html).toContain("This code does not exist.");
	expect(html).toContain("This is not a valid tax number for Portugal.");
	expect(html).toContain('value="NOSUCHCODE"');

	const shown = sumOf(html);
	const before = new Date();
	const fields = { intent: "pay", key: crypto.randomUUID(), country: "PT", agreed: "on", atOnce: "on", shown };
	const [first, second] = await Promise.all([post(fields), post(fields)]);
	expect(first.status).toBe(302);
	expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
	const agreed = await school.db
		.prepare(
			"select document, occasion from consents where occasion in ('checkout', 'openedAtOnce') and at >= ? order by 1, 2",
		)
		.bind(before.getTime())
		.all();
	expect(agreed.results).toEqual([
		{ document: "refunds", occasion: "checkout" },
		{ document: "refunds", occasion: "openedAtOnce" },
		{ document: "terms", occasion: "checkout" },
	]);
});
