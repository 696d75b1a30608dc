import { expect, expectHydrated, newcomer, PASSWORD, representatives, test, WIDE } from "../school";

test.describe("signing in", () => {
	test("a guest who wanted a lesson signs in and lands on it", async ({ page, expectAccessible }) => {
		await page.goto("/lessons/1");
		await expect(page).toHaveURL(/\/login\?redirectTo=%2Flessons%2F1/);
		await expectAccessible();

		await page.getByLabel("E-mail").fill("student@grew.example");
		await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page).toHaveURL(/\/lessons\/1$/);
	});

	test("a wrong password says so and keeps the e-mail", async ({ page, expectAccessible }) => {
		await page.goto("/login");
		await page.getByLabel("E-mail").fill("student@grew.example");
		await page.getByLabel("Password", { exact: true }).fill("not the password");
		await page.getByRole("button", { name: "Sign in" }).click();

		await expect(page.getByRole("alert")).toContainText("do not match");
		await expect(page.getByLabel("E-mail")).toHaveValue("student@grew.example");
		await expectAccessible();
	});

	test("the browser keeps who entered, and forgets it when somebody else fails to", WIDE, async ({ page }) => {
		const kept = () => page.evaluate(() => [localStorage.getItem("auth_token"), localStorage.getItem("user_email")]);
		const enter = async (password: string) => {
			await page.goto("/login");
			await expectHydrated(page);
			await page.getByLabel("E-mail").fill("student2@grew.example");
			await page.getByLabel("Password", { exact: true }).fill(password);
			await page.getByRole("button", { name: "Sign in" }).click();
		};

		await enter(PASSWORD);
		await expect(page).toHaveURL(/\/dashboard$/);
		expect(await kept()).toEqual([expect.any(String), "student2@grew.example"]);
		const [token] = await kept();
		const me = await page.request.get("/api/auth/me", { headers: { Authorization: `Bearer ${token}` } });
		expect(await me.json()).toMatchObject({ email: "student2@grew.example" });

		await page.context().clearCookies();
		await enter("not the password");
		await expect(page.getByRole("alert")).toContainText("do not match");
		expect(await kept()).toEqual([null, null]);
	});

	for (const [fails, details] of representatives(1, [false, true])) {
		test(
			`signing out leads to the sign-in page, and back is closed${fails ? ", though its call fails" : ""}`,
			details,
			async ({ page, signInAs }) => {
				await signInAs("student2");
				if (fails) await page.route("**/api/auth/logout", (route) => route.abort());
				await page.goto("/dashboard");
				await expectHydrated(page);
				await page.locator("summary", { hasText: "Jonas" }).click();
				await page.getByRole("menuitem", { name: "Sign out" }).click();
				await expect(page).toHaveURL(/\/login$/);
				await page.goto("/dashboard");
				await expect(page).toHaveURL(/\/login/);
			},
		);
	}

	test("a forgotten password is set again through the mail", async ({ page, request }) => {
		const person = newcomer();
		// In a separate client, so that no member page is still loading in this browser.
		expect((await request.post("/api/auth/register", { data: person })).status()).toBe(201);

		await page.goto("/forgot-password");
		await page.getByLabel("E-mail").fill(person.email);
		await page.getByRole("button", { name: "Send the link" }).click();
		await expect(page.getByText("Check your inbox")).toBeVisible();

		const link = page.getByRole("link", { name: /reset-password/ });
		await expect(async () => {
			await page.goto(`/outbox?q=${encodeURIComponent(person.email)}&state=sent`);
			await expect(link.first()).toBeVisible({ timeout: 500 });
		}).toPass();
		await link.first().click();
		await page.getByLabel("New password", { exact: true }).fill("another green valley");
		await page.getByRole("button", { name: "Set the password" }).click();
		await expect(page.getByRole("heading", { name: "Your new password is set" })).toBeVisible();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("registering, enrolling and marking a lesson as done work", async ({ page }) => {
		const person = newcomer();
		await page.goto("/courses/1");
		await page.getByRole("link", { name: "Enroll for free" }).first().click();
		await page.getByLabel("Name").fill(person.name);
		await page.getByLabel("E-mail").fill(person.email);
		await page.getByLabel("New password").fill(person.password);
		await page.getByRole("button", { name: "Create account" }).click();
		await expect(page).toHaveURL(/\/lessons\/1$/);
		await page.getByRole("button", { name: "Mark as done" }).click();
		await expect(page.getByText(/1 of \d+ lessons/).first()).toBeVisible();
	});

	test("errors of a form keep what was typed", WIDE, async ({ page }) => {
		await page.goto("/register");
		await page.getByLabel("Name").fill("Mira");
		await page.getByLabel("E-mail").fill("mira");
		await page.getByLabel("New password").fill("short");
		await page.getByRole("button", { name: "Create account" }).click();

		await expect(page.getByText("This does not look like an e-mail address.").first()).toBeVisible();
		await expect(page.getByLabel("Name")).toHaveValue("Mira");
		await expect(page.getByLabel("E-mail")).toHaveValue("mira");
	});

	test("the theme and the language can be changed", WIDE, async ({ page }) => {
		await page.goto("/courses");
		await page.getByRole("button", { name: "Switch to the dark theme" }).click();
		await expect(page.locator("html")).toHaveClass(/dark/);

		await page.locator("summary[aria-label='Language']").click();
		await page.getByRole("button", { name: "Deutsch" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expect(page).toHaveURL(/\/courses$/);
	});
});
