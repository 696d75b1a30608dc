import { type Browser, expect, type Page } from "@playwright/test";
import { type Language, newcomer, PASSWORD, words } from "../school";

export const LOCALES = { en: "en-US", ru: "ru-RU", fr: "fr-FR", es: "es-ES", de: "de-DE", zh: "zh-CN" } as const;
export const PERSON =
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

type Where = { browser: Browser; origin: string; language: Language };
type Other = { page: Page; close: () => Promise<void> };

async function openBrowser({ browser, origin, language }: Where): Promise<Other> {
	const context = await browser.newContext({ baseURL: origin, locale: LOCALES[language] });
	return { page: await context.newPage(), close: () => context.close() };
}

export async function admin(where: Where): Promise<Other> {
	const desk = await openBrowser(where);
	const signedIn = await desk.page.request.post("/api/auth/login", {
		data: { email: "admin@grew.example", password: PASSWORD },
		headers: { Origin: where.origin },
	});
	expect(signedIn.status()).toBe(200);
	return desk;
}

/** Applies with a new code and has an admin approve it. */
export async function acceptedAffiliate(where: Where, desk: Page): Promise<Other & { code: string }> {
	const affiliate = await openBrowser(where);
	const code = `${where.language.toUpperCase()}${(Date.now() % 1e9).toString(36).toUpperCase()}`;
	const [headers, { request }] = [{ Origin: where.origin }, affiliate.page];
	const registered = await request.post("/api/auth/register", { data: newcomer(), headers });
	expect(registered.status()).toBe(201);
	const form = { intent: "apply", code, place: "A site about houses", plan: "In my own words", agrees: "on" };
	expect((await request.post("/affiliate-program", { form, headers })).ok()).toBe(true);

	const say = await words(where.language, "payouts");
	await desk.goto(`/admin/affiliates?q=${code}`);
	await desk.locator("tbody").getByRole("link").first().click();
	await desk.getByRole("button", { name: say("one.accept") }).click();
	await expect(desk.getByText(say("one.done"))).toBeVisible();
	return { ...affiliate, code };
}

export async function expectFunnel(page: Page, language: Language, counts: Partial<Record<Step, number>>) {
	const say = await words(language, "earnings");
	await expect(async () => {
		await page.goto("/affiliate-dashboard");
		for (const [step, count] of Object.entries(counts)) {
			const found = page
				.getByRole("listitem")
				.filter({ has: page.getByText(say(`funnel.${step}`), { exact: true }) })
				.locator("p")
				.first();
			await expect(found, step).toHaveText(String(count), { timeout: 1_000 });
		}
	}).toPass();
}
type Step = "clicks" | "signUps" | "sales" | "kept";

export async function expectCommission(page: Page, language: Language, state: "pending" | "void") {
	const say = await words(language, "earnings");
	await expect(async () => {
		await page.goto("/affiliate-dashboard");
		const rows = page.locator("#commissions tbody tr");
		await expect(rows).toHaveCount(1, { timeout: 1_000 });
		await expect(rows).toContainText(say(`states.${state}`), { timeout: 1_000 });
	}).toPass();
}
