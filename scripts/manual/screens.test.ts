import sharp from "sharp";
import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { pageExists } from "#app/shared/pages/page-paths.ts";
import type { EntryContent } from "#db/content/library-files/entry-content.ts";
import { readLibrary } from "#db/content/library-files/read-library.ts";
import { encodePicture, HEAVIEST_BYTES } from "./encode-picture.ts";
import { screensOf, strayScreens, withoutPicture } from "./screens.ts";

const entry = (screens: object[], kind: EntryContent["kind"] = "manual"): EntryContent => ({
	kind,
	key: `e-${Math.random()}`,
	facts: { screens },
	translations: {},
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

test("what is shown and not declared, or declared and not shown, is told with its page and language", () => {
	const page = (body: string, screens: object[]): EntryContent => ({
		kind: "manual",
		key: "page",
		facts: { screens },
		translations: { en: { body }, de: { body: "" } },
	});
	expect(strayScreens([page("![A](screen:home)\n\n![B](screen:other)", [home])])).toEqual([
		"page (en): the screen other is shown and not declared",
		"page (de): the screen home is declared and not shown",
	]);
	expect(strayScreens([entry([home], "help")])).toEqual([]);
});

test("a screen without a picture is told with its languages, also where only the file is gone", () => {
	const picture = { width: 1, height: 1, mark: "aaaa" };
	const all = { en: picture, ru: picture, fr: picture, es: picture, de: picture, zh: picture };
	const screens = screensOf([entry([home, { ...home, name: "some" }, { ...home, name: "none" }])]);
	const list = { version: "1.0.0", pictures: { home: all, some: { ...all, de: undefined } } };
	expect(withoutPicture(screens, list, (language, name) => !(name === "some" && language === "zh"))).toEqual([
		{ name: "some", languages: ["de", "zh"] },
		{ name: "none", languages: ["en", "ru", "fr", "es", "de", "zh"] },
	]);
});

const shipped = readLibrary("db/content/library", ENTRY_KINDS);

test("the manuals that ship show what they declare, in every language", () => {
	expect(screensOf(shipped).length).toBeGreaterThan(30);
	expect(strayScreens(shipped)).toEqual([]);
});

test.each(screensOf(shipped))("the screen $name is of a page that is there: $path", ({ path }) => {
	expect(pageExists(path.split(/[?#]/, 1)[0] ?? "")).toBe(true);
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
