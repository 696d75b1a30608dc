import { expect, expectHydrated, newcomer, test, WIDE, words } from "../school";

/** A normal user agent: headless browsers are not counted. */
const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test(
	"somebody applies, is accepted, shares a link, and sees the visitor whom it brings",
	WIDE,
	async ({ page, browser, baseURL, expectAccessible, signInAs }) => {
		test.setTimeout(120_000);
		const [en, earnings, desk] = await Promise.all([
			words("en", "affiliates"),
			words("en", "earnings"),
			words("en", "payouts"),
		]);
		const origin = String(baseURL);
		const person = newcomer();
		await page.request.post("/api/auth/register", { data: person, headers: { Origin: origin } });

		await page.goto("/affiliate-program");
		await expectHydrated(page);
		await expectAccessible();
		const code = `E2E${Date.now() % 1_000_000}`;
		await page.getByLabel(en("apply.code")).fill(code);
		await page.getByLabel(en("apply.place")).fill("A site about houses");
		await page.getByLabel(en("apply.plan")).fill("In my own words");
		await page.getByRole("button", { name: en("apply.send") }).click();
		await expect(page.getByText(en("errors.agree")).first()).toBeVisible();
		await expect(page.getByLabel(en("apply.place"))).toHaveValue("A site about houses");
		await page.getByLabel(en("apply.agrees")).check();
		await page.getByRole("button", { name: en("apply.send") }).click();
		await expect(page.locator("#apply").getByText(en("apply.standing.applied"))).toBeVisible();

		const admin = await browser.newContext({ baseURL: origin });
		const desktop = await admin.newPage();
		await admin.request.post("/api/auth/login", {
			data: { email: "admin@grew.example", password: "grew-demo-2026" },
			headers: { Origin: origin },
		});
		await desktop.goto(`/admin/affiliates?q=${code}`);
		await desktop.getByRole("link", { name: person.name }).click();
		await desktop.getByRole("button", { name: desk("one.accept") }).click();
		await expect(desktop.getByText(desk("one.done"))).toBeVisible();
		await admin.close();

		const visitor = await browser.newContext({ baseURL: origin, locale: "de-DE", userAgent: PERSON });
		const guest = await visitor.newPage();
		await guest.goto(`/de?ref=${code}`);
		const cookies = async () => (await visitor.cookies()).map(({ name }) => name);
		await expect.poll(cookies).toContain("visitor");
		await expect(async () => {
			await page.goto("/affiliate-dashboard");
			const clicks = page
				.getByRole("listitem")
				.filter({ hasText: earnings("funnel.clicks") })
				.first();
			await expect(clicks).toContainText("1", { timeout: 1_000 });
		}).toPass();
		await visitor.request.post("/api/auth/register", { data: newcomer(), headers: { Origin: origin } });
		await visitor.close();

		await page.goto("/affiliate-dashboard");
		await expectHydrated(page);
		const signUps = page
			.getByRole("listitem")
			.filter({ hasText: earnings("funnel.signUps") })
			.first();
		await expect(signUps).toContainText("1");
		await expectAccessible();
		await page.goto("/affiliate-dashboard/kit");
		await expect(page.getByText(`ref=${code}`).first()).toBeVisible();
		await expectAccessible();

		await page.goto("/affiliate-leaderboard");
		await expectAccessible();
		await page.goto("/how-affiliate-program-works");
		await expectAccessible();
		await signInAs("admin");
		await page.goto("/admin/payouts");
		await expectAccessible();
	},
);
