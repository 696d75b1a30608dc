import { readFileSync } from "node:fs";
import { expect, expectHydrated, newcomer, test, WIDE, words } from "../school";
import { finishAllButFirst } from "./quiz-answers";

test(
	"a learner finishes a course and proves it; a stranger checks it; an admin withdraws it",
	WIDE,
	async ({ page, browser, baseURL, expectAccessible, signInAs }) => {
		test.setTimeout(120_000);
		const [lesson, en, de] = await Promise.all([
			words("en", "lesson"),
			words("en", "certificates"),
			words("de", "certificates"),
		]);
		const origin = String(baseURL);
		const person = { ...newcomer(), name: "Nadja Özdemir-Łukasz" };
		await page.request.post("/api/auth/register", { data: person, headers: { Origin: origin } });

		await page.goto("/certificates");
		await expect(page.getByRole("heading", { name: en("list.emptyTitle") })).toBeVisible();
		await finishAllButFirst(page, origin);
		await page.goto("/certificates");
		await expect(page.getByRole("heading", { name: en("list.started") })).toBeVisible();
		await expectAccessible();

		await page.goto("/lessons/1");
		await expectHydrated(page);
		await page.getByRole("button", { name: lesson("end.markDone") }).click();
		await expect(page.getByRole("button", { name: lesson("end.markDone") })).toHaveCount(0);
		const open = page.locator('a[href^="/certificates/"]').first();
		await expect(async () => {
			await page.goto("/certificates");
			await expect(open).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await expectAccessible();
		await open.click();
		await expectHydrated(page);
		await expect(page.getByRole("img", { name: person.name })).toBeVisible();
		const serial = page.url().split("/").pop();
		await expectAccessible();

		const pdf = page.waitForEvent("download");
		await page.getByRole("link", { name: en("sheet.download") }).click();
		const file = readFileSync(await (await pdf).path());
		expect([file.subarray(0, 5).toString(), file.length > 15_000]).toEqual(["%PDF-", true]);
		const png = page.waitForEvent("download");
		await page.getByRole("button", { name: en("sheet.png") }).click();
		const picture = readFileSync(await (await png).path());
		expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16)]).toEqual(["PNG", 2248]);

		// A signed-out visitor, in two languages.
		const stranger = await (await browser.newContext({ baseURL: origin })).newPage();
		await stranger.goto("/verify");
		await stranger.getByLabel(en("verify.field"), { exact: true }).fill(String(serial).toLowerCase());
		await stranger.getByRole("button", { name: en("verify.check") }).click();
		await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(en("verify.valid"));
		await expect(stranger.getByText(person.name, { exact: true })).toBeVisible();
		await stranger.goto(`/de/verify/${serial}`);
		await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(de("verify.valid"));
		await expect(stranger.locator("body")).not.toContainText(person.email);

		await page.context().clearCookies();
		await signInAs("admin");
		await page.goto(`/admin/certificates?q=${serial}`);
		await expectAccessible();
		await page.getByRole("link", { name: person.name }).click();
		await page.getByLabel(en("admin.reasons.mistake")).check();
		await page.getByText(en("admin.revoke"), { exact: true }).click();
		await page.getByRole("button", { name: en("admin.revokeConfirm") }).click();
		await expect(page.getByRole("main").getByText(en("admin.revoked"))).toBeVisible();
		await expectAccessible();

		await stranger.reload();
		await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(de("verify.revoked"));
		await expect(stranger.getByText(de("verify.why.mistake"))).toBeVisible();
		await stranger.close();
		await page.goto(`/verify/${serial}`);
		await expectAccessible();
	},
);

test("the preview of a template follows what is typed", WIDE, async ({ page, signInAs, expectAccessible }) => {
	const t = await words("en", "certificates");
	await signInAs("admin");
	await page.goto("/admin/certificates/templates/0");
	await expectHydrated(page);
	const preview = page.getByRole("region", { name: t("template.preview") });
	await expect(preview).toContainText(t("sheet.heading"));
	await page.getByLabel(t("template.heading")).fill("Proof of work done");
	await expect(preview).toContainText("Proof of work done");
	await expectAccessible();
});
