import { open } from "../frame";
import { expect, expectHydrated, test } from "../school";

const CLIP = "/courses/1/preview/2";

test("the player is driven by keys, and its captions are chosen and kept", async ({ page, expectAccessible }) => {
	await open(page, CLIP, { width: 360, height: 800 });
	const player = page.getByRole("group", { name: /^Clip/ });
	const clip = page.locator("video");
	const time = () => clip.evaluate((video: HTMLVideoElement) => video.currentTime);
	await expect(clip).not.toHaveAttribute("controls");
	await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);

	await player.getByRole("button", { name: "Play" }).focus();
	await page.keyboard.press("l");
	await expect.poll(time).toBeCloseTo(10, 0);
	await page.keyboard.press("ArrowLeft");
	await expect.poll(time).toBeCloseTo(5, 0);
	await expect(page).toHaveURL(/preview\/2$/);
	await page.keyboard.press("5");
	await expect.poll(time).toBeCloseTo(30, 0);
	await page.keyboard.press(">");
	await expect(player.getByLabel("Speed")).toHaveValue("1.25");

	const captions = player.locator("[data-captions]");
	await expect(captions).toHaveText(/Days online/);
	await page.keyboard.press("c");
	await expect(captions).toHaveCount(0);
	await player.getByRole("button", { name: /^Captions/ }).click();
	await player.getByLabel("Captions", { exact: true }).selectOption("de");
	await player.getByLabel("Size of captions").selectOption("large");
	await player.getByLabel("Ground", { exact: true }).selectOption("solid");
	await expect(captions).toHaveAttribute("lang", "de");
	await expectAccessible();

	await page.reload();
	await expectHydrated(page);
	await player.getByRole("button", { name: "Play" }).focus();
	await page.keyboard.press("5");
	await expect(captions).toHaveAttribute("lang", "de");
});

test("the transcript follows the clip by chapters, and a press goes there", async ({ page, expectAccessible }) => {
	await open(page, CLIP, { width: 1440, height: 900 });
	const clip = page.locator("video");
	await page.getByText("Transcript", { exact: true }).click();
	const rows = page.locator("figure ul button");
	await expect(rows).toHaveCount(15);
	await expect(page.getByText("Photographs", { exact: true }).last()).toBeVisible();

	await rows.filter({ hasText: "Floor area" }).click();
	await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeCloseTo(21.7, 0);
	await expect(rows.filter({ hasText: "Floor area" })).toHaveAttribute("aria-current", "true");
	await page.getByRole("slider", { name: "Place in the clip" }).fill("45");
	await expect(rows.filter({ hasText: "does the owner answer" })).toHaveAttribute("aria-current", "true");
	await expect(page.locator("figure")).not.toContainText("said");
	await expectAccessible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the browser's own controls and captions are there", async ({ page }) => {
		await page.goto(CLIP);
		await expect(page.locator("video")).toHaveAttribute("controls", "");
		await expect(page.locator("video track[kind=captions]")).toHaveCount(6);
	});
});

test("the poster is drawn for either theme", async ({ page }) => {
	const [light, dark] = await Promise.all(
		["", "?theme=dark"].map((theme) => page.request.get(`/lessons/2/poster${theme}`)),
	);
	expect([light?.status(), dark?.status()]).toEqual([200, 200]);
	expect((await light?.body())?.equals((await dark?.body()) ?? Buffer.alloc(0))).toBe(false);
});
