import { DESKTOP, open, PHONE } from "../frame";
import { expect, JOURNEY_LANGUAGES, representatives, test, WIDE } from "../school";

const TERM = "a.term[data-term='cash-buyer']";

test(
	"a learner opens the card of a term by keyboard, and Esc leads back to it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		const scripts: string[] = [];
		page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
		await open(page, "/lessons/1", DESKTOP);
		const term = page.locator(TERM).first();
		expect(scripts.filter((path) => /open-card|\/card$/.test(path))).toEqual([]);

		await term.evaluate((element) => element.scrollIntoView({ block: "center" }));
		await term.focus();
		await page.keyboard.press("Enter");
		const card = page.getByRole("dialog", { name: "Cash buyer" });
		await expect(card).toBeVisible();
		await expect(card).toBeFocused();
		await expect(term).toHaveAttribute("aria-expanded", "true");
		await expectAccessible();
		const [below, box] = [await term.boundingBox(), await card.boundingBox()];
		expect(Math.round((box?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0))).toBe(10);
		expect(box?.width).toBe(400);

		await page.keyboard.press("Escape");
		await expect(card).toBeHidden();
		await expect(term).toBeFocused();
		await expect(term).not.toHaveAttribute("aria-expanded");

		await page.keyboard.press("Enter");
		await card.getByRole("link", { name: "Open in the glossary" }).click();
		await expect(page).toHaveURL(/\/glossary\/cash-buyer$/);
		await expect(card).toBeHidden();
		await expect(page.getByRole("heading", { level: 1, name: "Cash buyer" })).toBeVisible();
	},
);

test(
	"Tab past the end of a card goes on in the text, a click elsewhere closes it",
	WIDE,
	async ({ page, signInAs }) => {
		await signInAs("student");
		await open(page, "/lessons/1", DESKTOP);
		const term = page.locator(TERM).first();
		await term.click();
		const card = page.getByRole("dialog", { name: "Cash buyer" });
		await expect(card).toBeFocused();
		for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press("Tab");
		await expect(card).toBeHidden();
		const focused = page.locator(":focus");
		expect(await focused.evaluate((element) => Boolean(element.closest("#lesson")))).toBe(true);

		await term.click();
		await expect(card).toBeVisible();
		await page.getByRole("heading", { level: 1 }).click();
		await expect(card).toBeHidden();
	},
);

test(
	"a pointer that rests on a term brings its card, which takes no focus and stays while the pointer is on it",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("student");
		await page.clock.install();
		await open(page, "/lessons/1", DESKTOP);
		const term = page.locator(TERM).first();
		await term.evaluate((element) => element.scrollIntoView({ block: "center" }));
		const before = page.locator("a[href]").first();
		await before.focus();

		await term.hover();
		const card = page.getByRole("dialog", { name: "Cash buyer" });
		await expect(card).toBeVisible();
		await expect(before).toBeFocused();
		await expectAccessible();
		const box = await card.boundingBox();
		await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 40, { steps: 4 });
		// Longer than a card's delay after the pointer has left.
		await page.clock.runFor(1_000);
		await expect(card).toBeVisible();

		await page.mouse.move(2, 400);
		await expect(card).toBeHidden();
		await expect(before).toBeFocused();

		await term.hover();
		await expect(card).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(card).toBeHidden();
		await expect(before).toBeFocused();

		await page.mouse.move(2, 400);
		await term.hover();
		await expect(card).toBeVisible();
		await term.click();
		await expect(card).toBeFocused();
		await page.mouse.move(2, 400);
		await page.keyboard.press("Tab");
		await expect(card).toBeVisible();
	},
);

test("near the foot of the window a card stands above its term", WIDE, async ({ page, signInAs }) => {
	await signInAs("student");
	await open(page, "/lessons/1", DESKTOP);
	const term = page.locator(TERM).first();
	await term.evaluate((element) =>
		window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 60),
	);
	await term.click();
	const card = page.getByRole("dialog", { name: "Cash buyer" });
	await expect(card).toBeVisible();
	const [own, box] = [await term.boundingBox(), await card.boundingBox()];
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(own?.y ?? 0);
});

test("on a phone the card is a sheet from below", WIDE, async ({ page, signInAs, expectAccessible }) => {
	await signInAs("student");
	await open(page, "/lessons/1", PHONE);
	const term = page.locator(TERM).first();
	await term.click();
	const sheet = page.getByRole("dialog", { name: "Cash buyer" });
	await expect(sheet).toBeVisible();
	await expectAccessible();
	const box = await sheet.boundingBox();
	expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(PHONE.height);
	await page.keyboard.press("Escape");
	await expect(sheet).toBeHidden();
	await expect(term).toBeFocused();
});

test("where the card does not come, the term leads to its page", WIDE, async ({ page, signInAs }) => {
	await signInAs("student");
	await open(page, "/lessons/1", DESKTOP);
	await page.route("**/glossary/*/card*", (route) => route.abort());
	await page.locator(TERM).first().click();
	await expect(page).toHaveURL(/\/glossary\/cash-buyer$/);
});

test(
	"a term of the help beside a page opens its card above the panel, and Esc closes one after the other",
	WIDE,
	async ({ page }) => {
		await open(page, "/resources/rules-by-place", DESKTOP);
		await page.getByRole("link", { name: "Help for this page" }).click();
		const panel = page.getByRole("complementary", { name: "Help for this page" });
		const term = panel.locator("a.term").first();
		await term.scrollIntoViewIfNeeded();
		await term.click();
		const card = page.getByRole("dialog");
		await expect(card).toHaveCount(1);
		await expect(card).toBeFocused();
		const [below, box] = [await term.boundingBox(), await card.boundingBox()];
		const gap = Math.max(
			(box?.y ?? 0) - (below?.y ?? 0) - (below?.height ?? 0),
			(below?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0),
		);
		expect(Math.round(gap)).toBe(10);
		await card.getByRole("link").first().click({ trial: true });

		await page.keyboard.press("Escape");
		await expect(card).toHaveCount(0);
		await expect(term).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
	},
);

test("the index is filtered while somebody types, and by letters", WIDE, async ({ page, expectAccessible }) => {
	await open(page, "/glossary", DESKTOP);
	const row = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
	await expect(row("Escrow")).toBeVisible();
	await expectAccessible();
	await page.getByRole("searchbox", { name: "Filter the terms" }).fill("arv");
	await expect(row("After-repair value")).toBeVisible();
	await expect(row("Escrow")).toBeHidden();
	await page.getByRole("searchbox", { name: "Filter the terms" }).fill("");
	const letter = page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "S", exact: true });
	expect(await letter.boundingBox()).toMatchObject({ width: 44, height: 48 });
	await letter.click();
	await expect(letter).toHaveAttribute("aria-current", "location");
	await expect(page.getByRole("heading", { level: 2, name: "S", exact: true })).toBeInViewport();
});

for (const [language, details] of representatives(0, JOURNEY_LANGUAGES)) {
	test(`glossary and term fit a phone in ${language}`, details, async ({ page, expectAccessible }) => {
		await open(page, `/${language}/glossary`, PHONE);
		await expectAccessible();
		await open(page, `/${language}/glossary/assignment-fee`, PHONE);
		await expectAccessible();
	});
}
