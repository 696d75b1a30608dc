import type { Locator, Page } from "@playwright/test";
import { open } from "./frame";
import { expect, expectHydrated, newcomer, representatives, test, WIDE } from "./school";

const PHONE = { width: 360, height: 800 };

/** Lays out everything: parts below the fold have only estimated heights. */
function layOutAll(page: Page) {
	return page.evaluate(() => {
		const all = new CSSStyleSheet();
		all.replaceSync("* { content-visibility: visible !important }");
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, all];
	});
}

const boxesOf = (all: Locator) =>
	all.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

test("the landing page of a phone is half as long as it was", WIDE, async ({ page, expectAccessible }) => {
	await open(page, "/", PHONE);
	await layOutAll(page);
	// It was 11,895 px.
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(11_895 / 2);
	await expectAccessible();
});

for (const [path, details] of representatives(0, ["/de/courses", "/ru/courses"])) {
	test(`a price and its button stand side by side, ${path} at 320 px`, details, async ({ page }) => {
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

test("many lots are a bar with module ticks, and no lot is under 6 px", WIDE, async ({ page }) => {
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

test("an ordering question fits a thumb", WIDE, async ({ page, baseURL, expectAccessible }) => {
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

test("on a phone no strip stands at the foot, and the help is in the menu", WIDE, async ({ page }) => {
	await open(page, "/pricing", PHONE);
	await page.mouse.wheel(0, 1500);
	const up = page.getByRole("button", { name: "Back to top" });
	await expect(up).toBeVisible();
	const corner = await up.evaluate((element) => {
		const { width, height } = (element.parentElement ?? element).getBoundingClientRect();
		return { width, height, ground: getComputedStyle(element.parentElement ?? element).backgroundColor };
	});
	expect(corner.ground).toBe("rgba(0, 0, 0, 0)");
	expect(Math.max(corner.width, corner.height)).toBeLessThan(64);
	await expect(page.locator(".screen-corner").getByRole("link", { name: "Help for this page" })).toBeHidden();

	await page.locator("summary[aria-label='Menu']").click();
	await page.getByRole("dialog").getByRole("link", { name: "Help for this page" }).click();
	await expect(page.getByRole("complementary", { name: "Help for this page" })).toBeFocused();
});

/** Runs in the page: text covered by the floating buttons at the current scroll position. */
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

for (const [[who, path], details] of representatives(0, [
	["student", "/lessons/4"],
	["admin", "/admin"],
] as const)) {
	test(`what floats covers no words of ${path} on a desk`, details, async ({ page, signInAs }) => {
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

/** Runs in the page: whether the bottom bar spans the screen, with floating buttons above it. */
function footOfScreen() {
	const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
	const bar = boxOf(document.querySelector(".bottom-bar"));
	const floating = [...document.querySelectorAll(".screen-corner > :is(a, button), .screen-corner > div > button")];
	const shown = floating.filter((button) => button.checkVisibility());
	return {
		isWide: Math.round(bar.width) === document.documentElement.clientWidth,
		isLow: bar.height <= 72,
		onBar: shown.filter((button) => boxOf(button).bottom > bar.top).length,
	};
}

/** Runs in the page: how far the end of the text is covered by the foot of the screen. */
function coveredAtEnd() {
	window.scrollTo(0, document.documentElement.scrollHeight);
	let end = 0;
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const { parentElement: holder } = text;
		if (!text.textContent?.trim() || !holder?.checkVisibility() || holder.closest(".screen-corner, .bottom-bar"))
			continue;
		const range = document.createRange();
		range.selectNodeContents(text);
		end = Math.max(end, range.getBoundingClientRect().bottom);
	}
	const foot = [...document.querySelectorAll(".screen-corner, .bottom-bar")].map(
		(part) => part.getBoundingClientRect().top,
	);
	const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
	return isAtEnd ? Math.max(0, Math.round(end - Math.max(...foot))) : null;
}

for (const [[path, who], details] of representatives(0, [
	["/courses/1", null],
	["/ru/courses/2", "student2"],
	["/de/courses/2", null],
	["/courses/1/preview/1", null],
	["/lessons/4", "student"],
	["/fr/resources/listing-red-flags", "student"],
] as const)) {
	test(
		`the bar of ${path} takes the width of a phone, and what floats stands above it`,
		details,
		async ({ page, signInAs }) => {
			if (who) await signInAs(who);
			for (const width of [320, 390]) {
				await open(page, path, { width, height: 640 });
				await layOutAll(page);
				await page.evaluate(() => scrollTo(0, 1800));
				const foot = expect.poll(() => page.evaluate(footOfScreen), { message: `at ${width} px` });
				await foot.toEqual({ isWide: true, isLow: true, onBar: 0 });
				await expect.poll(() => page.evaluate(coveredAtEnd), { message: `the end at ${width} px` }).toBe(0);
			}
		},
	);
}

test(
	"lots of free previews are tinted, those of lessons that are done are filled",
	WIDE,
	async ({ page, signInAs }) => {
		const look = (state: string) =>
			page
				.locator(`.lot[data-state=${state}]`)
				.first()
				.evaluate((lot) => [getComputedStyle(lot).backgroundColor, getComputedStyle(lot).backgroundSize]);
		await open(page, "/courses/1", { width: 1440, height: 900 });
		const [[tint, filled], [bare]] = [await look("open"), await look("todo")];
		expect(tint).not.toBe(bare);
		expect(filled).toBe("0% 100%");

		await signInAs("student");
		await open(page, "/courses/1", { width: 1440, height: 900 });
		expect((await look("done"))[1]).toBe("100% 100%");
	},
);

test("the curriculum prints what is to be read, without its buttons", WIDE, async ({ page }) => {
	await open(page, "/courses/1/modules", { width: 1440, height: 900 });
	const print = page.getByRole("button", { name: "Print", exact: true });
	await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
	await print.click();
	expect(await page.evaluate(() => "isPrinted" in window)).toBe(true);
	await page.emulateMedia({ media: "print" });
	await expect(print).toBeHidden();
	await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
});
