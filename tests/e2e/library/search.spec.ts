import { header, open, PHONE } from "../frame";
import { expect, expectHydrated, representatives, test, WIDE } from "../school";

const SCRIPT = /search-palette-[\w-]+\.js/;

test(
	"the palette comes when it is asked for, is worked by keyboard, and gives the focus back",
	WIDE,
	async ({ page, expectAccessible }) => {
		const fetched: string[] = [];
		page.on("request", (request) => {
			if (SCRIPT.test(request.url())) fetched.push(request.url());
		});
		await open(page, "/courses");
		await page.waitForLoadState("networkidle");
		expect(fetched).toEqual([]);

		const magnifier = header(page).getByRole("link", { name: "Search" });
		await magnifier.focus();
		await page.keyboard.press("Control+k");
		const field = page.getByRole("combobox", { name: "Search the school" });
		await expect(field).toBeFocused();
		expect(fetched).not.toEqual([]);
		await field.pressSequentially("assignment fee");
		const first = page.getByRole("option", { name: /^assignment fee/ });
		await expect(first).toHaveAttribute("aria-selected", "true");
		await expect(page.getByRole("status").filter({ hasText: /\d+ results/ })).toBeAttached();
		await expectAccessible();

		await page.keyboard.press("ArrowDown");
		await expect(first).toHaveAttribute("aria-selected", "false");
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Show every kind" })).toHaveText("Only: Glossary");
		await expect(page.getByRole("group", { name: "Lessons" })).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(field).toBeHidden();
		await expect(magnifier).toBeFocused();
	},
);

test(
	"it leads to pages by their name, to all results, and remembers what was looked for",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("admin");
		await open(page, "/courses");
		await page.keyboard.press("Control+k");
		const field = page.getByRole("combobox", { name: "Search the school" });
		await field.pressSequentially("errors");
		await page
			.getByRole("group", { name: "Go to page" })
			.getByRole("option", { name: /^Errors/ })
			.click();
		await expect(page).toHaveURL(/\/admin\/errors$/);
		await expect(field).toBeHidden();

		await page.keyboard.press("Control+k");
		await field.fill("double closing");
		await page.getByRole("option", { name: /^See all/ }).click();
		await expect(page).toHaveURL(/\/search\?q=double\+closing$/);
		await expect(page.getByRole("heading", { name: /results for “double closing”/ })).toBeVisible();
		await page.keyboard.press("Control+k");
		await page.getByRole("group", { name: "Recent searches" }).getByRole("option", { name: "double closing" }).click();
		await expect(field).toHaveValue("double closing");
	},
);

test("on a phone it takes the whole screen, and is left by a button", WIDE, async ({ page, expectAccessible }) => {
	await open(page, "/courses", PHONE);
	await header(page).getByRole("link", { name: "Search" }).click();
	const dialog = page.getByRole("dialog", { name: "Search the school" });
	await dialog.getByRole("combobox").fill("asignment");
	await expect(dialog.getByText("These are results for “assignment”")).toBeVisible();
	expect(await dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(PHONE.width);
	await expectAccessible();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toBeHidden();
});

for (const [[language, q, title], details] of representatives(0, [
	["de", "Vertrag", /vertrag/i],
	["en", "after repair value", /after-repair value/i],
] as const)) {
	test(`a result is found in ${language}`, details, async ({ page, expectAccessible }) => {
		await open(page, `/${language}/search?q=${encodeURIComponent(q)}`);
		const first = page.getByRole("article").first();
		await expect(first).toContainText(title);
		await expect(first.getByRole("link")).toHaveAttribute("lang", language);
		await expectAccessible();
	});
}

test("nothing found says what to do, and holds on a phone", WIDE, async ({ page, expectAccessible }) => {
	await open(page, "/search?q=xqzvwkj", PHONE);
	await expect(page.getByRole("heading", { name: "Nothing was found for “xqzvwkj”" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Courses" }).click();
	await expect(page).toHaveURL(/\/courses$/);
	await open(page, "/zh/search?q=合同", PHONE);
	await expectHydrated(page);
	await expectAccessible();
});

test.describe("without JavaScript", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("the magnifier leads to the page, whose form searches", async ({ page }) => {
		await page.goto("/courses");
		await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
		await page.getByLabel("Search the school").fill("escrow");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page.getByRole("article").first()).toContainText(/escrow/i);
	});
});
