import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE, words } from "../../school";

// One after another, in any order and as often as they are tried: all of them change one course.
test.describe.configure({ mode: "default" });

const PATH = "/instructor-dashboard/courses/5/curriculum";
const section = (page: Page, at: number) => page.locator("main section:has(> div > h2)").nth(at);
const titles = (page: Page, at: number) => section(page, at).locator("li[id^=lesson-] a").allTextContents();
const saved = (page: Page) => page.getByText("Saved. Learners see none of it before you publish.");

async function open(page: Page) {
	await page.goto(PATH);
	await expectHydrated(page);
	await expect(
		section(page, 0)
			.getByRole("button", { name: /^Move “/ })
			.first(),
	).toBeVisible();
}

test(
	"a lesson is lifted, carried into another module, put back and dropped by keys alone",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("instructor");
		await open(page);
		await expectAccessible();
		const [before, next] = [await titles(page, 0), await titles(page, 1)];
		const last = before.at(-1) ?? "";
		const grip = page.getByRole("button", { name: `Move “${last}”`, exact: true });
		const said = page.getByRole("status").filter({ hasText: /Position/ });
		await grip.focus();
		await page.keyboard.press("Space");
		await expect(said).toContainText(`“${last}” lifted. Position ${before.length} of ${before.length}`);
		await page.keyboard.press("ArrowDown");
		await expect(said).toContainText(`Position 1 of ${next.length + 1}`);
		await expect(grip).toBeFocused();
		expect((await titles(page, 1))[0]).toBe(last);
		await expectAccessible();
		await page.keyboard.press("Escape");
		await expect(said).toContainText(`“${last}” put back.`);
		await expect(grip).toBeFocused();
		expect(await titles(page, 0)).toEqual(before);

		await page.keyboard.press("Space");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Space");
		await expect(said).toContainText(`“${last}” dropped. Position 2 of ${next.length + 1}`);
		await expect(saved(page)).toBeVisible();
		await expect(grip).toBeFocused();
		await page.reload();
		expect((await titles(page, 1))[1]).toBe(last);
	},
);

test("a lesson is dragged by the pointer", WIDE, async ({ page, signInAs }) => {
	await signInAs("instructor");
	await open(page);
	const [first = "", second = ""] = await titles(page, 0);
	const below = page.getByRole("button", { name: `Move “${second}”`, exact: true });
	await page.getByRole("button", { name: `Move “${first}”`, exact: true }).hover();
	const to = await below.boundingBox();
	await page.mouse.down();
	await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 36, { steps: 8 });
	// Dropped as soon as the page says where it would go.
	await expect(page.getByRole("status").filter({ hasText: /Position/ })).toContainText("Position 2 of");
	await page.mouse.up();
	await expect.poll(async () => (await titles(page, 0)).slice(0, 2)).toEqual([second, first]);
	await expect(saved(page)).toBeVisible();
	await page.reload();
	expect((await titles(page, 0)).slice(0, 2)).toEqual([second, first]);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a finger that rests on the grip carries the lesson, one that moves at once scrolls the page", async ({
		page,
		signInAs,
	}) => {
		await signInAs("instructor");
		await open(page);
		const [first = "", second = ""] = await titles(page, 1);
		const said = page.getByRole("status").filter({ hasText: /Position/ });
		const grip = page.getByRole("button", { name: `Move “${first}”`, exact: true });
		await grip.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
		const devtools = await page.context().newCDPSession(page);
		const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
			devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
		const placeOf = async (title: string, share: number) => {
			const box = await page.getByRole("button", { name: `Move “${title}”`, exact: true }).boundingBox();
			if (!box) throw new Error(`${title} is nowhere.`);
			return { x: box.x + box.width / 2, y: box.y + box.height * share };
		};
		const move = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
			for (let step = 1; step <= 8; step += 1) {
				await touch("touchMove", { x: to.x, y: from.y + ((to.y - from.y) * step) / 8 });
			}
		};

		const before = await page.evaluate(() => scrollY);
		const start = await placeOf(first, 0.5);
		await touch("touchStart", start);
		await move(start, { x: start.x, y: start.y - 160 });
		// The page goes on by itself for a while.
		const scrolled = page.evaluate(
			() => new Promise((done) => document.addEventListener("scrollend", done, { once: true })),
		);
		await touch("touchEnd");
		await scrolled;
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
		await expect(said).toHaveCount(0);

		await grip.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
		const from = await placeOf(first, 0.5);
		await touch("touchStart", from);
		await expect(said).toContainText(`“${first}” lifted.`);
		// A finger never rests wholly, and a slow browser measures the rows only after the first moves.
		await expect(async () => {
			await move(from, await placeOf(second, 0.9));
			await expect(said).toContainText("Position 2 of", { timeout: 500 });
		}).toPass();
		await touch("touchEnd");
		await expect.poll(async () => (await titles(page, 1)).slice(0, 2)).toEqual([second, first]);
		await expect(saved(page)).toBeVisible();
		await page.reload();
		expect((await titles(page, 1)).slice(0, 2)).toEqual([second, first]);
	});
});

test("a lesson is added, retired with undo, and moved from its menu", async ({ page, signInAs }) => {
	await signInAs("instructor");
	await open(page);
	const [first = ""] = await titles(page, 0);
	const added = `A lesson by hand ${Date.now()}`;
	await section(page, 0).locator("summary").click();
	await section(page, 0).getByLabel("Title").fill(added);
	await page.keyboard.press("Enter");
	await expect(section(page, 0).getByRole("link", { name: added })).toBeVisible();
	await expect(section(page, 0).locator("li", { hasText: added })).toContainText("New");

	await page.getByRole("button", { name: `Actions for “${first}”` }).click();
	await page.getByRole("menuitem", { name: "Retire" }).click();
	const undo = page.getByRole("button", { name: `Undo: put “${first}” back` });
	await expect(undo).toBeFocused();
	await undo.press("Enter");
	await expect(section(page, 0).getByRole("link", { name: first, exact: true })).toBeVisible();

	await page.getByRole("button", { name: `Actions for “${first}”` }).click();
	await page.getByRole("menuitem", { name: "Move to…" }).click();
	const places = page.getByRole("dialog").getByLabel("New place");
	const other = await places.locator("optgroup").nth(1).locator("option").first().getAttribute("value");
	await places.selectOption(other);
	await page.getByRole("dialog").getByRole("button", { name: "Move", exact: true }).click();
	await expect.poll(async () => (await titles(page, 1))[0]).toBe(first);
});

test("a save that fails keeps the order and is tried again", WIDE, async ({ page, signInAs }) => {
	await signInAs("instructor");
	await open(page);
	const [first = "", second = ""] = await titles(page, 2);
	const isPost = (url: URL) => url.pathname.startsWith(PATH);
	await page.route(isPost, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await page.getByRole("button", { name: `Move “${first}”`, exact: true }).focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	const row = section(page, 2).locator("li", { hasText: first });
	await expect(row.getByRole("alert")).toHaveText("This has not been saved.");
	expect((await titles(page, 2)).slice(0, 2)).toEqual([second, first]);
	await page.unroute(isPost);
	await row.getByRole("button", { name: "Try again" }).click();
	await expect(saved(page)).toBeVisible();
	await expect(row.getByRole("alert")).toHaveCount(0);
});

test(
	"the chosen lesson is changed beside the list, and over it on a phone of 320 px",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await signInAs("instructor");
		await open(page);
		await expectAccessible();
		const [, , third = ""] = await titles(page, 1);
		await section(page, 1).getByRole("link", { name: third, exact: true }).click();
		const inspector = page.getByRole("complementary", { name: third });
		await expect(inspector.getByRole("heading", { level: 2 })).toBeFocused();
		await expectAccessible();
		await inspector.getByLabel("Minutes").fill("33");
		await inspector.getByLabel("Optional").check();
		await inspector.getByRole("button", { name: "Save" }).click();
		await inspector.getByRole("link", { name: "Close" }).click();
		await expect(section(page, 1).locator("li", { hasText: third })).toContainText("Optional");
		await expect(inspector).toHaveCount(0);
	},
);

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("a lesson is moved up and into another module", WIDE, async ({ page, signInAs }) => {
		await signInAs("instructor");
		await page.goto(PATH);
		const [, second = ""] = await titles(page, 3);
		await section(page, 3).getByRole("link", { name: second, exact: true }).click();
		await page.getByRole("button", { name: "Move up" }).click();
		expect((await titles(page, 3))[0]).toBe(second);
		const places = page.getByLabel("New place");
		const first = await places.locator("option").first().getAttribute("value");
		await places.selectOption(first);
		await page.getByRole("button", { name: "Move", exact: true }).click();
		expect((await titles(page, 0))[0]).toBe(second);
	});
});

test("what is spoken is in the reader's language", WIDE, async ({ page, signInAs, baseURL }) => {
	await signInAs("instructor");
	await page.context().addCookies([{ name: "lang", value: "de", url: String(baseURL) }]);
	const say = await words("de", "course-editor");
	await page.goto(PATH);
	await expectHydrated(page);
	const [first = ""] = await titles(page, 0);
	await page.getByRole("button", { name: say("curriculum.drag.grip", { title: first }), exact: true }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByRole("status").filter({ hasText: "angehoben" })).toContainText(first);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("status").filter({ hasText: "zurückgestellt" })).toContainText(first);
});
