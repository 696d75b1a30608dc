import type { Page } from "@playwright/test";
import { expect, representatives, test, WIDE } from "../school";

const PASSWORD = "a quiet green valley";

async function newcomer(page: Page, origin: string | undefined) {
	const email = `settler-${crypto.randomUUID()}@mail.example`;
	const data = { name: "Mira Novak", email, password: PASSWORD };
	await page.request.post("/api/auth/register", { data, headers: { Origin: String(origin) } });
	return email;
}

for (const [path, details] of representatives(0, [
	"/settings",
	"/settings/security",
	"/profile",
	"/settings/language",
	"/settings/accessibility",
	"/settings/learning",
	"/settings/privacy",
	"/settings/password",
	"/settings/email",
])) {
	test(`${path} can be used by everybody, on a phone as well`, details, async ({ page, baseURL, expectAccessible }) => {
		await newcomer(page, baseURL);
		await page.goto(path);
		await expectAccessible();
		await page.setViewportSize({ width: 360, height: 800 });
		await expectAccessible();
	});
}

test("a stolen session is ended from another device, and its page leads to signing in", async ({
	browser,
	page,
	baseURL,
}) => {
	const email = await newcomer(page, baseURL);
	const thief = await browser.newContext({ baseURL });
	const stolen = await thief.newPage();
	await stolen.request.post("/api/auth/login", {
		data: { email, password: PASSWORD },
		headers: { Origin: String(baseURL) },
	});
	await stolen.goto("/dashboard");
	await expect(stolen).toHaveURL(/\/dashboard$/);

	await page.goto("/settings/security");
	await page.getByText("Sign out everywhere else").click();
	await page.getByRole("button", { name: "Yes, sign them out" }).click();
	await expect(page.getByRole("main").getByText("You are signed out everywhere but here.")).toBeVisible();

	await stolen.goto("/dashboard");
	await expect(stolen).toHaveURL(/\/login/);
	await thief.close();
});

test(
	"the password is changed with its strength told, and the theme follows to another device",
	WIDE,
	async ({ browser, page, baseURL }) => {
		const email = await newcomer(page, baseURL);
		await page.goto("/settings/password");
		const field = page.getByLabel("New password");
		await field.fill("kettle bird");
		await expect(page.getByText("Weak: a few more words would help.")).toBeVisible();
		await field.fill("a loud red mountain");
		await expect(page.getByText("Strong, thanks to its length.")).toBeVisible();
		await page.getByRole("button", { name: "Set the new password" }).click();
		await expect(page.getByRole("main").getByText("Your new password is set.")).toBeVisible();

		await page.goto("/settings/language");
		await page.getByRole("radio", { name: "Dark" }).check();
		await page.getByRole("button", { name: "Save" }).nth(1).click();
		await expect(page.locator("html.dark")).toBeVisible();
		await expect(page.getByRole("main").getByText("Saved.")).toBeVisible();

		const other = await browser.newContext({ baseURL });
		const there = await other.newPage();
		await there.request.post("/api/auth/login", {
			data: { email, password: "a loud red mountain" },
			headers: { Origin: String(baseURL) },
		});
		await there.goto("/dashboard");
		await expect(there.locator("html.dark")).toBeVisible();
		await other.close();
	},
);
