import type { Page } from "@playwright/test";
import { expect, expectHydrated, LANGUAGES, test, WIDE } from "../school";

const PASSWORD = "a quiet green valley";

/** Somebody new whose password was changed: one notice is in the inbox. */
async function newcomerWithNotice(page: Page, origin: string | undefined) {
	const email = `told-${crypto.randomUUID()}@mail.example`;
	const data = { name: "Mira Novak", email, password: PASSWORD };
	await page.request.post("/api/auth/register", { data, headers: { Origin: String(origin) } });
	// Without its page, which leads to the one that the notice is about, and would read it.
	const changed = await page.request.post("/settings/password", {
		form: { password: "a loud red mountain" },
		headers: { Origin: String(origin) },
		maxRedirects: 0,
	});
	expect(changed.status()).toBe(302);
	await expect(async () => {
		await page.goto("/profile");
		await expect(bell(page)).toHaveAccessibleName("Notifications, 1 new", { timeout: 500 });
	}).toPass();
	return email;
}
const bell = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });
const notice = (page: Page) => page.getByRole("main").getByRole("link", { name: /password was changed/i });

test("the bell opens by keyboard, clears its count, and what is opened is read", async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	await expectHydrated(page);
	await bell(page).focus();
	await page.keyboard.press("Enter");
	const panel = page.getByRole("dialog", { name: "Notifications" });
	await expect(panel.getByRole("heading", { name: "Notifications" })).toBeFocused();
	await expect(panel.getByRole("link", { name: /^Unread · .*password was changed/ })).toBeVisible();
	await expect(bell(page)).toHaveAccessibleName("Notifications");
	await page.keyboard.press("Escape");
	await expect(panel).toBeHidden();
	await expect(bell(page)).toBeFocused();

	await page.keyboard.press("Enter");
	await panel.getByRole("link", { name: /password was changed/ }).click();
	await expect(page).toHaveURL(/\/settings\/security$/);
	await page.goto("/notifications");
	await expect(notice(page)).not.toHaveAccessibleName(/^Unread/);
});

test(
	"a tab hears at once that another has read, and a page reads what is about it",
	WIDE,
	async ({ page, baseURL }) => {
		await newcomerWithNotice(page, baseURL);
		const other = await page.context().newPage();
		await other.goto("/profile");
		await expect(bell(other)).toHaveAccessibleName("Notifications, 1 new");
		await page.goto("/profile");
		await expectHydrated(page);
		await bell(page).click();
		await expect(bell(other)).toHaveAccessibleName("Notifications");

		await other.goto("/settings/security");
		await other.goto("/notifications");
		await expect(notice(other)).toBeVisible();
		await expect(notice(other)).not.toHaveAccessibleName(/^Unread/);
	},
);

test("the inbox is used by keys alone", WIDE, async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	await page.goto("/notifications");
	await expectHydrated(page);
	await page.keyboard.press("j");
	await expect(notice(page)).toBeFocused();
	await page.keyboard.press("e");
	await expect(notice(page)).not.toHaveAccessibleName(/^Unread/);
	await page.getByRole("button", { name: "Mark as unread" }).click();
	await expect(notice(page)).toHaveAccessibleName(/^Unread/);
	await page.getByRole("button", { name: "Mark all read" }).click();
	await expect(notice(page)).not.toHaveAccessibleName(/^Unread/);
	await expect(page.getByRole("button", { name: "Mark all read" })).toBeHidden();
});

test("a choice is saved by arrow keys, told, and taken back", WIDE, async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	await page.goto("/settings/notifications");
	await expectHydrated(page);
	const row = page.getByRole("group", { name: "Certificates that are ready" });
	const atOnce = row.getByRole("radio", { name: "At once" });
	const daily = row.getByRole("radio", { name: "Daily" });
	await atOnce.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.getByText(/^Saved\. Certificates .*: Daily$/)).toBeVisible();
	await page.reload();
	await expectHydrated(page);
	await expect(daily).toBeChecked();

	// Before script runs it would be a plain post, whose answer has no way back.
	await row.getByRole("switch").click();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(row.getByRole("switch")).toBeChecked();
	await expect(page.getByText(/^Saved\. Certificates .*: In the school$/)).toBeVisible();
	await page.reload();
	await expect(row.getByRole("switch")).toBeChecked();
	await expect(daily).toBeChecked();
});

test("what is chosen before the page has come to life is saved", WIDE, async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/settings/notifications", { waitUntil: "commit" });
	const daily = page.getByRole("group", { name: "Certificates that are ready" }).getByRole("radio", { name: "Daily" });
	await daily.check();
	release();
	await expect(page.getByText(/^Saved\. Certificates .*: Daily$/)).toBeVisible();
	await page.reload();
	await expect(daily).toBeChecked();
});

test("on a phone the bell is a link, and how mail comes is chosen from a list", WIDE, async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	await page.setViewportSize({ width: 360, height: 800 });
	await bell(page).click();
	await expect(page).toHaveURL(/\/notifications$/);
	await page.getByRole("main").getByRole("link", { name: "Preferences" }).click();
	const row = page.getByRole("group", { name: "Certificates that are ready" });
	await row.getByRole("combobox", { name: "By mail" }).selectOption("Weekly");
	await expect(page.getByText(/^Saved\. Certificates .*: Weekly$/)).toBeVisible();
	await page.reload();
	await expect(row.getByRole("combobox", { name: "By mail" })).toHaveValue("weekly");
});

test("an example of a digest is not sent where it would be empty", WIDE, async ({ page, baseURL }) => {
	await newcomerWithNotice(page, baseURL);
	await page.goto("/settings/notifications");
	await page.getByRole("button", { name: "Send me an example" }).click();
	await expect(page.getByRole("main").getByText("Nothing unread waits for a digest")).toBeVisible();
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("inbox, bell and preferences work", async ({ page, signInAs }) => {
		await signInAs("student2");
		await page.goto("/dashboard");
		await bell(page).click();
		await expect(page.getByRole("main").getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name: "Preferences" }).click();
		const row = page.getByRole("group", { name: "Certificates that are ready" });
		await row.getByRole("radio", { name: "Weekly" }).check();
		await row.getByRole("button", { name: /Save/ }).click();
		await expect(page.getByRole("main").getByText("Saved")).toBeVisible();
		await expect(row.getByRole("radio", { name: "Weekly" })).toBeChecked();
	});
});

test("an address that fails is shown until its owner confirms it again", WIDE, async ({ page, baseURL, browser }) => {
	const email = await newcomerWithNotice(page, baseURL);
	const desk = await browser.newContext({ baseURL });
	const support = await desk.newPage();
	await support.request.post("/api/auth/login", {
		data: { email: "admin@grew.example", password: "grew-demo-2026" },
		headers: { Origin: String(baseURL) },
	});
	await support.goto(`/outbox?q=${encodeURIComponent(email)}`);
	await support
		.getByRole("main")
		.getByRole("link", { name: /password/i })
		.first()
		.click();
	await support.getByRole("button", { name: "The address does not exist" }).click();
	await expect(support.getByRole("main").getByText("Reported")).toBeVisible();
	await desk.close();

	const banner = page.getByRole("complementary", { name: "Your e-mail address" });
	await expect(async () => {
		await page.goto("/profile");
		await expect(banner).toContainText(email, { timeout: 500 });
	}).toPass();
	await banner.getByRole("link", { name: "Confirm it again" }).click();
	await page.getByRole("button", { name: "Send a new link" }).click();

	const confirm = await page.context().newPage();
	await expect(async () => {
		await confirm.goto(`/outbox?q=${encodeURIComponent(email)}`);
		await confirm
			.getByRole("main")
			.getByRole("link", { name: /confirm/i })
			.first()
			.click({ timeout: 500 });
	}).toPass();
	await confirm
		.getByRole("main")
		.getByRole("link", { name: /confirm/i })
		.last()
		.click();
	await confirm.getByRole("button", { name: "Confirm the address" }).click();
	await expect(confirm.getByRole("heading", { name: "Your e-mail is confirmed" })).toBeVisible();
	await page.goto("/profile");
	await expect(banner).toBeHidden();
});

for (const language of LANGUAGES) {
	test(
		`inbox and preferences are accessible in ${language}, down to 320 px`,
		WIDE,
		async ({ page, signInAs, baseURL, expectAccessible }) => {
			await signInAs("student");
			await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
			for (const path of ["/notifications", "/settings/notifications"]) {
				await page.setViewportSize({ width: 1440, height: 900 });
				const answer = await page.goto(path);
				expect(answer?.status()).toBe(200);
				await expect(page.locator("html")).toHaveAttribute("lang", language);
				await expectAccessible();
				await page.setViewportSize({ width: 320, height: 640 });
				await expectAccessible();
			}
		},
	);
}
