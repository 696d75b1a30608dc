import type { Locator, Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../../school";

// Expected errors while offline and after a refusal.
test.use({ tolerated: /Failed to fetch|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
// All of them write into lessons of one school.
test.describe.configure({ mode: "serial" });

const lesson = (key: string, language = "en") => `/instructor-dashboard/courses/1/lessons/${key}?lang=${language}`;
const source = (page: Page) => page.locator(".cm-content");
const state = (page: Page) => page.locator("[data-save-state]");
const preview = (page: Page) => page.locator("[data-lesson-preview]");

async function open(page: Page, path: string) {
	await page.goto(path);
	await expectHydrated(page, "lesson-side");
	await expect(source(page)).toBeVisible();
}
/** Lines out of sight are not in the document. */
async function goToEnd(page: Page) {
	await source(page).click();
	await page.keyboard.press("Control+End");
}
async function write(page: Page, text: string) {
	await goToEnd(page);
	await page.keyboard.type(text);
}

test("typing is saved, survives a reload and is shown as learners would read it, but not to them", async ({
	page,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("instructor");
	await open(page, lesson("how-wholesaling-works"));
	await write(page, "\n\n## A new part\n\nWritten in the **browser**.");
	await expect(preview(page).getByRole("heading", { name: "A new part" })).toBeVisible();
	await expect(preview(page).locator("strong", { hasText: "browser" })).toBeVisible();
	await expect(preview(page).getByText("Recall question").or(preview(page).locator("aside")).first()).toBeVisible();
	await expect(state(page)).toHaveAttribute("data-save-state", "saved");
	await expect(state(page)).toContainText("Saved");
	await expectAccessible();

	await open(page, lesson("how-wholesaling-works"));
	await goToEnd(page);
	await expect(source(page)).toContainText("Written in the **browser**.");
	const id = (await (await page.request.get("/api/courses/1/modules")).json())[0].lessons[0].id;
	await page.goto(`/lessons/${id}`);
	await expect(page.getByText("Written in the browser.")).toHaveCount(0);
	await page.getByRole("link", { name: "Edit", exact: true }).click();
	await goToEnd(page);
	await expect(source(page)).toContainText("Written in the **browser**.");
});

test(
	"by keyboard alone: bold, a link, saving, and out of the text by Escape and Tab",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("instructor");
		await open(page, lesson("anatomy-of-a-listing"));
		await source(page).focus();
		await page.keyboard.press("Control+End");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Control+b");
		await page.keyboard.type("strong");
		await expect(source(page)).toContainText("**strong**");
		await page.keyboard.press("Control+s");
		await expect(state(page)).toHaveAttribute("data-save-state", "saved");
		await page.keyboard.press("End");
		await page.keyboard.press("Control+k");
		await page.getByRole("combobox", { name: "What to link to" }).fill("https://example.com/sheet");
		await page.keyboard.press("Enter");
		await expect(source(page)).toContainText("](https://example.com/sheet)");
		await page.keyboard.press("Escape");
		await page.keyboard.press("Tab");
		await expect(source(page)).not.toBeFocused();
	},
);

test("a check leads to its line", WIDE, async ({ page, signInAs }) => {
	await signInAs("instructor");
	await open(page, lesson("a-search-you-can-repeat"));
	await write(page, "\n\n## Two\n\n#### Four\n");
	const side = page.locator("#lesson-side");
	const jump = side.getByRole("listitem").filter({ hasText: "A heading jumps from level 2 to 4" });
	await jump.getByRole("button").click();
	await expect(source(page)).toBeFocused();
	expect(await page.evaluate(() => document.getSelection()?.toString())).toBe("#### Four");
});

test(
	"offline in the middle of a sentence it is kept on the device, over a reload too, and saved when it is back",
	WIDE,
	async ({ page, context, signInAs }) => {
		await signInAs("instructor");
		await open(page, lesson("signs-of-a-motivated-owner"));
		await context.setOffline(true);
		await write(page, "\n\nBegun on a train");
		await expect(state(page)).toHaveAttribute("data-save-state", "kept");
		await expect(page.getByRole("status").filter({ hasText: "Kept on this device" })).toHaveCount(1);
		await page.keyboard.type(" and ended there.");
		await context.setOffline(false);
		await expect(state(page)).toHaveAttribute("data-save-state", "saved");
		await open(page, lesson("signs-of-a-motivated-owner"));
		await goToEnd(page);
		await expect(source(page)).toContainText("Begun on a train and ended there.");
	},
);

test("what a device kept comes back after the tab was closed", WIDE, async ({ page, context, signInAs }) => {
	await signInAs("instructor");
	await open(page, lesson("signs-of-a-motivated-owner", "de"));
	await page.route("**/text?*", (route) => route.abort());
	await write(page, "\n\nNoch nicht gesendet.");
	await expect(state(page)).toHaveAttribute("data-save-state", "kept");
	await page.close();
	const again = await context.newPage();
	await open(again, lesson("signs-of-a-motivated-owner", "de"));
	await goToEnd(again);
	await expect(source(again)).toContainText("Noch nicht gesendet.");
	await expect(state(again)).toHaveAttribute("data-save-state", "saved");
});

test(
	"signed out in the middle of a sentence the text stays, and is saved after signing in beside it",
	WIDE,
	async ({ page, context, signInAs }) => {
		await signInAs("instructor");
		await open(page, lesson("quiz-reading-a-listing"));
		await expect(page.locator("#lesson-side").getByRole("link", { name: "Edit the questions" })).toBeVisible();
		const cookies = await context.cookies();
		await context.clearCookies({ name: "sid" });
		await write(page, "\n\nAfter the session");
		await expect(state(page)).toHaveAttribute("data-save-state", "signIn");
		await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
		await page.keyboard.type(" had ended.");
		await context.addCookies(cookies);
		await page.evaluate(() => dispatchEvent(new Event("focus")));
		await expect(state(page)).toHaveAttribute("data-save-state", "saved");
		await expect(source(page)).toContainText("After the session had ended.");
	},
);

test("two editors: the second sees both texts, chooses, and both are kept", async ({
	page,
	browser,
	baseURL,
	signInAs,
	expectAccessible,
}) => {
	await signInAs("instructor");
	const path = lesson("exercise-three-listings");
	await open(page, path);
	const other = await browser.newContext({ baseURL: String(baseURL) });
	const admin = await other.newPage();
	await admin.request.post("/api/auth/login", {
		data: { email: "admin@grew.example", password: "grew-demo-2026" },
		headers: { Origin: String(baseURL) },
	});
	await open(admin, path);
	await admin.getByLabel("Summary").fill("The admin's summary.");
	await admin.getByLabel("Title").fill("The admin's title");
	await expect(state(admin)).toHaveAttribute("data-save-state", "saved");
	await other.close();

	await page.getByLabel("Title").fill("The instructor's title");
	await expect(page.getByRole("heading", { name: "Somebody saved before you" })).toBeVisible();
	await expectAccessible();
	const save = page.getByRole("button", { name: "Save both together" });
	await expect(save).toBeDisabled();
	await page.getByRole("radio", { name: /^Yours/ }).check();
	await save.click();
	await expect(state(page)).toHaveAttribute("data-save-state", "saved");
	await open(page, path);
	await expect(page.getByLabel("Title")).toHaveValue("The instructor's title");
	await expect(page.getByLabel("Summary")).toHaveValue("The admin's summary.");
});

test(
	"on a small phone one pane is shown at a time, beside the English source for a translation",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await signInAs("instructor");
		await open(page, lesson("how-wholesaling-works", "fr"));
		await expect(preview(page)).toBeHidden();
		await expectAccessible();
		await page.getByRole("button", { name: "Read", exact: true }).click();
		await expect(preview(page)).toBeVisible();
		await expect(source(page)).toBeHidden();
		await expect(page.getByText("English source")).toBeVisible();
		await expectAccessible();
		await page.getByRole("button", { name: /^Checks/ }).click();
		await expect(page.getByLabel("Minutes")).toBeVisible();
		await expectAccessible();
	},
);

test(
	"on a phone of 360 px the bar has two rows and the tools one, which the arrow keys go through",
	WIDE,
	async ({ page, signInAs, expectAccessible, baseURL }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await signInAs("instructor");
		// German has the longest words.
		await page.context().addCookies([{ name: "lang", value: "de", url: String(baseURL) }]);
		await open(page, lesson("how-wholesaling-works", "fr"));
		const bar = page.locator("header", { has: page.getByRole("heading", { level: 1 }) });
		const heightOf = async (of: Locator) => (await of.boundingBox())?.height ?? 0;
		expect(await heightOf(bar)).toBeLessThan(125);
		await expect(bar).toContainText("Français");

		await bar.locator("summary[aria-label=Mehr]").click();
		await expect(bar.getByRole("link", { name: "Veröffentlichen…" })).toBeVisible();
		await expect(bar.getByRole("link", { name: "Versionen" })).toBeVisible();
		await expect(bar.getByRole("link", { name: /English/ })).toBeVisible();
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(bar.getByRole("link", { name: "Versionen" })).toBeHidden();

		const tools = page.getByRole("toolbar");
		expect(await heightOf(tools)).toBeLessThan(80);
		const [first, second, last] = [
			tools.getByRole("button").first(),
			tools.getByRole("button").nth(1),
			tools.getByRole("button").last(),
		];
		await first.focus();
		await page.keyboard.press("ArrowRight");
		await expect(second).toBeFocused();
		await page.keyboard.press("End");
		await expect(last).toBeFocused();
		await expect(last).toBeInViewport();
		await page.keyboard.press("Tab");
		await expect(tools.locator(":focus")).toHaveCount(0);
		// The stop stays where it was last.
		await expect(tools.locator("button[tabindex='0']")).toHaveCount(1);
		await expect(last).toHaveAttribute("tabindex", "0");
	},
);

test("payloads in title, summary and text run no script while they are typed", async ({ page, signInAs }) => {
	await signInAs("instructor");
	await open(page, lesson("how-wholesaling-works", "es"));
	const payload = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
	await page.getByLabel("Title").fill(payload);
	await page.getByLabel("Summary").fill(payload);
	await write(page, `\n\n${payload}\n\n[go](javascript:document.title=1)`);
	await expect(state(page)).toHaveAttribute("data-save-state", "saved");
	await expect(preview(page).getByText("document.title=1").first()).toBeVisible();
	expect(await preview(page).locator("script, img, a[href^='javascript']").count()).toBe(0);
	expect(await page.title()).not.toBe("1");
});
