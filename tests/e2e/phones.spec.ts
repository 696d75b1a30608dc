import type { Locator, Page } from "@playwright/test";
import { open } from "./frame";
import { expect, expectHydrated, newcomer, test } from "./school";

const PHONE = { width: 360, height: 800 };

/** Parts that wait until the reader comes near take a height that is only guessed: all of them are laid out here. */
function layOutAll(page: Page) {
	return page.evaluate(() => {
		const all = new CSSStyleSheet();
		all.replaceSync("* { content-visibility: visible !important }");
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
	});
}

const boxesOf = (all: Locator) =>
	all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test("the landing page of a phone is half as long as it was", async ({ page, expectAccessible }) => {
	await open(page, "/", PHONE);
	await layOutAll(page);
	// It was 11,895 px.
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_895 / 2);
	await expectAccessible();
});

for (const path of ["/de/courses", "/ru/courses"]) {
	test(`a price and its button stand side by side, ${path} at 320 px`, async ({ page }) => {
		await open(page, path, { width: 320, height: 800 });
		await layOutAll(page);
		const foots = page.locator("main article > div:last-child").filter({ has: page.locator("p") });
		expect(await foots.count()).toBeGreaterThan(4);
		for (const foot of await foots.all()) {
			const [price, button] = await boxesOf(foot.locator("> div > p, > div > a"));
			expect(price && button && price.top < button.bottom && button.top < price.bottom).toBe(true);
		}
	});
}

test("many lots are a bar with module ticks, and no lot is under 6 px", async ({ page }) => {
	await open(page, "/courses/1/modules", PHONE);
	const strips = page.getByRole("img", { name: /open as a free preview/ });
	await expect(strips.first()).toBeVisible();
	await expect(strips.first().locator(".lot")).toHaveCount(0);
	await expect(strips.first().locator("> span > span")).toHaveCount(6);

	for (const width of [320, 360, 768, 1440]) {
		await open(page, "/courses/1", { width, height: 900 });
		const narrow = await page.locator(".lot-row").evaluateAll((rows) =>
			rows.flatMap((row) => {
				const isBar = getComputedStyle(row.firstElementChild ?? row).columnGap === "0px";
				const widths = [...row.querySelectorAll<HTMLElement>(".lot")].map(({ offsetWidth }) => offsetWidth);
				return isBar ? [] : widths.filter((lot) => lot > 0 && lot < 6);
			}),
		);
		expect(narrow).toEqual([]);
	}
});

test("an ordering question fits a thumb", async ({ page, baseURL, expectAccessible }) => {
	const { name, email, password } = newcomer();
	const headers = { Origin: String(baseURL) };
	await page.request.post("/api/auth/register", { data: { name, email, password }, headers });
	await page.request.post("/api/enrollments", { data: { courseId: 1 }, headers });
	await page.setViewportSize({ width: 320, height: 800 });
	await page.goto("/lessons/5");
	await expectHydrated(page);

	const list = page.locator("ol:has([data-id])").first();
	const down = list.getByRole("button", { name: /down/i }).first();
	await expect(down).toBeVisible();
	for (const { width, height } of await boxesOf(list.getByRole("button")))
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
	const [words] = await boxesOf(list.locator("[data-id] > span:last-child"));
	expect(words?.width).toBeGreaterThan(200);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	const first = await list.locator("[data-id]").first().getAttribute("data-id");
	await down.click();
	await expect(list.locator("[data-id]").nth(1)).toHaveAttribute("data-id", String(first));
	await expectAccessible();
});

test("what floats covers nothing of a page that stands still", async ({ page }) => {
	await open(page, "/pricing", PHONE);
	await page.mouse.wheel(0, 1500);
	const help = page.getByRole("link", { name: "Help", exact: false }).last();
	await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
	const [button] = await boxesOf(page.getByRole("button", { name: "Back to top" }));
	await expect(help).toBeVisible();
	const strip = await page
		.getByRole("button", { name: "Back to top" })
		.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
	expect(strip).not.toBe("rgba(0, 0, 0, 0)");
	expect(button?.top).toBeGreaterThan(800 - 60);
});

/** Runs in the page: what is written under the buttons that float at the lower right of the screen as it stands. */
function coveredWords() {
	const corner = document.querySelector("a[href='/help'][aria-expanded]")?.parentElement;
	const buttons = [...(corner?.children ?? [])].map((button) => button.getBoundingClientRect());
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const found: string[] = [];
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const words = text.textContent?.trim();
		if (!words || !text.parentElement?.checkVisibility() || corner?.contains(text)) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		const isCovered = [...range.getClientRects()].some(({ left, right, top, bottom, width }) =>
			buttons.some((b) => width > 1 && left < b.right && right > b.left && top < b.bottom && bottom > b.top),
		);
		if (isCovered) found.push(words.slice(0, 40));
	}
	return found;
}

for (const [who, path] of [
	["student", "/lessons/4"],
	["admin", "/admin"],
] as const) {
	test(`what floats covers no words of ${path} on a desk`, async ({ page, signInAs }) => {
		await signInAs(who);
		for (const width of [1280, 1440]) {
			await open(page, path, { width, height: 800 });
			await layOutAll(page);
			const end = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 6000));
			const covered = new Set<string>();
			for (let y = 1000; y < end; y += 130) {
				await page.evaluate((top) => scrollTo(0, top), y);
				if (y === 1000) await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
				for (const words of await page.evaluate(coveredWords)) covered.add(words);
			}
			expect([...covered], `at ${width} px`).toEqual([]);
		}
	});
}

/** Runs in the page: what stands at the foot of the screen, from below, and how far down the text of the page reaches at its end. */
function footOfScreen() {
	const pinned = (from: Element | null) => {
		for (let element = from; element; element = element.parentElement)
			if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
		return null;
	};
	const strip = pinned(document.querySelector("a[href='/help'][aria-expanded]"));
	const top = strip?.getBoundingClientRect().top ?? 0;
	const bar = pinned(document.elementFromPoint(20, top - 6));
	const gap = bar && Math.round(top - bar.getBoundingClientRect().bottom);
	window.scrollTo(0, document.documentElement.scrollHeight);
	let end = 0;
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		if (!text.textContent?.trim() || !text.parentElement?.checkVisibility() || pinned(text.parentElement)) continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		end = Math.max(end, range.getBoundingClientRect().bottom);
	}
	const isThere = bar !== null && getComputedStyle(bar).position === "fixed";
	const free = isThere ? bar.getBoundingClientRect().top : top;
	return { strip: Math.round(window.innerHeight - top), gap, coveredAtEnd: Math.max(0, Math.round(end - free)) };
}

for (const path of ["/courses/1", "/courses/1/preview/1", "/resources/listing-red-flags"]) {
	test(`the bar of ${path} stands on the strip of what floats, and its end is clear of both`, async ({ page }) => {
		await open(page, path, { width: 360, height: 640 });
		await layOutAll(page);
		await page.mouse.wheel(0, 1800);
		await expect(page.getByRole("button", { name: "Back to top" })).toBeVisible();
		expect(await page.evaluate(footOfScreen)).toEqual({ strip: 56, gap: 0, coveredAtEnd: 0 });
	});
}

test("lots of free previews are tinted, those of lessons that are done are filled", async ({ page, signInAs }) => {
	const look = (state: string) =>
		page
			.locator(`.lot[data-state=${state}]`)
			.first()
			.evaluate((lot) => [getComputedStyle(lot).backgroundColor, getComputedStyle(lot, "::before").transform]);
	await open(page, "/courses/1", { width: 1440, height: 900 });
	const [[tint, veil], [bare]] = [await look("open"), await look("todo")];
	expect(tint).not.toBe(bare);
	expect(veil).toBe("matrix(0, 0, 0, 1, 0, 0)");

	await signInAs("student");
	await open(page, "/courses/1", { width: 1440, height: 900 });
	expect((await look("done"))[1]).toBe("none");
});

test("the curriculum prints what is to be read, without its buttons", async ({ page }) => {
	await open(page, "/courses/1/modules", { width: 1440, height: 900 });
	const print = page.getByRole("button", { name: "Print", exact: true });
	await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
	await print.click();
	expect(await page.evaluate(() => "isPrinted" in window)).toBe(true);
	await page.emulateMedia({ media: "print" });
	await expect(print).toBeHidden();
	await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
