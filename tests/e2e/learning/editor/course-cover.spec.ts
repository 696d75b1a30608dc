import type { Page } from "@playwright/test";
import { expect, expectHydrated, test, WIDE } from "../../school";

const PATH = "/instructor-dashboard/courses/1";
const main = (page: Page) => page.getByRole("main");

async function drawn(page: Page, width: number, height: number): Promise<Buffer> {
	const url = await page.evaluate(
		([width, height]) => {
			const canvas = document.createElement("canvas");
			[canvas.width, canvas.height] = [width ?? 0, height ?? 0];
			const pen = canvas.getContext("2d");
			if (pen) {
				pen.fillStyle = "#256d4a";
				pen.fillRect(0, 0, canvas.width, canvas.height);
			}
			return canvas.toDataURL("image/png");
		},
		[width, height],
	);
	return Buffer.from(url.split(",")[1] ?? "", "base64");
}

test(
	"a picture of its own becomes the cover of a course, in a draft that can be undone",
	WIDE,
	async ({ page, signInAs, expectAccessible }) => {
		await signInAs("instructor");
		await page.goto(PATH);
		await expectHydrated(page);
		const section = page.getByRole("region", { name: "Cover", exact: true });
		const picker = section.locator('input[type="file"]');
		await picker.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await drawn(page, 900, 900) });
		await expect(section.getByText("The picture needs at least 1,200 × 800 pixels.")).toBeVisible();
		await picker.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: await drawn(page, 2000, 1000) });
		await expect(section.getByText("The picture is chosen.")).toBeVisible();
		await section.getByRole("button", { name: "Remove the picture" }).click();
		await expect(section.getByText("Drawn from the course")).toBeVisible();
		await section.getByRole("button", { name: "Undo" }).click();
		await section.getByLabel("What the picture shows").fill("A green field.");
		await page.getByLabel("Title for search engines").fill("Wholesaling for free");
		await page.getByRole("button", { name: "Save draft" }).click();
		await expect(main(page).getByText("Saved as a draft.")).toBeVisible();
		const shown = section.getByRole("img", { name: "A green field." });
		await expect(shown).toBeVisible();
		expect(
			await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
		).toBeGreaterThan(0);
		const aside = page.getByRole("complementary");
		await expect(aside.getByText("Wholesaling for free · G.R.E.W.")).toBeVisible();
		await expect(aside.getByRole("img", { name: "A green field." })).toBeVisible();
		await expectAccessible();

		await page.goto("/courses/1");
		await expect(page).not.toHaveTitle(/Wholesaling for free/);
	},
);
