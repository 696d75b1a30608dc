import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../school";

const carousel = (page: Page) => page.getByRole("region", { name: "What learners say" });
const row = (page: Page) => carousel(page).getByRole("list", { name: "What learners say" });
const position = (page: Page) => carousel(page).getByText(/^\d of \d$/);
const next = (page: Page) => carousel(page).getByRole("button", { name: "Next testimonial" });
const previous = (page: Page) => carousel(page).getByRole("button", { name: "Previous testimonial" });

const shown = (page: Page) =>
	row(page).evaluate((list) => {
		const room = list.getBoundingClientRect();
		return [...list.children]
			.filter((slide) => {
				const { left, right } = slide.getBoundingClientRect();
				return left < room.right - 1 && right > room.left + 1;
			})
			.map((slide) => slide.querySelector("figcaption .font-strong")?.textContent);
	});

async function openCarousel(page: Page) {
	await page.goto("/");
	await expectHydrated(page);
	await row(page).scrollIntoViewIfNeeded();
	await expect(position(page)).toHaveText("1 of 3");
}

test(
	"three testimonials, turned by buttons; after the last comes the first",
	WIDE,
	async ({ page, expectAccessible }) => {
		await openCarousel(page);
		await expect(row(page).locator("> li")).toHaveCount(3);
		await expect.poll(() => shown(page)).toEqual(["Marisol Ortega"]);

		for (const [button, where, who] of [
			[next, "2 of 3", "Daniel Asante"],
			[next, "3 of 3", "Hanna Lindqvist"],
			[next, "1 of 3", "Marisol Ortega"],
			[previous, "3 of 3", "Hanna Lindqvist"],
		] as const) {
			await button(page).click();
			await expect(position(page)).toHaveText(where);
			await expect.poll(() => shown(page)).toEqual([who]);
		}
		await expect(position(page)).toHaveAttribute("aria-live", "polite");
		await expectAccessible();
	},
);

test("the arrow keys turn it once the row has the focus, and leave other keys alone", WIDE, async ({ page }) => {
	await openCarousel(page);
	await row(page).focus();
	await page.keyboard.press("ArrowRight");
	await expect(position(page)).toHaveText("2 of 3");
	await page.keyboard.press("ArrowLeft");
	await expect(position(page)).toHaveText("1 of 3");

	await page.keyboard.press("Tab");
	await expect(previous(page)).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(next(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(position(page)).toHaveText("2 of 3");
	await expect(next(page)).toBeFocused();
});

test.describe("on a phone", WIDE, () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a swipe of the finger turns it and it comes to rest on a slide", async ({ page }) => {
		await openCarousel(page);
		await row(page).evaluate((list) =>
			window.scrollBy({ top: list.getBoundingClientRect().top - 200, behavior: "instant" }),
		);
		const box = await row(page).boundingBox();
		if (!box) throw new Error("The row is nowhere.");
		const devtools = await page.context().newCDPSession(page);
		const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
			devtools.send("Input.dispatchTouchEvent", { type, touchPoints: x ? [{ x, y: box.y + 60 }] : [] });
		const swipe = async (from: number, to: number) => {
			await touch("touchStart", from);
			for (let step = 1; step <= 10; step += 1) await touch("touchMove", from + ((to - from) * step) / 10);
			await touch("touchEnd");
		};

		await swipe(320, 60);
		await expect(position(page)).toHaveText("2 of 3");
		await expect.poll(() => shown(page)).toEqual(["Daniel Asante"]);
		await swipe(60, 320);
		await expect(position(page)).toHaveText("1 of 3");
		await expect.poll(() => shown(page)).toEqual(["Marisol Ortega"]);
	});
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
	test.describe(`motion: ${reducedMotion}`, WIDE, () => {
		test.use({ contextOptions: { reducedMotion } });

		test("it never turns by itself, so there is nothing to pause", async ({ page }) => {
			await page.clock.install();
			await openCarousel(page);
			await row(page).evaluate((list) => {
				list.addEventListener("scroll", () => list.setAttribute("data-has-moved", ""));
			});
			await page.clock.runFor(120_000);

			await expect(position(page)).toHaveText("1 of 3");
			await expect(row(page)).not.toHaveAttribute("data-has-moved");
			await next(page).click();
			await expect(row(page)).toHaveAttribute("data-has-moved");
		});

		test(`a turn ${reducedMotion === "reduce" ? "is done at once" : "glides"}`, async ({ page }) => {
			await openCarousel(page);
			const places = await row(page).evaluate((list) => {
				const button = list.parentElement?.querySelectorAll("button")[1];
				button?.click();
				return { at: list.scrollLeft, of: (list.children[1] as HTMLElement).offsetLeft };
			});
			if (reducedMotion === "reduce") expect(places.at).toBeGreaterThan(places.of - 10);
			else expect(places.at).toBeLessThan(places.of / 2);
			await expect(position(page)).toHaveText("2 of 3");
		});
	});
}

test.describe("without JavaScript", WIDE, () => {
	test.use({ javaScriptEnabled: false });

	test("all three are there to be scrolled to, without buttons that would do nothing", async ({ page }) => {
		await page.goto("/");
		await expect(row(page).locator("> li")).toHaveCount(3);
		await expect(carousel(page).getByRole("button")).toHaveCount(0);
		await row(page).getByText("Hanna Lindqvist").scrollIntoViewIfNeeded();
		await expect(row(page).getByText("Hanna Lindqvist")).toBeInViewport();
	});
});

test("a review in another language says so, and is translated when one asks", WIDE, async ({ page }) => {
	await page.goto("/de/courses/1");
	await expectHydrated(page);
	const review = page
		.locator("li")
		.filter({ has: page.getByText("Übersetzung anzeigen") })
		.first();
	await expect(review.locator("figcaption")).toContainText("geschrieben auf ");
	const translation = review.locator("details > p");
	await expect(translation).toBeHidden();
	await review.getByText("Übersetzung anzeigen").click();
	await expect(translation).toBeVisible();
	expect(await translation.textContent()).not.toBe(await review.locator("blockquote").textContent());
});
