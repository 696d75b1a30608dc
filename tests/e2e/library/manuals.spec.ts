import type { Page } from "@playwright/test";
import { open, PHONE } from "../frame";
import { expect, expectHydrated, type Language, representatives, test, WIDE, words } from "../school";

const READERS = [
	{ who: "student", manual: "learner", page: "dashboard" },
	{ who: "instructor", manual: "instructor", page: "your-learners" },
	{ who: "admin", manual: "admin", page: "settings-and-claims" },
] as const;

async function expectPictures(page: Page, language: Language) {
	const pictures = page.locator("figure[data-screen] img");
	await expect(pictures).not.toHaveCount(0);
	for (const picture of await pictures.all()) {
		await picture.scrollIntoViewIfNeeded();
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(700);
		expect(await picture.getAttribute("src")).toContain(`/manual/${language}/`);
	}
}

const READINGS = (["zh", "de"] as const).flatMap((language) => READERS.map((reader) => ({ language, ...reader })));
for (const [{ language, who, manual, page: slug }, details] of representatives(0, READINGS)) {
	test(
		`${who} reads a page of the own manual in ${language}`,
		details,
		async ({ page, baseURL, signInAs, expectAccessible }) => {
			const t = await words(language, "manuals");
			await signInAs(who);
			await page.context().addCookies([{ name: "lang", value: language, url: String(baseURL) }]);
			await open(page, "/help/manuals");
			await page
				.getByRole("main")
				.getByRole("link", { name: t(`titles.${manual}`) })
				.click();
			await expect(page.getByRole("heading", { level: 1, name: t(`titles.${manual}`) })).toBeVisible();
			await page.getByRole("main").locator(`a[href$="/help/manuals/${manual}/${slug}"]`).first().click();

			await expect(page).toHaveURL(new RegExp(`/help/manuals/${manual}/${slug}$`));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			await expect(page.locator("aside")).toContainText(t("print.whole"));
			await expectPictures(page, language);
			await expectAccessible();
		},
	);
}

test("whoever reads goes on to the next page and back, and finds the page in the tree", WIDE, async ({ page }) => {
	const t = await words("en", "manuals");
	await open(page, "/help/manuals/learner/dashboard");
	const tree = page.getByRole("navigation", { name: t("contents") });
	const current = tree.locator("[aria-current=page]");
	const title = await page.getByRole("heading", { level: 1 }).textContent();
	await expect(current).toHaveText(String(title));

	const neighbours = page.getByRole("navigation", { name: t("neighbours") });
	await neighbours.getByRole("link", { name: new RegExp(`^${t("next")}`) }).click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(title));
	await expect(current).toHaveText(String(await page.getByRole("heading", { level: 1 }).textContent()));
	await neighbours.getByRole("link", { name: new RegExp(`^${t("previous")}`) }).click();
	await expect(page).toHaveURL(/\/help\/manuals\/learner\/dashboard$/);
});

test(
	"on a phone a page leads back to the contents, and a picture opens in full size",
	WIDE,
	async ({ page, expectAccessible }) => {
		const t = await words("en", "manuals");
		await open(page, "/help/manuals/learner/dashboard", PHONE);
		await expectAccessible();
		await page.locator("figure[data-screen] a").first().click();
		await expect(page).toHaveURL(/\/manual\/en\/dashboard\.webp/);
		await page.goBack();
		await page
			.getByRole("main")
			.getByRole("link", { name: t("titles.learner") })
			.first()
			.click();
		await expect(page).toHaveURL(/\/help\/manuals\/learner$/);
	},
);

test(
	"a whole manual prints every page on a sheet of its own, without the bar, with its pictures",
	WIDE,
	async ({ page, expectAccessible }) => {
		const t = await words("en", "manuals");
		await open(page, "/help/manuals/learner");
		await page
			.getByRole("main")
			.getByRole("link", { name: t("print.whole") })
			.click();
		await expectHydrated(page);
		const print = page.getByRole("button", { name: t("print.print") });
		await expect(print).toBeVisible();
		await expectPictures(page, "en");
		await expectAccessible();

		await page.emulateMedia({ media: "print" });
		await expect(print).toBeHidden();
		const sheets = page.locator(".manual-sheet");
		const pages = await sheets.count();
		expect(pages).toBeGreaterThan(8);
		const pdf = await page.pdf({ format: "A4" });
		const sheetsOfPaper = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
		expect(sheetsOfPaper).toBeGreaterThan(pages);
	},
);
