import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";
import { addVirtualAuthenticator } from "./virtual-authenticator";

/** TOTP code of the current half minute, or of a neighbouring one. */
/** Of now, or of a later step: one that ends meanwhile is still taken, and a step counts once. */
const codeOf = (key: string, steps = 0) =>
	generateHOTP(decodeBase32IgnorePadding(key.replaceAll(" ", "")), BigInt(Math.floor(Date.now() / 30_000) + steps), 6);

async function register(page: Page) {
	const person = newcomer();
	await page.goto("/login");
	const origin = new URL(page.url()).origin;
	const answer = await page.request.post("/api/auth/register", { data: person, headers: { Origin: origin } });
	expect(answer.status()).toBe(201);
	return person;
}

async function setUpAuthenticator(page: Page) {
	await page.goto("/settings/security");
	await page.getByRole("link", { name: /Set up/ }).click();
	const key = (await page.locator("ol code").first().textContent()) ?? "";
	await page.getByLabel("Type the six digits it shows").fill(codeOf(key));
	await page.getByRole("button", { name: "Turn on second factor" }).click();
	await expect(page.getByRole("main").getByText("They are shown only now")).toBeVisible();
	return { key, codes: await page.locator("ol code").allTextContents() };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
	await page.context().clearCookies();
	await page.goto("/login?redirectTo=/settings");
	await page.getByLabel("E-mail").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("an authenticator is set up, and from then on a password waits for its code", async ({
	page,
	expectAccessible,
}) => {
	const person = await register(page);
	await page.goto("/settings/security/authenticator");
	await expectAccessible();
	const { key, codes } = await setUpAuthenticator(page);
	expect(codes).toHaveLength(10);
	await expectAccessible();
	await page.getByRole("link", { name: "I have saved them" }).click();
	await expect(page.getByText("10 codes can still be used.")).toBeVisible();
	await expectAccessible();

	await signIn(page, person);
	await expect(page).toHaveURL(/\/login\/second-factor\?redirectTo=%2Fsettings/);
	await expectAccessible();
	await page.goto("/dashboard");
	await expect(page).toHaveURL(/\/login\/second-factor/);
	await page.goto("/login/second-factor?redirectTo=/settings");
	await page.getByLabel("Code from the authenticator app").fill("000000");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toContainText("is not correct");
	await page.getByLabel("Code from the authenticator app").fill(codeOf(key, 1));
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(/\/settings$/);
});

test("a recovery code signs in once", WIDE, async ({ page, expectAccessible }) => {
	const person = await register(page);
	const { codes } = await setUpAuthenticator(page);
	const enterWith = async (code: string) => {
		await signIn(page, person);
		await page.getByRole("link", { name: "Use a recovery code instead" }).click();
		await page.getByLabel("Recovery code").fill(code);
		await page.getByRole("button", { name: "Sign in" }).click();
	};
	await enterWith(codes[0]?.toUpperCase().replaceAll("-", " ") ?? "");
	await expect(page).toHaveURL(/\/settings$/);
	await page.goto("/settings/security");
	await expect(page.getByText("9 codes can still be used.")).toBeVisible();
	await enterWith(codes[0] ?? "");
	await expect(page.getByRole("alert")).toContainText("already been used");
	await expectAccessible();
});

test(
	"a session that was stolen ends when its owner signs it out elsewhere",
	WIDE,
	async ({ page, browser, baseURL }) => {
		await register(page);
		const stolen = await browser.newContext({ baseURL, storageState: undefined });
		const thief = await stolen.newPage();
		const person = newcomer();
		const headers = { Origin: String(baseURL) };
		expect((await page.request.post("/api/auth/register", { data: person, headers })).status()).toBe(201);
		const { email, password } = person;
		expect((await thief.request.post("/api/auth/login", { data: { email, password }, headers })).status()).toBe(200);
		await thief.goto("/settings/security");
		await expect(thief).toHaveURL(/\/settings\/security$/);

		await page.goto("/settings/security");
		await page.locator("summary", { hasText: "Sign out everywhere else" }).click();
		await page.getByRole("button", { name: "Yes, sign them out" }).click();
		await expect(page.getByRole("main").getByText("signed out everywhere but here")).toBeVisible();
		await thief.goto("/settings/security");
		await expect(thief).toHaveURL(/\/login/);
		await stolen.close();
	},
);

test.describe("at a host that has a name", () => {
	// Passkeys need a domain name, not an IP address.
	test.use({ baseURL: async ({ baseURL }, use) => use(String(baseURL).replace("127.0.0.1", "localhost")) });

	test(
		"a passkey is added, signs in without a password, stands in for it, and is removed",
		WIDE,
		async ({ page, expectAccessible }) => {
			const touch = await addVirtualAuthenticator(page);
			const person = await register(page);
			await page.goto("/settings/security/passkeys");
			await expectHydrated(page);
			await expectAccessible();
			await page.getByRole("button", { name: "Add a passkey" }).click();
			await expect(page.getByRole("main").getByText("They are shown only now")).toBeVisible();
			await page.getByRole("link", { name: "I have saved them" }).click();
			await expect(page.getByText("not used yet")).toBeVisible();
			await expectAccessible();

			await touch(false);
			await page.context().clearCookies();
			await page.goto("/login?redirectTo=/settings/security/passkeys");
			await expectHydrated(page);
			await expectAccessible();
			// `touch` wakes no waiting device; here it may already be awake.
			await page.goto("/login/passkey?redirectTo=/settings/security/passkeys");
			await expectHydrated(page);
			await touch(true);
			await page.getByRole("button", { name: "Sign in with a passkey" }).click();
			await expect(page).toHaveURL(/\/settings\/security\/passkeys$/);
			await expect(page.getByText("last used")).toBeVisible();

			await touch(false);
			await signIn(page, person);
			await expect(page).toHaveURL(/\/login\/second-factor/);
			await expectHydrated(page);
			await expectAccessible();
			await touch(true);
			await page.getByRole("button", { name: "Confirm with a passkey" }).click();
			await expect(page).toHaveURL(/\/settings$/);

			await page.goto("/settings/security/passkeys");
			await page.locator("summary", { hasText: "Remove" }).click();
			await page.getByRole("button", { name: "Yes, remove it" }).click();
			await expect(page.getByText("No passkey yet.")).toBeVisible();
			// The device still has the passkey and would offer it before the password.
			await touch(false);
			await signIn(page, person);
			await expect(page).toHaveURL(/\/settings$/);
		},
	);
});
