import { beforeAll, describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0" };
const COOKIE = /^visitor=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/;
const visitorOf = (response: Response) =>
	response.headers.getSetCookie().find((value) => value.startsWith("visitor=")) ?? null;
const clicks = () =>
	school.db
		.prepare("SELECT coalesce(sum(clicks), 0) AS n FROM affiliate_days WHERE affiliate_id = 901")
		.first<number>("n");

/** The queue delivers within a second or two. */
async function untilClicks(count: number) {
	await expect.poll(clicks, { timeout: 20_000, interval: 200 }).toBe(count);
}

beforeAll(async () => {
	await school.db
		.prepare(
			"INSERT INTO affiliates (id, user_id, code, status, applied_at) SELECT 901, id, 'ANNA1', 'active', 0 FROM users WHERE email = 'student@grew.example'",
		)
		.run();
});

describe("a visit by an affiliate's link", () => {
	test("is counted by the queue, and remembered by a random number", async () => {
		const response = await school.request("/?ref=ANNA1", { headers: BROWSER });
		expect([response.status, visitorOf(response)]).toEqual([200, expect.stringMatching(COOKIE)]);
		await untilClicks(1);
	});

	test("is counted as well where one has to agree first, and remembered after a yes", async () => {
		const headers = { ...BROWSER, "MF-CF-Blob": JSON.stringify({ country: "DE" }) };
		expect(visitorOf(await school.request("/?ref=ANNA1", { headers }))).toBeNull();
		await untilClicks(2);

		const asked = await school.request("/referral?of=anna1", { headers });
		expect(await asked.json()).toEqual({ asks: true, days: 60 });
		const agreed = await school.postForm("/referral", { ref: "ANNA1" });
		expect([agreed.status, visitorOf(agreed)]).toEqual([204, expect.stringMatching(COOKIE)]);
	});

	test("with the cookie keeps its number and renews it", async () => {
		const Cookie = `visitor=${"a".repeat(32)}`;
		const response = await school.request("/courses?ref=ANNA1", { headers: { ...BROWSER, Cookie } });
		expect(visitorOf(response)).toContain(Cookie);
		await untilClicks(3);
		const asked = await school.request("/referral?of=ANNA1", { headers: { ...BROWSER, Cookie } });
		expect(await asked.json()).toMatchObject({ asks: false });
	});

	test("leaves no code in the page, which is kept for all", async () => {
		const html = await (await school.request("/pricing?ref=ANNA1", { headers: BROWSER })).text();
		expect(html).not.toContain("ANNA1");
		const kept = await school.request("/pricing?ref=ANNA1", { headers: BROWSER });
		expect(kept.headers.get("Server-Timing")).toContain("kept");
	});

	test.each<[string, string, Record<string, string>]>([
		["a machine", "/?ref=ANNA1", { "User-Agent": "Googlebot/2.1" }],
		[
			"a page fetched ahead",
			"/?ref=ANNA1",
			{ ...BROWSER, "Sec-Purpose": "prefetch", Cookie: `visitor=${"c".repeat(32)}` },
		],
		["a code that nobody has", "/?ref=NOBODY", { ...BROWSER, Cookie: `visitor=${"c".repeat(32)}` }],
		["what is no code", "/?ref=%00%27", { ...BROWSER, Cookie: `visitor=${"c".repeat(32)}` }],
	])("%s sets nothing", async (_who, path, headers) => {
		const response = await school.request(path, { headers });
		expect([response.status, visitorOf(response)]).toEqual([200, null]);
	});

	test.each(["", "NOBODY", "a b"])("no cookie is set for %j", async (ref) => {
		const response = await school.postForm("/referral", { ref });
		expect([response.status, visitorOf(response)]).toEqual([400, null]);
	});
});

test("an affiliate sees the dashboard, the kit, banners and the QR, and nobody's statement", async () => {
	for (const path of ["/affiliate-dashboard?days=365&state=void", "/affiliate-dashboard/kit?words=zh"]) {
		const response = await school.request(path, { as: "student" });
		expect([path, response.status]).toEqual([path, 200]);
		expect(await response.text()).toContain("ref=ANNA1");
	}
	for (const size of ["wide", "leaderboard", "square"]) {
		const banner = await school.request(`/affiliate-dashboard/banners/${size}?words=de`, { as: "student" });
		expect(banner.headers.get("Content-Type")).toBe("image/svg+xml");
		expect(await banner.text()).toContain("Code ANNA1");
	}
	expect((await school.request("/affiliate-dashboard/qr.svg", { as: "student" })).status).toBe(200);
	expect((await school.request("/affiliate-dashboard/payouts/none/statement.pdf", { as: "student" })).status).toBe(404);
});

test("an application waits, is accepted, and the affiliate is told; payout details are kept sealed", async () => {
	const form = { intent: "apply", code: "teach1", place: "A site", plan: "In my own words", agrees: "on" };
	const without = await school.postForm("/affiliate-program", { ...form, agrees: "" }, "instructor");
	expect([without.status, (await without.text()).includes("In my own words")]).toEqual([400, true]);
	expect((await school.postForm("/affiliate-program", form, "instructor")).status).toBe(302);
	expect((await school.postForm("/affiliate-program", form, "instructor")).status).toBe(409);
	const row = await school.db
		.prepare("SELECT id, status FROM affiliates WHERE code = 'TEACH1'")
		.first<{ id: number }>();
	expect(row).toMatchObject({ status: "applied" });
	const consent = await school.db.prepare("SELECT count(*) AS n FROM consents WHERE occasion = 'affiliate'").first("n");
	expect(consent).toBe(1);

	const page = `/admin/affiliates/${row?.id}`;
	const accepted = await school.postForm(page, { intent: "accept" }, "admin");
	expect(accepted.headers.get("Location")).toContain("done=done");
	expect((await school.postForm(page, { intent: "accept" }, "admin")).headers.get("Location")).toContain("changed");

	const details = {
		payee: "Ida Instructor",
		account: "DE00 1234",
		address: "Street 1",
		taxForm: "local",
		taxNumber: "7",
	};
	const saved = await school.postForm("/affiliate-dashboard", { intent: "payout", ...details }, "instructor");
	expect([saved.status, (await saved.text()).includes("DE00 1234")]).toEqual([200, false]);
	const kept = await school.db
		.prepare("SELECT payout_sealed FROM affiliates WHERE code = 'TEACH1'")
		.first<string>("payout_sealed");
	expect(kept).not.toContain("DE00");
});

test("a payout is run, has its statement, goes to the bank with its account, and is paid once", async () => {
	await school.db.batch(
		[
			"UPDATE affiliates SET tax_form = 'accepted' WHERE code = 'TEACH1'",
			"INSERT INTO affiliate_customers (id, affiliate_id, rate_bps, first_sale_at, ends_at) SELECT 1, id, 5000, 0, 0 FROM affiliates WHERE code = 'TEACH1'",
			`INSERT INTO commissions (id, affiliate_id, customer_id, kind, order_id, number, via, state, currency, base_minor, rate_bps,
				amount_minor, void_minor, is_test, sold_at, final_at, approved_at, changed_at)
				SELECT 'c1', id, 1, 'sale', 'order-one', 0, 'click', 'approved', 'USD', 29700, 5000, 14850, 0, 0, 0, 0, 0, 0
				FROM affiliates WHERE code = 'TEACH1'`,
		].map((query) => school.db.prepare(query)),
	);
	await school.postForm("/admin/payouts", { intent: "run" }, "admin");
	const open = () => school.db.prepare("SELECT id FROM affiliate_payouts WHERE state = 'open'").first<string>("id");
	await expect.poll(open, { timeout: 20_000, interval: 200 }).not.toBeNull();
	const id = (await open()) ?? "";
	const again = await school.postForm("/admin/payouts", { intent: "run" }, "admin");
	expect(again.headers.get("Location")).toContain("hasRun");

	const csv = await (await school.request("/admin/payouts.csv", { as: "admin" })).text();
	expect(csv).toContain("Ida Instructor,DE00 1234,Street 1,148.50,USD,TEACH1");
	const paths = [`/admin/payouts/${id}/statement.pdf`, `/affiliate-dashboard/payouts/${id}/statement.pdf`];
	for (const [at, as] of (["admin", "instructor"] as const).entries()) {
		const pdf = await school.request(paths[at] ?? "", { as });
		expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
	}
	expect((await school.request(paths[1] ?? "", { as: "student" })).status).toBe(404);

	expect(
		(await school.postForm("/admin/payouts", { intent: "paid", payoutId: id, reference: " " }, "admin")).status,
	).toBe(400);
	const pay = () => school.postForm("/admin/payouts", { intent: "paid", payoutId: id, reference: "BANK-7" }, "admin");
	const answers = await Promise.all([pay(), pay(), pay()]);
	const done = answers.filter((answer) => answer.headers.get("Location")?.endsWith("done=done"));
	expect(done).toHaveLength(1);
	const state = await school.db.prepare("SELECT state FROM commissions WHERE id = 'c1'").first("state");
	expect(state).toBe("paid");
});

test("the leaderboard shows who has agreed, by alias, and marks one's own place", async () => {
	const form = { intent: "leaderboard", isListed: "on", alias: "Meridian" };
	expect((await school.postForm("/affiliate-dashboard", { ...form, alias: "" }, "instructor")).status).toBe(409);
	expect((await school.postForm("/affiliate-dashboard", form, "instructor")).status).toBe(200);
	expect((await school.postForm("/affiliate-dashboard", { ...form, alias: "MERIDIAN" }, "student")).status).toBe(409);
	const all = await (await school.request("/affiliate-leaderboard?period=all", { as: "instructor" })).text();
	expect([all.includes("Meridian"), all.includes("Your place"), all.includes("Ida")]).toEqual([true, true, false]);
});

test("an affiliate takes clicks and commissions along as files, and nobody else does", async () => {
	const file = (name: string, as: "instructor" | "admin") => school.request(`/affiliate-dashboard/${name}.csv`, { as });
	const [clicks, commissions] = await Promise.all([file("clicks", "instructor"), file("commissions", "instructor")]);
	for (const one of [clicks, commissions]) {
		expect([one.status, one.headers.get("Content-Type")]).toEqual([200, expect.stringContaining("text/csv")]);
		expect(one.headers.get("Content-Disposition")).toContain("attachment");
		expect(one.headers.get("Cache-Control")).toContain("no-store");
	}
	const text = await commissions.text();
	expect(text).toContain("148.50");
	// Buyers stay anonymous.
	expect(text).not.toContain("@");
	expect((await file("commissions", "admin")).status).not.toBe(200);
});
