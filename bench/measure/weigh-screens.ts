import type { Browser, Page, Response } from "playwright";
import { browserCookies } from "./browser-cookies.ts";
import { compressedSize } from "./compressed.ts";

/**
 * Compressed bytes of a first visit on a phone. The first screen excludes client code, which the first paint does not
 * need (record 114); "seen" is after scrolling to the end, with code.
 */
export type ScreenWeight = {
	jsBytes: number;
	firstScreenBytes: number;
	/** By resource type: document, stylesheet, font, image … */
	firstScreenParts: Record<string, number>;
	seenBytes: number;
};

type File = { kind: string; bytes: number };

/** Lighthouse's phone, so that the same pictures are chosen. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

export async function weighScreens(browser: Browser, url: string, cookie?: string): Promise<ScreenWeight> {
	const context = await browser.newContext({ ...PHONE, locale: "en-US", serviceWorkers: "block" });
	try {
		if (cookie) await context.addCookies(browserCookies(cookie, url));
		const page = await context.newPage();
		const responses: Response[] = [];
		page.on("response", (response) => responses.push(response));
		const answer = await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
		if (answer?.status() !== 200 || answer.request().redirectedFrom())
			throw new Error(`${url} answers ${answer?.status()}`);

		const first = await filesOf(responses);
		await scrollThrough(page);
		const seen = await filesOf(responses);
		const { script: jsBytes = 0, ...firstScreenParts } = sumByKind(first);
		return { jsBytes, firstScreenBytes: sum(first) - jsBytes, firstScreenParts, seenBytes: sum(seen) };
	} finally {
		await context.close();
	}
}

function sum(files: File[]): number {
	return files.reduce((bytes, file) => bytes + file.bytes, 0);
}

function sumByKind(files: File[]): Record<string, number> {
	const sums: Record<string, number> = {};
	for (const { kind, bytes } of files) sums[kind] = (sums[kind] ?? 0) + bytes;
	return sums;
}

const PACKED = /^(image\/(?!svg)|font\/|video\/|audio\/)/;

async function filesOf(responses: readonly Response[]): Promise<File[]> {
	return Promise.all(
		responses.map(async (response) => {
			const kind = response.request().resourceType();
			const content = await response.body().catch(() => Buffer.alloc(0));
			const isPacked = PACKED.test(response.headers()["content-type"] ?? "");
			return { kind, bytes: isPacked ? content.byteLength : compressedSize(content).gzip };
		}),
	);
}

async function scrollThrough(page: Page): Promise<void> {
	const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
	for (let screen = 1; screen <= screens; screen += 1) {
		await page.evaluate((top) => window.scrollTo({ top: top * innerHeight, behavior: "instant" }), screen);
		await page.waitForFunction(areShownPicturesThere);
	}
	await quiet(page);
}

function areShownPicturesThere(): boolean {
	return [...document.images].every((image) => {
		const { top, bottom, width } = image.getBoundingClientRect();
		return image.complete || width === 0 || bottom < 0 || top > innerHeight;
	});
}

const QUIET_MS = 700;

function quiet(page: Page): Promise<void> {
	return new Promise((resolve) => {
		let timer = setTimeout(done, QUIET_MS);
		const again = () => {
			clearTimeout(timer);
			timer = setTimeout(done, QUIET_MS);
		};
		function done() {
			page.off("request", again).off("requestfinished", again);
			resolve();
		}
		page.on("request", again).on("requestfinished", again);
	});
}
