import type { Page } from "playwright";

export const WINDOW_SIZE = { width: 1280, height: 800 };
/** Minimum height; a picture ends where the page has no more to show. */
const MIN_PICTURE_HEIGHT = 420;
const LONGEST_WAIT_MS = 5_000;

/** As PNG, without the footer and anything that moves or is transient; null if the school has no such page. */
export async function takePicture(page: Page, address: string): Promise<Buffer | null> {
	await page.setViewportSize(WINDOW_SIZE);
	// Otherwise the same fragment of the same page would not be loaded again, whatever the language.
	await page.goto("about:blank");
	const answer = await page.goto(address, { waitUntil: "load" });
	if (answer?.status() !== 200) return null;
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
	const height = Math.round(Math.min(WINDOW_SIZE.height, Math.max(MIN_PICTURE_HEIGHT, foot)));
	return page.screenshot({
		clip: { x: 0, y: 0, width: WINDOW_SIZE.width, height },
		animations: "disabled",
		caret: "hide",
	});
}
