import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const CHECKLIST = "/resources/listing-red-flags";
const box = (name: string) => ({ name: new RegExp(name) });

test(
	"a guest ticks, reloads, signs in, and finds the ticks in the account",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await page.goto(CHECKLIST);
		await expectHydrated(page);
		await page.getByRole("checkbox", box("far below everything")).check();
		await page.getByRole("checkbox", box("first day and every")).check();
		await expect(page.getByRole("complementary").getByText("2 of 22 ticked")).toBeVisible();
		await page.reload();
		await expect(page.getByRole("checkbox", box("far below everything"))).toBeChecked();
		await expectAccessible();
		await page.goto("/resources");
		await expect(page.getByText("2 of 22 ticked")).toBeVisible();

		await signInAs("student2");
		await page.goto("/dashboard");
		await expect.poll(() => page.evaluate(() => localStorage.getItem("checklists"))).toBe(null);
		await page.goto(CHECKLIST);
		await expect(page.getByText("Saved in your account")).toBeVisible();
		await expect(page.getByRole("checkbox", box("first day and every"))).toBeChecked();
	},
);

test("a learner ticks and reloads, takes the PDF, and begins again", WIDE, async ({ page, signInAs }) => {
	await signInAs("student");
	await page.goto(CHECKLIST);
	await expectHydrated(page);
	for (const name of ["far below everything", "price per square", "picture search"]) {
		await page.getByRole("checkbox", box(name)).check();
	}
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("checkbox", box("picture search"))).toBeChecked();

	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download PDF" }).first().click(),
	]);
	expect(download.suggestedFilename()).toBe("listing-red-flags.pdf");
	expect(
		readFileSync(await download.path())
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");

	await page.getByText("Start again for another deal").click();
	await page.getByRole("button", { name: "Yes, clear the ticks" }).click();
	await expect(page.getByRole("complementary").getByText("0 of 22 ticked")).toBeVisible();
	await expect(page.getByText("Saved", { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByRole("complementary").getByText("0 of 22 ticked")).toBeVisible();
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("a learner's ticks are saved, a guest's stand in the address, and a calculator reckons", async ({
		page,
		signInAs,
	}) => {
		await page.goto(CHECKLIST);
		await page.getByRole("checkbox", box("far below everything")).check();
		await page.getByRole("button", { name: "Save the ticks in the link" }).click();
		await expect(page).toHaveURL(/ticked=far-below/);
		await expect(page.getByRole("checkbox", box("far below everything"))).toBeChecked();

		await signInAs("instructor");
		await page.goto(CHECKLIST);
		await page.getByRole("checkbox", box("Kitchen and bathroom")).check();
		await page.getByRole("button", { name: "Save the ticks" }).click();
		await expect(page.getByRole("checkbox", box("Kitchen and bathroom"))).toBeChecked();

		await page.goto("/resources/maximum-offer");
		await page.getByLabel("After-repair value").fill("300000");
		await page.getByRole("button", { name: "Work it out" }).click();
		await expect(page.getByText("$173,000")).toBeVisible();
	});
});

test(
	"a calculator reckons as one types, and its address holds the figures",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/resources/maximum-offer");
		await expectHydrated(page);
		await expect(page.getByText("$100,200")).toBeVisible();
		await page.getByLabel("After-repair value").fill("300000");
		await expect(page.getByText("$173,000")).toBeVisible();
		await expect(page).toHaveURL(/\?arv=300000$/);
		await page.reload();
		await expect(page.getByText("$173,000")).toBeVisible();
		await expectAccessible();
	},
);

test(
	"an outline fills itself, stays on the device and comes as DOCX",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await page.goto("/resources/first-call-sheet");
		await expectHydrated(page);
		const field = page.locator('[name^="field."]').first();
		await field.fill("Ann <b>Lee</b>");
		await expect(page.getByRole("region", { name: "The outline" })).toContainText("Ann <b>Lee</b>");
		await page.reload();
		await expect(field).toHaveValue("Ann <b>Lee</b>");
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Download DOCX" }).first().click(),
		]);
		expect(
			readFileSync(await download.path())
				.subarray(0, 2)
				.toString(),
		).toBe("PK");
		await expectAccessible();
	},
);

test(
	"on paper a checklist, an outline and a calculator stand alone, with what was ticked and filled in",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("student");
		const prepared = [
			[CHECKLIST, () => page.getByRole("checkbox", box("far below everything")).check()],
			["/resources/maximum-offer", () => page.getByLabel("After-repair value").fill("300000")],
			["/resources/first-call-sheet", () => page.locator('[name^="field."]').first().fill("Ann Lee")],
		] as const;
		for (const [path, fill] of prepared) {
			await page.goto(path);
			await expectHydrated(page);
			await fill();
			await page.emulateMedia({ media: "print" });
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			for (const part of ["body > header", "body footer", "dialog, [role=dialog]"]) {
				expect(await page.locator(part).filter({ visible: true }).count(), `${part} of ${path}`).toBe(0);
			}
			await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
			const { scroll, client } = await page.evaluate(() => {
				const { scrollWidth, clientWidth } = document.documentElement;
				return { scroll: scrollWidth, client: clientWidth };
			});
			expect(scroll).toBeLessThanOrEqual(client);
			if (path === CHECKLIST) await expect(page.getByRole("checkbox", box("far below everything"))).toBeChecked();
			if (path.endsWith("maximum-offer")) await expect(page.getByText("$173,000")).toBeVisible();
			if (path.endsWith("sheet"))
				await expect(page.getByRole("region", { name: "The outline" })).toContainText("Ann Lee");
			await page.emulateMedia({ media: "screen" });
		}
	},
);

test(
	"the rules are read in German: found by a word, narrowed, referred to and taken along",
	WIDE,
	async ({ page, expectAccessible }) => {
		await page.goto("/de/resources/rules-by-place");
		await expectHydrated(page);
		await expect(page.getByRole("columnheader", { name: "Abtretung" })).toBeVisible();
		await page.getByRole("searchbox").fill("Oklahoma");
		await expect(page).toHaveURL(/q=Oklahoma/);
		await expect(page.getByRole("rowheader")).toHaveCount(1);
		await page.getByRole("combobox", { name: "Regel" }).selectOption("assignment");
		await expect(page.getByRole("columnheader")).toHaveCount(2);
		await expect(page.getByRole("cell").first()).toContainText("Eingeschränkt");
		await expectAccessible();

		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: "CSV" }).click(),
		]);
		expect(readFileSync(await download.path(), "utf8")).toContain("Eingeschränkt");
		await page.goto("/de/resources/rules-by-place?place=us-ok");
		await expect(page.getByRole("rowheader")).toHaveCount(2); // Oklahoma, with the federal rules
	},
);

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test(
		"filters open as a sheet, a checklist has its bar, rules are cards",
		WIDE,
		async ({ page, expectAccessible }) => {
			await page.goto("/resources");
			await expectHydrated(page);
			await page.locator("summary", { hasText: "Filters" }).click();
			await page.getByRole("checkbox", { name: /^Checklists/ }).check();
			await expect(page).toHaveURL(/kind=checklist/);
			await page.getByRole("button", { name: /^Show \d+ resources$/ }).click();
			await expect(page.getByText("Filters (1)")).toBeVisible();
			await expectAccessible();
			await page.goto(CHECKLIST);
			await expectHydrated(page);
			await expect(page.getByRole("button", { name: "Print" }).last()).toBeInViewport();
			await expectAccessible();
		},
	);

	const cell = (page: Page, place: string) => page.locator(`#${place}`).getByRole("cell").first();

	test("rules are cards that unfold by a press", WIDE, async ({ page, expectAccessible }) => {
		await page.goto("/de/resources/rules-by-place");
		await expectHydrated(page);
		// It was 37,000 px.
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000);
		const head = page.locator("#us-tx summary").first();
		await expect(head).toContainText("Texas");
		await expect(cell(page, "us-tx")).toBeHidden();
		await head.click();
		await expect(cell(page, "us-tx")).toBeVisible();
		await expectAccessible();
		await head.click();
		await expect(cell(page, "us-tx")).toBeHidden();
	});

	test(
		"the rules of a place unfold by its address, where the browser finds something, and on paper",
		WIDE,
		async ({ page }) => {
			await page.goto("/resources/rules-by-place#us-ga");
			await expect(cell(page, "us-ga")).toBeVisible();
			await expect(cell(page, "us-tx")).toBeHidden();
			// Browsers dispatch `beforematch` before they reveal a match in hidden text.
			await expect(cell(page, "us-ok")).toHaveAttribute("hidden", "until-found");
			await cell(page, "us-ok").dispatchEvent("beforematch");
			await expect(cell(page, "us-ok")).toBeVisible();
			await expect(cell(page, "us-tx")).toBeHidden();
			await page.emulateMedia({ media: "print" });
			await expect(cell(page, "us-tx")).toBeVisible();
			await page.goto("/resources/rules-by-place?place=us-wa");
			await expect(cell(page, "us-wa")).toBeVisible();
		},
	);

	test.describe("without script", WIDE, () => {
		test.use({ javaScriptEnabled: false });

		test("rules unfold as well", async ({ page }) => {
			await page.goto("/resources/rules-by-place#us-ga");
			await expect(page.locator("#us-ga").getByRole("cell").first()).toBeVisible();
			const texas = page.locator("#us-tx").getByRole("cell").first();
			await expect(texas).toBeHidden();
			await page.locator("#us-tx summary").first().click();
			await expect(texas).toBeVisible();
		});
	});
});
