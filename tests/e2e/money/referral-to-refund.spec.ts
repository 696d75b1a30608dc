import type { Page } from "@playwright/test";
import { expect, expectHydrated, type Language, newcomer, representatives, test, words } from "../school";
import { acceptedAffiliate, admin, expectCommission, expectFunnel, LOCALES, PERSON } from "./people-of-the-journey";

const JOURNEYS = [
	{ language: "en", country: "US" },
	{ language: "de", country: "DE" },
] as const satisfies { language: Language; country: string }[];

for (const [{ language, country }, details] of representatives(1, JOURNEYS)) {
	test.describe(language, details, () => {
		test.use({ locale: LOCALES[language], userAgent: PERSON, actionTimeout: 15_000 });

		test("a visitor with a referral link buys Pro, reads, gets the money back, and the affiliate sees each step", async ({
			page,
			browser,
			baseURL,
		}) => {
			test.setTimeout(240_000);
			const where = { browser, origin: String(baseURL), language };
			const desk = await admin(where);
			const affiliate = await acceptedAffiliate(where, desk.page);

			await page.goto(`${language === "en" ? "/" : `/${language}`}?ref=${affiliate.code}`);
			await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("visitor");
			await expectFunnel(affiliate.page, language, { clicks: 1, signUps: 0 });

			await register(page, language);
			await expectFunnel(affiliate.page, language, { clicks: 1, signUps: 1, sales: 0 });

			const orderId = await buyPro(page, { language, country });
			await expectFunnel(affiliate.page, language, { sales: 1, kept: 1 });
			await expectCommission(affiliate.page, language, "pending");

			const lesson = await readPaidLesson(page, language);
			await askForMoney(page, language, orderId);
			await approve(desk.page, language, orderId);

			const refunds = await words(language, "refunds");
			await expect(async () => {
				await page.goto(`/orders/${orderId}/refund`);
				await expect(page.getByText(refunds("states.succeeded"), { exact: true })).toBeVisible({ timeout: 500 });
			}).toPass();
			await page.goto(lesson);
			await expect(page).toHaveURL(/\/courses\/4\?locked=/);
			const access = await words(language, "access");
			await page.goto("/access?course=4");
			await expect(page.getByText(access("because.refunded")).first()).toBeVisible();
			const billing = await words(language, "billing");
			await expect(async () => {
				await page.goto("/settings/billing");
				await expect(page.getByText(billing("cancel.open"))).toHaveCount(0, { timeout: 500 });
			}).toPass();

			await expectCommission(affiliate.page, language, "void");
			await expectFunnel(affiliate.page, language, { clicks: 1, signUps: 1, sales: 1, kept: 0 });
			await Promise.all([affiliate.close(), desk.close()]);
		});
	});
}

async function register(page: Page, language: Language) {
	const say = await words(language, "auth");
	const person = newcomer();
	await page.goto("/register");
	await page.locator("#name").fill(person.name);
	await page.locator("#email").fill(person.email);
	await page.locator("#password").fill(person.password);
	await page
		.getByRole("main")
		.getByRole("button", { name: say("register.submit") })
		.click();
	await expect(page).not.toHaveURL(/\/register/);
}

async function buyPro(page: Page, { language, country }: { language: Language; country: string }) {
	const [prices, say] = await Promise.all([words(language, "pricing"), words(language, "checkout")]);
	await page.goto("/pricing");
	await page.getByRole("link", { name: prices("choose", { plan: prices("plans.pro.name") }) }).click();
	await expect(page).toHaveURL(/\/checkout\?plan=pro/);
	await expectHydrated(page);
	await page.locator("select[name=country]").selectOption(country);
	await page.locator("input[name=agreed]").check();
	await page.locator("input[name=atOnce]").check();
	await page.locator("button[name=intent][value=pay]").locator("visible=true").click();
	await expect(page).toHaveURL(/\/sandbox\/pay\//, { timeout: 30_000 });
	await page.getByLabel(say("sandbox.number")).fill("4242 4242 4242 4242");
	await page.locator("form button[type=submit]").click();
	await expect(page).toHaveURL(/\/payment-success\?order=/);
	await expect(page.getByText(say("success.paid.word"), { exact: true }).first()).toBeVisible();
	return String(new URL(page.url()).searchParams.get("order"));
}

async function readPaidLesson(page: Page, language: Language) {
	const say = await words(language, "catalog");
	await page.goto("/courses/4");
	await page
		.getByRole("button", { name: say("actions.enrollFree") })
		.first()
		.click();
	await expect(page).toHaveURL(/\/lessons\/\d+/);
	await page.goto("/courses/4");
	const links = page.locator("main a[href*='/lessons/']");
	const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
	const lesson = String(addresses.toSorted().at(-1));
	await page.goto(lesson);
	await expect(page.getByRole("article")).toBeVisible();
	return lesson;
}

async function askForMoney(page: Page, language: Language, orderId: string) {
	const [orders, say] = await Promise.all([words(language, "orders"), words(language, "refunds")]);
	await page.goto(`/orders/${orderId}`);
	await page.getByRole("link", { name: orders("askRefund") }).click();
	await page.getByLabel(say("reasons.notUsed")).check();
	await page.locator("button[name=intent][value=ask]").click();
	await expect(page.getByText(say("states.requested"), { exact: true })).toBeVisible();
}

async function approve(desk: Page, language: Language, orderId: string) {
	const say = await words(language, "orderdesk");
	const name = `GR-${orderId.slice(0, 8).toUpperCase()}`;
	await desk.goto("/admin/refunds");
	await desk.getByRole("table").getByRole("link", { name }).click();
	const panel = desk.getByRole("region", { name: say("panel.label", { order: name }) });
	await panel.locator("summary").first().click();
	await panel.getByRole("button", { name: say("approve.confirm") }).click();
	await expect(desk.getByRole("main").getByText(say("done.approved"))).toBeVisible();
}
