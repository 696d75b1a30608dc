import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const unique = (name: string) => `${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;
const save = (page: Page) => page.getByRole("button", { name: "Save draft" }).last();

async function writeArticle(page: Page, slug: string) {
	await page.goto("/admin/help/new");
	await expectHydrated(page);
	await page.getByLabel("Address").fill(slug);
	await page.getByLabel("Title").fill("How to read the map");
	await page.getByLabel("Summary").fill("What the lots mean.");
	await page.getByLabel("Text", { exact: true }).fill("## The lots\n\nA **filled** lot is done.");
	await page.getByLabel("Category").selectOption("learning");
	await page.getByRole("button", { name: "Create draft" }).last().click();
	await expect(page.getByRole("main").getByText("The draft is created.")).toBeVisible();
}

async function publishAll(page: Page, note = "") {
	await page.getByRole("button", { name: "Publish…" }).click();
	await page.getByLabel("Note for the history").fill(note);
	await page.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByRole("main").getByText("Published.")).toBeVisible();
}

test(
	"an admin writes an article, translates it, previews, publishes, and the history shows what changed",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		test.setTimeout(90_000);
		const slug = unique("read-the-map");
		await signInAs("admin");
		await writeArticle(page, slug);
		await expectAccessible();

		await page.getByRole("link", { name: /Deutsch/ }).click();
		await expect(page.locator("[data-english=title]")).toContainText("How to read the map");
		await page.getByLabel("Title").fill("Die Karte lesen");
		await page.getByLabel("Summary").fill("Was die Parzellen bedeuten.");
		await page.getByLabel("Text", { exact: true }).fill("Eine **gefüllte** Parzelle ist fertig.");
		await page.getByRole("button", { name: "Preview", exact: true }).click();
		await expect(page.locator("#preview strong")).toHaveText("gefüllte");
		await expectAccessible();
		await publishAll(page, "Both languages");

		const path = new URL(page.url()).pathname;
		await page.goto(`/help/${slug}`);
		await expect(page.getByRole("heading", { level: 1, name: "How to read the map" })).toBeVisible();
		await page.goto(`/de/help/${slug}`);
		await expect(page.getByRole("heading", { level: 1, name: "Die Karte lesen" })).toBeVisible();
		await page.goto(`${path}/preview?lang=de`);
		await expect(page.getByRole("heading", { name: "Die Karte lesen" })).toBeVisible();
		await expectAccessible();

		await page.goto(path);
		await expectHydrated(page);
		await page.getByLabel("Summary").fill("What the coloured lots mean.");
		await publishAll(page);
		await page.goto(`${path}?lang=de`);
		await expect(page.getByText("Older than English")).toBeVisible();
		await page.goto(`${path}/history`);
		await expect(page.locator("ins")).toContainText("coloured");
		await expect(page.getByRole("row", { name: /Both languages/ })).toBeVisible();
		await expectAccessible();

		await page
			.getByRole("row", { name: /Both languages/ })
			.getByText("Restore this version…")
			.click();
		await page.getByRole("button", { name: "Yes, publish it again" }).click();
		await expect(page.getByRole("main").getByText("The older version is published again.")).toBeVisible();
	},
);

test("two admins on one draft: the second is told, and loses nothing", WIDE, async ({ page, context, signInAs }) => {
	await signInAs("admin");
	await writeArticle(page, unique("two-admins"));
	const second = await context.newPage();
	await second.goto(new URL(page.url()).pathname);
	await expectHydrated(second);

	await page.getByLabel("Title").fill("The first title");
	await save(page).click();
	await expect(page.getByRole("main").getByText("The draft is saved.")).toBeVisible();
	await second.getByLabel("Title").fill("The second title");
	await save(second).click();
	await expect(second.getByRole("main").getByText("Someone else has changed this draft in the meantime")).toBeVisible();
	await expect(second.getByLabel("Title")).toHaveValue("The second title");
	await expect(second.locator("ins").first()).toContainText("first");

	await save(second).click();
	await expect(second.getByRole("main").getByText("The draft is saved.")).toBeVisible();
	await expect(second.getByLabel("Title")).toHaveValue("The second title");
});

test(
	"the rows of a checklist are added, moved and removed by keyboard",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/resources/new");
		await expectHydrated(page);
		await page.getByLabel("Kind").selectOption("checklist");
		const press = async (name: string) => {
			await page.getByRole("button", { name }).last().focus();
			await page.keyboard.press("Enter");
		};
		await press("Add a section");
		const sections = page.getByRole("region", { name: "Sections" });
		await sections.getByLabel("Title").fill("First");
		await press("Add a section");
		await sections.getByLabel("Title").last().fill("Second");
		await press("Move up");
		await expect(sections.getByLabel("Title").first()).toHaveValue("Second");
		await press("Remove");
		await expect(sections.getByLabel("Title")).toHaveCount(1);
		await expect(sections.getByLabel("Title")).toHaveValue("Second");
		await press("Add an item");
		await sections.getByLabel("Text").fill("Look at it");
		await expectAccessible();
	},
);

test("what is typed is not left behind, and an ended session keeps it", WIDE, async ({ page, context, signInAs }) => {
	await signInAs("admin");
	await writeArticle(page, unique("kept"));
	const path = new URL(page.url()).pathname;
	await page.getByLabel("Title").fill("Typed and not saved");
	await page.getByRole("link", { name: "History" }).click();
	await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
	await page.getByRole("button", { name: "Stay here" }).click();

	await context.clearCookies({ name: "sid" });
	await save(page).click();
	await expect(page).toHaveURL(/\/login/);
	await signInAs("admin");
	await page.goto(path);
	await page.getByRole("button", { name: "Show what I typed" }).click();
	await expect(page.getByLabel("Title")).toHaveValue("Typed and not saved");
});

test.describe("without script", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("rows are added, and a draft is kept", async ({ page, signInAs }) => {
		await signInAs("admin");
		await page.goto("/admin/manual/new");
		await page.getByLabel("Title").fill("A page");
		await page.getByRole("button", { name: "Add a picture" }).click();
		await expect(page.getByLabel("Title")).toHaveValue("A page");
		await page.getByLabel("Name").fill("dashboard");
		await page.getByLabel("Manual for").selectOption("learner");
		await page.getByLabel("Address").first().fill(unique("a-page"));
		await page.getByRole("button", { name: "Create draft" }).last().click();
		await expect(page.getByRole("main").getByText("The draft is created.")).toBeVisible();
		await expect(page.getByLabel("Name")).toHaveValue("dashboard");
	});
});

test("on a phone the English is one tap away", WIDE, async ({ page, signInAs, expectAccessible }) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await signInAs("admin");
	await writeArticle(page, unique("phone"));
	await page.goto(`${new URL(page.url()).pathname}?lang=zh`);
	await expect(page.locator("[data-english=title]")).toBeHidden();
	await page.getByRole("group", { name: "What to show" }).getByText("English").click();
	await expect(page.locator("[data-english=title]")).toBeVisible();
	await expect(page.getByLabel("Title")).toBeHidden();
	await expectAccessible();
});
