import type { Page } from "@playwright/test";
import { expect, test, WIDE } from "../school";
import { COURSE, item, menu, openCourse, shareButton, toastCalled } from "./share-menu";

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

test.describe("sharing a course", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("by keyboard alone: open, find by typing, share, and be back at the button", WIDE, async ({ page }) => {
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
		// Typed letters are forgotten after a second.
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

	test("in a window of 600 × 400 that does not know where it came from", WIDE, async ({ page, baseURL }) => {
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

	test("with a target that has a home page only", WIDE, async ({ page }) => {
		await recordWindows(page);
		await openCourse(page);
		await shareButton(page).click();
		const opened = page.context().waitForEvent("page");
		await menu(page).getByRole("menuitem", { name: "Instagram" }).click();
		await opened;

		expect(await askedWindows(page)).toEqual([["https://www.instagram.com/", "_blank", "noopener,noreferrer"]]);
	});

	test("the menu is 16 rem wide, at most 24 rem high, in four groups, and scrolls", WIDE, async ({ page }) => {
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
		// Chromium on Linux has no native share panel.
		await expect(item(page, "More Options")).toHaveCount(0);
	});

	test("its code and that of the toasts come when they are first needed", WIDE, async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => asked.push(new URL(request.url()).pathname));
		const isLate = (path: string) => /\/(share-menu|toast)-(?!store-)[^/]+\.js$/.test(path);
		await openCourse(page);
		expect(asked.filter(isLate)).toEqual([]);

		await shareButton(page).click();
		await expect(menu(page)).toBeVisible();
		expect(asked.filter(isLate)).toHaveLength(1);
	});

	test("closes on a click outside and on a second click on the button", WIDE, async ({ page }) => {
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

	test("copies the link, says so, and then offers it again", WIDE, async ({ page, context, baseURL }) => {
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

	test("says what to do when the link cannot be copied", WIDE, async ({ page }) => {
		await page.addInitScript(() => {
			navigator.clipboard.writeText = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
		});
		await openCourse(page);
		await shareButton(page).click();
		await item(page, "Copy Link").click();

		await expect(toastCalled(page, "Failed to copy")).toContainText("Please copy the link manually");
		await expect(page.getByRole("button", { name: "Copied!", exact: true })).toHaveCount(0);
	});

	test(
		"offers the device's own sheet where there is one, and is silent when it fails",
		WIDE,
		async ({ page, baseURL }) => {
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
		},
	);
});
