import type { Page } from "@playwright/test";

/** A green PNG, larger than posts show pictures. */
export async function drawnPicture(page: Page): Promise<Buffer> {
	const url = await page.evaluate(() => {
		const canvas = Object.assign(document.createElement("canvas"), { width: 1800, height: 900 });
		const pen = canvas.getContext("2d");
		if (!pen) throw new Error("no canvas");
		pen.fillStyle = "#256d4a";
		pen.fillRect(0, 0, 1800, 900);
		return canvas.toDataURL("image/png");
	});
	return Buffer.from(url.split(",")[1] ?? "", "base64");
}
