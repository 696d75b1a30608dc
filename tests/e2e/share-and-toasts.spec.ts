import type { Page } from "@playwright/test";
import { expect, expectHydrated, LANGUAGES, test, words } from "./school";

/** Waits until nothing on the page moves any more. */
const expectStill = (page: Page) =>
	expect
		.poll(() => page.evaluate(() => document.getAnimations().every(({ playState }) => playState !== "running")))
		.toBe(true);

const COURSE = "/courses/1";
const GALLERY = "/developers/ui";

/** What the page asked of `window.open`, beside really opening it. */
async function recordWindows(page: Page) {
	await page.addInitScript(() => {
		const asked: unknown[][] = [];
		const open = window.open.bind(window);
		Object.assign(window, { asked });
		window.open = (...args) => {
			asked.push(args);
			return open(...args);
		};
	});
	await page.context().route(
		(url) => url.hostname !== "127.0.0.1",
		(route) => route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
	);
}

const askedWindows = (page: Page) => page.evaluate(() => (window as unknown as { asked: string[][] }).asked);

async function openCourse(page: Page, path = COURSE) {
	await page.goto(path);
	await expectHydrated(page);
}

const shareButton = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const menu = (page: Page) => page.getByRole("menu", { name: "Share" });
const item = (page: Page, name: string) => menu(page).getByRole("menuitem", { name, exact: true });
const toastCalled = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

test.describe("sharing a course", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("by keyboard alone: open, find by typing, share, and be back at the button", async ({ page }) => {
		await recordWindows(page);
		await openCourse(page);
		for (let tabs = 0; tabs < 60; tabs += 1) {
			await page.keyboard.press("Tab");
			if (await shareButton(page).evaluate((button) => button === document.activeElement)) break;
		}
		await expect(shareButton(page)).toBeFocused();
		await expect(shareButton(page)).toHaveAttribute("aria-expanded", "false");

		await page.keyboard.press("Enter");
		await expect(item(page, "Copy Link")).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(item(page, "Email")).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(shareButton(page)).toBeFocused();

		await page.keyboard.press("ArrowDown");
		await expect(item(page, "Copy Link")).toBeFocused();
		await page.keyboard.type("tel");
		await expect(item(page, "Telegram")).toBeFocused();
		// The letters are forgotten after a second.
		await expect(async () => {
			await page.keyboard.type("re");
			await expect(item(page, "Reddit")).toBeFocused({ timeout: 500 });
		}).toPass({ intervals: [1200] });
		const opened = page.context().waitForEvent("page");
		await page.keyboard.press("Enter");

		expect((await opened).url()).toMatch(/^https:\/\/www\.reddit\.com\/submit\?url=http/);
		await expect(menu(page)).toBeHidden();
		await expect(shareButton(page)).toBeFocused();
		await expect(toastCalled(page, "Shared!")).toContainText("Content shared to Reddit");
	});

	test("in a window of 600 × 400 that does not know where it came from", async ({ page, baseURL }) => {
		await recordWindows(page);
		await openCourse(page, `${COURSE}?locked=3`);
		const title = await page.getByRole("heading", { level: 1 }).textContent();
		await shareButton(page).click();
		const opened = page.context().waitForEvent("page");
		await item(page, "Telegram").click();
		const popup = await opened;

		const address = new URL(popup.url());
		expect(address.origin + address.pathname).toBe("https://t.me/share/url");
		expect(address.searchParams.get("url")).toBe(`${baseURL}${COURSE}`);
		expect(address.searchParams.get("text")).toBe(title);
		expect(await askedWindows(page)).toEqual([[popup.url(), "_blank", "noopener,noreferrer,width=600,height=400"]]);
		expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
		await expect(toastCalled(page, "Shared!")).toContainText("Content shared to Telegram");
	});

	test("with a target that has a home page only", async ({ page }) => {
		await recordWindows(page);
		await openCourse(page);
		await shareButton(page).click();
		const opened = page.context().waitForEvent("page");
		await menu(page).getByRole("menuitem", { name: "Instagram" }).click();
		await opened;

		expect(await askedWindows(page)).toEqual([["https://www.instagram.com/", "_blank", "noopener,noreferrer"]]);
	});

	test("the menu is 16 rem wide, at most 24 rem high, in four groups, and scrolls", async ({ page }) => {
		await openCourse(page);
		await shareButton(page).click();

		await expect(menu(page)).toBeVisible();
		const box = await menu(page).evaluate((element) => ({
			width: (element as HTMLElement).offsetWidth,
			height: (element as HTMLElement).offsetHeight,
			scrolls: element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === "auto",
		}));
		expect(box.width).toBe(256);
		expect(box.height).toBeLessThanOrEqual(384);
		expect(box.scrolls).toBe(true);
		for (const name of ["Social Media", "Messaging", "Blockchain Social Media", "Additional Web3 Platforms"]) {
			await expect(menu(page).getByRole("group", { name, exact: true })).toHaveCount(1);
		}
		await expect(menu(page).getByRole("menuitem")).toHaveCount(27);
		// Chromium on Linux has no sheet of the device.
		await expect(item(page, "More Options")).toHaveCount(0);
	});

	test("its code and that of the toasts come when they are first needed", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const isLate = (path: string) => /\/(share-menu|toast)-(?!store-)[^/]+\.js$/.test(path);
		await openCourse(page);
		expect(asked.filter(isLate)).toEqual([]);

		await shareButton(page).click();
		await expect(menu(page)).toBeVisible();
		expect(asked.filter(isLate)).toHaveLength(1);
	});

	test("closes on a click outside and on a second click on the button", async ({ page }) => {
		await openCourse(page);
		await shareButton(page).click();
		await expect(menu(page)).toBeVisible();
		await page.mouse.click(20, 500);
		await expect(menu(page)).toBeHidden();

		const box = await shareButton(page).boundingBox();
		if (!box) throw new Error("The button is nowhere.");
		await page.mouse.click(box.x + 20, box.y + 20);
		await expect(menu(page)).toBeVisible();
		await page.mouse.click(box.x + 20, box.y + 20);
		await expect(menu(page)).toBeHidden();
	});

	test("copies the link, says so, and then offers it again", async ({ page, context, baseURL }) => {
		await context.grantPermissions(["clipboard-write"]);
		await openCourse(page);
		await shareButton(page).click();
		await item(page, "Copy Link").click();

		await expect(page.getByRole("button", { name: "Copied!", exact: true })).toBeVisible();
		await expect(toastCalled(page, "Link copied!")).toContainText("Share link has been copied to clipboard");
		await expect(shareButton(page)).toBeVisible();
		await page.goto("/login");
		await page.getByLabel("E-mail").first().click();
		await page.keyboard.press("ControlOrMeta+V");
		await expect(page.getByLabel("E-mail").first()).toHaveValue(`${baseURL}${COURSE}`);
	});

	test("says what to do when the link cannot be copied", async ({ page }) => {
		await page.addInitScript(() => {
			navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
		});
		await openCourse(page);
		await shareButton(page).click();
		await item(page, "Copy Link").click();

		await expect(toastCalled(page, "Failed to copy")).toContainText("Please copy the link manually");
		await expect(page.getByRole("button", { name: "Copied!", exact: true })).toHaveCount(0);
	});

	test("offers the device's own sheet where there is one, and is silent when it fails", async ({ page, baseURL }) => {
		await page.addInitScript(() => {
			const shared: ShareData[] = [];
			Object.assign(window, { shared });
			navigator.share = (data) => {
				shared.push(data as ShareData);
				return Promise.reject(new DOMException("Share canceled", "AbortError"));
			};
		});
		await openCourse(page);
		await shareButton(page).click();
		await item(page, "More Options").click();

		await expect(menu(page)).toBeHidden();
		const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
		expect(shared).toHaveLength(1);
		expect(Object.keys(shared[0] ?? {}).sort()).toEqual(["text", "title", "url"]);
		expect(shared[0]?.url).toBe(`${baseURL}${COURSE}`);
		await expect(page.getByRole("region", { name: /Notifications/ })).toHaveCount(0);
	});

	for (const scheme of ["light", "dark"] as const) {
		test(`menu and toast are accessible in the ${scheme} theme`, async ({
			page,
			context,
			baseURL,
			expectAccessible,
		}) => {
			await useTheme(page, String(baseURL), scheme);
			await context.grantPermissions(["clipboard-write"]);
			await openCourse(page);
			await shareButton(page).click();
			await expect(menu(page)).toBeVisible();
			await expectStill(page);
			await expectAccessible();

			await item(page, "Copy Link").click();
			await expect(toastCalled(page, "Link copied!")).toBeVisible();
			await expectStill(page);
			await expectAccessible();
		});
	}
});

for (const language of LANGUAGES) {
	test(`on a phone the button is an icon that speaks ${language}`, async ({ page, baseURL }) => {
		const share = await words(language, "share");
		await page.setViewportSize({ width: 390, height: 844 });
		await openCourse(page, `/${language}${COURSE}`);
		const button = page.getByRole("button", { name: share("label"), exact: true });
		await expect(button).toHaveText("");
		await button.click();

		await expect(page.getByRole("menuitem", { name: share("copyLink") })).toBeVisible();
		await expect(page.getByRole("group", { name: share("groups.web3") })).toHaveCount(1);
		const box = await page.getByRole("menu").boundingBox();
		expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);

		// A browser without a mail program stays where it is.
		await page.getByRole("menuitem", { name: share("email") }).click();
		await expect(toastCalled(page, share("toasts.shared"))).toBeVisible();
		await expect(page).toHaveURL(`${baseURL}/${language}${COURSE}`);
	});
}

async function useTheme(page: Page, origin: string, theme: "light" | "dark") {
	const answer = await page.request.post("/preferences/theme", { form: { theme }, headers: { Origin: origin } });
	expect(answer.ok()).toBe(true);
}

test.describe("toasts", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	const showToast = (page: Page, name = "Default toast") => page.getByRole("button", { name }).click();
	const standing = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");

	test.beforeEach(async ({ page }) => {
		await page.goto(GALLERY);
		await expectHydrated(page);
	});

	test("one stands at a time, at the bottom right, for five seconds", async ({ page }) => {
		await showToast(page);
		await showToast(page, "Destructive toast");
		await expect(standing(page)).toHaveCount(1);
		await expect(standing(page)).toContainText("Failed to copy");
		const since = Date.now();
		await page.mouse.move(300, 300);

		const box = await standing(page).boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);

		await expect(standing(page)).toHaveCount(0, { timeout: 8000 });
		expect(Date.now() - since).toBeGreaterThan(4300);
		expect(Date.now() - since).toBeLessThan(6500);
	});

	test("at the top on a small screen", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await showToast(page);

		const box = await standing(page).boundingBox();
		expect(box?.y).toBeLessThan(30);
		expect(box?.width).toBeGreaterThan(340);
	});

	test("F8 leads to it from anywhere, Escape closes it", async ({ page }) => {
		await showToast(page, "Toast with an action");
		await expect(standing(page)).toHaveCount(1);
		await page.keyboard.press("F8");
		await page.keyboard.press("Tab");
		await expect(standing(page)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(standing(page)).toContainText("Topic restored");

		await page.keyboard.press("F8");
		await page.keyboard.press("Escape");
		await expect(standing(page)).toHaveCount(0);
	});

	test("a swipe of fifty pixels to the right takes it away, a shorter one does not", async ({ page }) => {
		await showToast(page);
		await expectStill(page);
		const swipe = async (pixels: number) => {
			const box = await standing(page).boundingBox();
			if (!box) throw new Error("There is no toast.");
			await page.mouse.move(box.x + 60, box.y + 20);
			await page.mouse.down();
			await page.mouse.move(box.x + 60 + pixels / 2, box.y + 20, { steps: 4 });
			await page.mouse.move(box.x + 60 + pixels, box.y + 20, { steps: 4 });
			await page.mouse.up();
		};

		await swipe(-80);
		await swipe(45);
		await expectStill(page);
		await expect(standing(page)).toHaveCount(1);
		await swipe(60);
		await expect(standing(page)).toHaveCount(0, { timeout: 1500 });
	});
});

test("a tooltip waits 700 ms, the next one not at all, and Escape takes it away", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(GALLERY);
	await expectHydrated(page);
	const first = page.getByRole("button", { name: "Required lessons" });
	await first.scrollIntoViewIfNeeded();
	await first.hover();
	const since = Date.now();
	await expect(page.getByRole("tooltip")).toHaveText("Lessons that count towards completion");
	expect(Date.now() - since).toBeGreaterThan(550);

	const second = page.getByRole("button", { name: "Free previews" });
	const box = await second.boundingBox();
	if (!box) throw new Error("The second button is nowhere.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
	const then = Date.now();
	await expect(page.getByRole("tooltip")).toHaveText("Shows at once after the other");
	expect(Date.now() - then).toBeLessThan(500);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("tooltip")).toHaveCount(0);
});

test("a dialog locks scrolling with a style that the content policy lets pass", async ({ page }) => {
	const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
	await page.goto(GALLERY);
	await expectHydrated(page);
	await page.getByRole("button", { name: "Large dialog" }).click();
	await expect(page.getByRole("dialog", { name: "What is left" })).toBeVisible();

	expect(await overflow()).toBe("hidden");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect.poll(overflow).toBe("visible");
});

test.describe("the gallery", () => {
	for (const scheme of ["light", "dark"] as const) {
		for (const width of [360, 1440]) {
			test(`is accessible in the ${scheme} theme, ${width} px wide`, async ({ page, baseURL, expectAccessible }) => {
				await useTheme(page, String(baseURL), scheme);
				await page.setViewportSize({ width, height: 900 });
				await page.goto(GALLERY);
				await expectHydrated(page);
				await expect(page.locator("html")).toHaveClass(scheme);
				await expectAccessible();
			});
		}
	}

	test("its tabs move with the arrows", async ({ page }) => {
		await page.goto(GALLERY);
		await expectHydrated(page);
		await page.getByRole("tab", { name: "Outline" }).focus();
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name: "Reviews" })).toBeFocused();
		await expect(page.getByRole("tabpanel")).toHaveText("212 of them.");
		await page.keyboard.press("End");
		await expect(page.getByRole("tabpanel")).toHaveText("Answers questions on Tuesdays.");
	});
});
