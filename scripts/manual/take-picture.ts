import type { Page } from "playwright";

/** The screen of a desk, as manuals show it. */
export const WINDOW = { width: 1280, height: 800 };
/** A picture is at least so high, and ends where the page has no more to show. */
const LOWEST = 420;
const LONGEST_WAIT_MS = 5_000;

/**
 * A picture of the screen at an address, as PNG; null where the school has no such page. It ends before the foot of the page
 * and shows neither what moves nor what is only passing.
 */
export async function takePicture(page: Page, address: string): Promise<Buffer | null> {
	await page.setViewportSize(WINDOW);
	// From one part of a page to the same part nothing would be loaded, whatever the language.
	await page.goto("about:blank");
	const answer = await page.goto(address, { waitUntil: "load" });
	if (answer?.status() !== 200) return null;
	// What comes later by itself: lazy parts, charts. A page that never rests is taken as it stands.
	await page.waitForLoadState("networkidle", { timeout: LONGEST_WAIT_MS }).catch(() => {});
	await page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all([...document.images].filter(isInView).map((image) => image.decode().catch(() => {})));
		function isInView(image: HTMLImageElement) {
			const { top, bottom } = image.getBoundingClientRect();
			return bottom > 0 && top < innerHeight;
		}
	});
	const foot = await page.evaluate(() => {
		const footer = document.querySelector("body footer");
		return footer ? footer.getBoundingClientRect().top : innerHeight;
	});
	const height = Math.round(Math.min(WINDOW.height, Math.max(LOWEST, foot)));
	return page.screenshot({ clip: { x: 0, y: 0, width: WINDOW.width, height }, animations: "disabled", caret: "hide" });
}
