import type { Locator, Page } from "@playwright/test";
import { DESKTOP, header, open, PHONE } from "../frame";
import { expect, expectHydrated, test, WIDE } from "../school";

const unique = () => `zq${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

async function press(page: Page, target: Locator) {
	await target.focus();
	await page.keyboard.press("Enter");
}

test(
	"a learner finds a term in a lesson, asks for help, and reads what an admin replies",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const subject = `What is the fee of? ${unique()}`;
		await signInAs("student");
		await open(page, "/lessons/1", DESKTOP);
		const term = page.locator("a.term[data-term='cash-buyer']").first();
		await press(page, term);
		const card = page.getByRole("dialog", { name: "Cash buyer" });
		await expect(card).toBeFocused();
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(term).toBeFocused();

		await press(page, page.getByRole("link", { name: "Help for this page" }));
		const panel = page.getByRole("complementary", { name: "Help for this page" });
		await expect(panel).toBeFocused();
		await expectAccessible();
		await press(page, panel.getByRole("link", { name: "Write to us", exact: true }));
		await expect(page.getByText("Attached: the page /lessons/1")).toBeVisible();
		await page.getByLabel("What is it about?").selectOption("learning");
		await page.getByLabel("In a few words").fill(subject);
		await page.getByLabel("What did you want to do").fill("The card of the cash buyer speaks of a fee.");
		await expectAccessible();
		await press(page, page.getByRole("button", { name: "Send" }));
		await expect(page.getByText(/Its number is G-\d{4}-\d{5}/)).toBeVisible();
		const ticket = new URL(page.url()).pathname;

		await signInAs("admin");
		await page.goto("/admin/help/tickets");
		await page.getByLabel("Number, person or words").fill(subject);
		await page.keyboard.press("Enter");
		await page.getByRole("table").getByRole("link", { name: subject }).click();
		await page.getByLabel("Answer", { exact: true }).fill("It is the one that you earn by the assignment.");
		await expectAccessible();
		await page.getByRole("button", { name: "Send the answer" }).click();
		await expect(page.getByRole("listitem").filter({ hasText: / answered/ })).toBeVisible();

		await signInAs("student");
		await page.goto("/help/tickets");
		await expect(page.getByRole("row", { name: subject })).toContainText("Answered");
		await page.getByRole("link", { name: subject }).click();
		await expect(page).toHaveURL(new RegExp(`${ticket}$`));
		await expect(page.getByText("It is the one that you earn by the assignment.")).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: "Close the request" }).click();
		await expect(page.getByText("Closed", { exact: true })).toBeVisible();
	},
);

test(
	"an admin writes an article, translates it twice and publishes, and it is found in each language",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		const name = unique();
		const words = {
			en: { title: `The ${name} map`, summary: "What the lots mean.", body: "A filled lot is done." },
			de: {
				title: `Die ${name}-Karte`,
				summary: "Was die Parzellen bedeuten.",
				body: "Eine volle Parzelle ist fertig.",
			},
			fr: {
				title: `La carte ${name}`,
				summary: "Ce que disent les parcelles.",
				body: "Une parcelle pleine est faite.",
			},
		};
		const fill = async ({ title, summary, body }: (typeof words)["en"]) => {
			await page.getByLabel("Title").fill(title);
			await page.getByLabel("Summary").fill(summary);
			await page.getByLabel("Text", { exact: true }).fill(body);
		};
		await signInAs("admin");
		await open(page, "/admin/help/new", DESKTOP);
		await page.getByLabel("Address").fill(name);
		await fill(words.en);
		await page.getByLabel("Category").selectOption("learning");
		await page.getByRole("button", { name: "Create draft" }).last().click();
		await expect(page.getByRole("main").getByText("The draft is created.")).toBeVisible();
		for (const [language, label] of [
			["de", "Deutsch"],
			["fr", "Français"],
		] as const) {
			await page.getByRole("link", { name: new RegExp(label) }).click();
			await expect(page).toHaveURL(new RegExp(`lang=${language}`));
			await expect(page.getByLabel("Title")).toHaveValue("");
			await expect(page.locator("[data-english=title]")).toContainText(words.en.title);
			await fill(words[language]);
			await page.getByRole("button", { name: "Save draft" }).last().click();
			await expect(page.getByRole("main").getByText("The draft is saved.")).toBeVisible();
		}
		await expectAccessible();
		await page.goto(`/search?q=${name}`);
		await expect(page.getByRole("heading", { name: `Nothing was found for “${name}”` })).toBeVisible();

		await page.goBack();
		await page.getByRole("button", { name: "Publish…" }).click();
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByRole("main").getByText("Published.")).toBeVisible();

		for (const language of ["en", "de", "fr"] as const) {
			await open(page, `/${language}/search`, DESKTOP);
			await page.getByRole("main").getByRole("searchbox").fill(name);
			await page.keyboard.press("Enter");
			const result = page.getByRole("article").first().getByRole("link");
			await expect(result).toHaveText(words[language].title);
			await expect(result).toHaveAttribute("lang", language);
			await expectAccessible();
			await result.click();
			await expect(page.getByRole("heading", { level: 1, name: words[language].title })).toBeVisible();
		}
	},
);

test.describe("on a phone, by touch", WIDE, () => {
	test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

	test("somebody searches, sees all results, narrows them and opens one", async ({ page, expectAccessible }) => {
		await page.goto("/courses");
		await expectHydrated(page);
		await header(page).getByRole("link", { name: "Search" }).tap();
		const palette = page.getByRole("dialog", { name: "Search the school" });
		await palette.getByRole("combobox").fill("contract");
		await expect(palette.getByRole("option").first()).toBeVisible();
		await expectAccessible();
		await palette.getByRole("option", { name: /^See all/ }).tap();
		await expect(page).toHaveURL(/\/search\?q=contract$/);
		await expect(page.getByRole("heading", { name: /results for “contract”/ })).toBeVisible();
		await expectAccessible();

		const kinds = page.getByRole("navigation", { name: "Kind" });
		await kinds.getByRole("link", { name: /^Manuals/ }).tap();
		await expect(page).toHaveURL(/type=manual/);
		await expect(kinds.getByRole("link", { name: /^Manuals/ })).toHaveAttribute("aria-current", "page");
		for (const link of await page.getByRole("article").getByRole("link").all()) {
			expect(await link.getAttribute("href")).toMatch(/^\/help\/manuals\/learner\//);
		}
		await kinds.getByRole("link", { name: /^Glossary/ }).tap();
		await expect(page).toHaveURL(/type=glossary/);
		await page.getByRole("main").getByRole("combobox", { name: "Language" }).selectOption("de");
		await page.getByLabel("Search the school").fill("Vertrag");
		await page.getByRole("main").getByRole("button", { name: "Search" }).tap();
		await expect(page).toHaveURL(/lang=de/);
		await expect(page.getByRole("article").first().getByRole("link")).toHaveAttribute("lang", "de");
		await expectAccessible();
		await page.getByRole("article").first().getByRole("link").tap();
		await expect(page).toHaveURL(/\/glossary\//);
		await expectAccessible();
	});
});
