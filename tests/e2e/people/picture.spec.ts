import type { Page } from "@playwright/test";
import { expect, expectHydrated, newcomer, test, WIDE } from "../school";

async function twoHalves(page: Page): Promise<Buffer> {
	const url = await page.evaluate(() => {
		const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
		const pen = canvas.getContext("2d");
		if (!pen) throw new Error("no canvas");
		for (const [at, colour] of ["#c00000", "#0000c0"].entries()) {
			pen.fillStyle = colour;
			pen.fillRect(at * 450, 0, 450, 600);
		}
		return canvas.toDataURL("image/png");
	});
	return Buffer.from(url.split(",")[1] ?? "", "base64");
}
const middleOf = (page: Page, address: string) =>
	page.evaluate(async (at) => {
		const picture = await createImageBitmap(await (await fetch(at)).blob());
		const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
		const pen = canvas.getContext("2d");
		pen?.drawImage(picture, picture.width / 2, picture.height / 2, 1, 1, 0, 0, 1, 1);
		const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
		return { isRed: red > 120 && blue < 80, width: picture.width };
	}, address);

test(
	"somebody cuts a picture by the keyboard, sees it in the header, and takes it away",
	WIDE,
	async ({ page, baseURL, expectAccessible }) => {
		const data = newcomer();
		await page.request.post("/api/auth/register", { data, headers: { Origin: String(baseURL) } });
		await page.goto("/profile");
		await expectHydrated(page);
		const picker = page.locator('input[type="file"]');
		const section = page.getByRole("region", { name: "Picture" });
		const header = page.getByRole("banner").locator("img").first();
		await expect(header).toHaveCount(0);

		await picker.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("GIF89a no picture") });
		await expect(section.getByText("This is not a PNG, JPEG or WebP file.")).toBeVisible();

		await picker.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: await twoHalves(page) });
		const cropper = section.getByRole("group", { name: "Visible part of the picture" });
		await expect(cropper).toBeFocused();
		await expect(section.getByText("This is not a PNG, JPEG or WebP file.")).toHaveCount(0);
		await expect(section.getByRole("img", { name: "Preview" })).toBeVisible();
		await expectAccessible();
		await section.getByLabel("Size").fill("1.5");
		await cropper.focus();
		for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("ArrowRight");
		await page.setViewportSize({ width: 360, height: 800 });
		await expectAccessible();
		await page.setViewportSize({ width: 1440, height: 900 });

		await section.getByRole("button", { name: "Save the picture" }).click();
		await expect(section.getByText("Your picture is saved.")).toBeVisible();
		await expect(header).toHaveAttribute("src", /^\/pictures\//);
		await expect
			.poll(() => header.evaluate((image: HTMLImageElement) => image.currentSrc))
			.toMatch(/\/pictures\/[0-9a-f]{32}$/);
		const address = String(await header.getAttribute("src"));
		// The picture was moved right, so its left half is in the middle.
		expect(await middleOf(page, address)).toEqual({ isRed: true, width: 512 });
		const smallest = /(\S+) 64w/.exec(String(await header.getAttribute("srcset")))?.[1];
		expect(await middleOf(page, String(smallest))).toEqual({ isRed: true, width: 64 });
		await expectAccessible();

		await section.getByText("Remove picture").click();
		await section.getByRole("button", { name: "Yes, remove it" }).click();
		await expect(section.getByText("Your picture is removed.")).toBeVisible();
		await expect(header).toHaveCount(0);
		await expectAccessible();
	},
);

test("a browser whose canvas writes no WebP, as Safari, saves a picture as well", WIDE, async ({ page, baseURL }) => {
	const data = newcomer();
	await page.request.post("/api/auth/register", { data, headers: { Origin: String(baseURL) } });
	await page.addInitScript(() => {
		const { toBlob } = HTMLCanvasElement.prototype;
		HTMLCanvasElement.prototype.toBlob = function (done) {
			toBlob.call(this, done, "image/png");
		};
	});
	await page.goto("/profile");
	await expectHydrated(page);
	const buffer = await twoHalves(page);
	await page.locator('input[type="file"]').setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
	await page.getByRole("button", { name: "Save the picture" }).click();
	await expect(page.getByRole("main").getByText("Your picture is saved.")).toBeVisible();
	const header = page.getByRole("banner").locator("img").first();
	expect(await middleOf(page, String(await header.getAttribute("src")))).toMatchObject({ width: 512 });
});
