import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

// All of them change one list.
test.describe.configure({ mode: "serial" });

const main = (page: Page) => page.getByRole("main");

test(
	"an admin changes a testimonial, and visitors read it on the home page",
	WIDE,
	async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/testimonials");
		await expectHydrated(page);
		await expectAccessible();
		await main(page).getByRole("link", { name: "Hanna Lindqvist" }).click();
		await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Hanna Lindqvist");
		await expectHydrated(page);
		await expectAccessible();
		const review = main(page).locator('[id="words.en.review"]');
		const before = await review.inputValue();
		await review.fill("The third house was worth the trip.");
		await main(page).getByRole("button", { name: "Save", exact: true }).click();
		await expect(main(page).getByText("It is saved.")).toBeVisible();

		const visitor = await browser.newPage({ baseURL });
		await visitor.goto("/?seen=1");
		await expect(visitor.getByText("The third house was worth the trip.")).toBeAttached();

		await review.fill(before);
		await main(page).getByRole("button", { name: "Save", exact: true }).click();
		await expect(async () => {
			await visitor.goto("/?seen=2");
			await expect(visitor.getByText(before)).toBeAttached({ timeout: 500 });
		}).toPass();
		await visitor.close();
	},
);

test(
	"without consent it is not shown, and the form says what is missing",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/testimonials/new");
		await expectHydrated(page);
		await main(page).getByRole("button", { name: "Save", exact: true }).click();
		await expect(main(page).getByRole("alert").first()).toContainText("2 things need another look");
		await expectAccessible();
		await main(page).getByLabel("Name", { exact: true }).fill("Ines Braga");
		await main(page).locator('[id="words.en.review"]').fill("Short lessons, plain words.");
		await main(page).getByRole("button", { name: "Save", exact: true }).click();
		await expect(main(page).getByText("It is saved, and not shown yet.")).toBeVisible();
		await main(page)
			.getByRole("button", { name: /^Show.*Ines Braga$/ })
			.click();
		await expect(main(page).getByText("There is no consent yet.").first()).toBeVisible();

		await main(page).getByRole("link", { name: "Ines Braga" }).click();
		await expectHydrated(page);
		await main(page).getByText("Delete…").click();
		await main(page).getByRole("button", { name: "Delete for good" }).click();
		await expect(main(page).getByText("It is deleted.")).toBeVisible();
		await expect(main(page).getByRole("link", { name: "Ines Braga" })).toHaveCount(0);
	},
);

test(
	"the keyboard moves a row and each step is spoken; the pointer drags it; both are undone",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.goto("/admin/testimonials");
		await expectHydrated(page);
		const list = main(page)
			.getByRole("list")
			.filter({ has: page.getByRole("link", { name: "Marisol Ortega" }) });
		const names = () => list.getByRole("listitem").getByRole("link").allTextContents();
		const before = await names();
		const said = main(page).getByRole("status").filter({ hasText: "Marisol" });
		const grip = (name: string) => main(page).getByRole("button", { name: `Move “${name}”`, exact: true });

		await grip("Marisol Ortega").focus();
		await page.keyboard.press("Space");
		await expect(said).toHaveText("“Marisol Ortega” lifted. Place 1 of 5.");
		await page.keyboard.press("ArrowDown");
		await expect(said).toHaveText("“Marisol Ortega”: place 2 of 5.");
		await expect(grip("Marisol Ortega")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(said).toHaveText("“Marisol Ortega” is back at place 1.");
		expect(await names()).toEqual(before);
		await page.keyboard.press("Space");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Space");
		await expect(main(page).getByText("The order is changed.")).toBeVisible();
		await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
		await main(page).getByRole("button", { name: "Undo" }).first().click();
		await expect(main(page).getByText("The change is undone.")).toBeVisible();
		await expect.poll(names).toEqual(before);

		await grip("Daniel Asante").hover();
		await page.mouse.down();
		const target = await grip("Marisol Ortega").boundingBox();
		await page.mouse.move((target?.x ?? 0) + 10, (target?.y ?? 0) + 2, { steps: 8 });
		await page.mouse.up();
		await expect(main(page).getByText("The order is changed.")).toBeVisible();
		await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
		await main(page).getByRole("button", { name: "Undo" }).first().click();
		await expect.poll(names).toEqual(before);
	},
);
