import { expect, expectHydrated, test, WIDE } from "../school";

const NAMES = {
	English: "Auctions",
	Русский: "Аукционы",
	Français: "Enchères",
	Español: "Subastas",
	Deutsch: "Versteigerungen",
	中文: "拍卖",
};

test(
	"a topic that an admin adds is offered to authors and in the catalog, and retired again",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/categories");
		await expectHydrated(page);
		const main = page.getByRole("main");
		await main.locator("summary", { hasText: "Add a topic" }).click();
		const form = main.locator("form", { has: page.locator("#topic-new-drawing") });
		await form.getByRole("button", { name: "Add a topic" }).click();
		await expect(main.getByRole("alert")).toContainText("7 fields need another look");
		await expectAccessible();
		for (const [language, name] of Object.entries(NAMES)) await form.getByLabel(`Name in ${language}`).fill(name);
		await form.getByLabel("Description in English").fill("Homes under the hammer.");
		await form.getByLabel("Drawing").selectOption({ label: "Long lots, paper" });
		await form.getByRole("button", { name: "Add a topic" }).click();
		await expect(main.getByText("It has been added.")).toBeVisible();
		await expect(main.getByText("0 courses · 0 resources").first()).toBeVisible();
		await expectAccessible();

		await page.goto("/admin/resources/new?kind=resource");
		await page.getByLabel("Topic").selectOption({ label: "Auctions" });
		await page.goto("/courses");
		await expectHydrated(page);
		await page.getByRole("checkbox", { name: "Auctions" }).check();
		await expect(page).toHaveURL(/topic=auctions/);
		await expect(page.getByText("Homes under the hammer.")).toBeVisible();
		await page.goto("/de/courses");
		await expect(page.getByRole("checkbox", { name: "Versteigerungen" })).toBeVisible();

		await page.goto("/admin/courses/topics");
		await expect(page).toHaveURL(/\/admin\/categories$/);
		await expectHydrated(page);
		const row = main.locator("#topic-auctions");
		await row.locator("summary").first().click();
		await row.getByLabel("Address").fill("buyers");
		await row.getByRole("button", { name: "Save" }).click();
		await expect(row.getByText(/“buyers” leads to the topic/)).toBeVisible();
		await row.getByLabel("Address").fill("hammer");
		await row.getByRole("button", { name: "Save" }).click();
		await expect(main.getByText("It has been saved.")).toBeVisible();
		await page.goto("/courses?topic=auctions");
		await expect(page).toHaveURL(/\/courses\?topic=hammer$/);
		await expect(page.getByRole("checkbox", { name: "Auctions" })).toBeChecked();

		await page.goto("/admin/categories");
		await expectHydrated(page);
		await main.locator("#topic-auctions summary").first().click();
		await main.getByRole("button", { name: /^Retire.*Auctions$/ }).click();
		await expect(main.getByText("It has been retired.")).toBeVisible();
		await page.goto("/courses");
		await expect(page.getByRole("checkbox", { name: "Auctions" })).toHaveCount(0);
	},
);

test(
	"an admin merges a topic into another: its courses move, its address leads there, and it is undone",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/courses?topic=contracts");
		const articles = page.getByRole("article");
		const ofContracts = await articles.count();
		expect(ofContracts).toBeGreaterThan(0);
		await page.goto("/courses?topic=analysis");
		const ofAnalysis = await articles.count();

		await page.goto("/admin/categories");
		await expectHydrated(page);
		const main = page.getByRole("main");
		const row = main.locator("#topic-contracts");
		await row.locator("summary").first().click();
		await row.getByLabel("Into").selectOption({ label: "Numbers" });
		await row.getByText(/^Merge…/).click();
		await expect(row.getByText(/All of it goes to the chosen topic/)).toBeVisible();
		await expectAccessible();
		await row.getByRole("button", { name: "Merge", exact: true }).click();
		await expect(main.getByText("The topics are merged.")).toBeVisible();
		await expect(row.getByText("Merged into Numbers")).toBeVisible();

		await page.goto("/courses?topic=contracts&sort=newest");
		await expect(page.getByRole("checkbox", { name: "Numbers" })).toBeChecked();
		await expect(articles).toHaveCount(ofContracts + ofAnalysis);

		await page.goto("/admin/categories?done=merged");
		await expectHydrated(page);
		await main.getByRole("button", { name: /^Undo/ }).first().click();
		await expect(main.getByText("The change has been undone.").first()).toBeVisible();
		await page.goto("/courses?topic=contracts&sort=rating");
		await expect(articles).toHaveCount(ofContracts);
	},
);

test(
	"an admin gives chosen courses another topic, reads what it touches, and takes it back",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin/courses");
		await expectHydrated(page);
		const main = page.getByRole("main");
		const rows = main.getByRole("row").filter({ has: page.getByRole("checkbox") });
		for (const at of [0, 1]) await rows.nth(at).getByRole("checkbox").check();
		const bar = main.getByRole("region", { name: "The chosen courses" });
		await bar.getByLabel("New topic").selectOption({ index: 1 });
		const chosen = await bar.getByLabel("New topic").locator("option:checked").textContent();
		await bar.getByText("Set topic…").click();
		await expect(bar.getByText(/^2 courses · /).last()).toBeVisible();
		await expectAccessible();
		await bar.getByRole("button", { name: "Set the topic" }).click();
		await expect(main.getByText("The chosen courses have the new topic.")).toBeVisible();
		for (const at of [0, 1]) await expect(rows.nth(at).getByText(chosen ?? "", { exact: true })).toBeVisible();
		await expect(bar).toBeHidden();

		await main.getByRole("button", { name: /^Undo/ }).first().click();
		await expect(main.getByText("The change is undone.").first()).toBeVisible();

		for (const at of [1, 2]) await rows.nth(at).getByRole("checkbox").check();
		const titles = await rows.getByRole("link").allInnerTexts();
		await bar.getByText("Move to the top…").click();
		await bar.getByRole("button", { name: "Move to the top", exact: true }).click();
		await expect(main.getByText("The chosen courses come first now.")).toBeVisible();
		await expect(rows.getByRole("link").first()).toHaveText(titles[1] ?? "");
		await main.getByRole("button", { name: /^Undo/ }).first().click();
		await expect(rows.getByRole("link").first()).toHaveText(titles[0] ?? "");
	},
);

test(
	"an admin of a new school finds what to do first on the overview, and hides it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("admin");
		await page.goto("/admin?done=setupHidden");
		await expectHydrated(page);
		const main = page.getByRole("main");
		await main.getByRole("button", { name: "Show it again" }).click();
		const list = main.getByRole("region", { name: "Before the school opens" });
		await expect(list.getByRole("listitem")).toHaveCount(7);
		await expectAccessible();
		await list.getByRole("link", { name: "Say who runs the school" }).click();
		await expect(page).toHaveURL(/\/admin\/settings\/operator/);
		await page.goto("/admin");
		await expectHydrated(page);
		await list.getByRole("button", { name: "Hide this list for the school" }).click();
		await expect(main.getByText("The first steps are hidden.")).toBeVisible();
		await expect(list).toHaveCount(0);
	},
);
