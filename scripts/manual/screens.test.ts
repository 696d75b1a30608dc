import sharp from "sharp";
import { expect, test } from "vitest";
import type { EntryContent } from "../../db/content/library-files/entry-content.ts";
import { encodePicture, HEAVIEST_BYTES } from "./encode-picture.ts";
import { screensOf } from "./screens.ts";

const entry = (screens: object[], kind: EntryContent["kind"] = "manual"): EntryContent => ({
	...{ kind, key: `e-${Math.random()}`, facts: { screens }, translations: {} },
});
const home = { name: "home", path: "/", as: "visitor" };

test("a screen that several pages show is taken once, and only manuals have screens", () => {
	expect(screensOf([entry([home]), entry([home, { ...home, name: "pricing" }]), entry([home], "help")])).toEqual([
		home,
		{ ...home, name: "pricing" },
	]);
});

test("one name for two screens is refused by name", () => {
	expect(() => screensOf([entry([home]), entry([{ ...home, path: "/courses" }])])).toThrow("home");
});

test("a picture keeps its size, and weighs no more than it may", async () => {
	const noise = {
		width: 640,
		height: 300,
		channels: 3 as const,
		noise: { type: "gaussian" as const, mean: 128, sigma: 12 },
	};
	const screenshot = await sharp({ create: { ...noise, background: "#fff" } })
		.png()
		.toBuffer();
	const { bytes, width, height, mark } = await encodePicture(screenshot);
	expect([width, height]).toEqual([640, 300]);
	expect(bytes.length).toBeLessThanOrEqual(HEAVIEST_BYTES);
	expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
	expect(mark).toMatch(/^[0-9a-f]{8}$/);
});
