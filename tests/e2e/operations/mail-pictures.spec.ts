import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { createServer, type ViteDevServer } from "vite";
import { completeWords } from "#scripts/vite/complete-words.ts";
import { expect, test, WIDE } from "../school";

type Mails = typeof import("../../operations/sample-mails.ts");
type Roles = typeof import("#app/features/operations/notifications/letter/letter-colors.ts")["LETTER_ROLES"];

let vite: ViteDevServer;
let mails: Mails;
let roles: Roles;

test.beforeAll(async () => {
	vite = await createServer({
		configFile: false,
		appType: "custom",
		server: { middlewareMode: true, hmr: false, ws: false },
		plugins: [completeWords()],
		logLevel: "error",
	});
	mails = (await vite.ssrLoadModule("/tests/operations/sample-mails.ts")) as Mails;
	({ LETTER_ROLES: roles } = (await vite.ssrLoadModule(
		"/app/features/operations/notifications/letter/letter-colors.ts",
	)) as { LETTER_ROLES: Roles });
});
test.afterAll(() => vite.close());

/** The mail as a client shows it: by itself, with nothing that it could load. */
async function open(page: Page, document: string, width: number) {
	await page.setViewportSize({ width, height: 900 });
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.setContent(document);
	expect(loaded, "a mail loads nothing").toEqual([]);
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(found: Locator): Promise<Box> {
	const box = await found.boundingBox();
	if (!box) throw new Error("it is not shown");
	return box;
}

/** All colours painted in a part of a picture, as #rrggbb. */
async function coloursIn(picture: Buffer, { x, y, width, height }: Box): Promise<Set<string>> {
	const part = {
		left: Math.round(x),
		top: Math.round(y),
		width: Math.max(1, Math.floor(width)),
		height: Math.max(1, Math.floor(height)),
	};
	const pixels = await sharp(picture).extract(part).removeAlpha().raw().toBuffer();
	return new Set(
		Array.from({ length: pixels.length / 3 }, (_, at) => `#${pixels.subarray(at * 3, at * 3 + 3).toString("hex")}`),
	);
}

async function paintedAt(picture: Buffer, { x, y }: { x: number; y: number }) {
	const [color] = await coloursIn(picture, { x, y, width: 1, height: 1 });
	return color;
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const KINDS = ["digest", "order", "letter"] as const;
const LANGUAGES = ["de", "zh", "en"] as const;
const ALL = LANGUAGES.flatMap((language) =>
	(["dark", "light"] as const).flatMap((theme) =>
		[360, 600].flatMap((width) => KINDS.map((kind) => ({ kind, language, theme, width }))),
	),
);

for (const { kind, language, theme, width } of ALL) {
	test(`${kind} in ${language}, ${theme}, ${width} px wide`, WIDE, async ({ page, expectAccessible }, info) => {
		await page.emulateMedia({ colorScheme: theme });
		await open(page, mails.sampleMail(kind, language), width);
		await expectAccessible();
		const path = info.outputPath(`${kind}-${language}-${theme}-${width}.png`);
		const picture = await page.screenshot({ path, fullPage: true });

		const paper = await boxOf(page.locator(".gm-paper"));
		expect(paper.width).toBe(width);
		const text = await boxOf(page.locator("main p, main h1").first());
		expect(text.x - paper.x - 1).toBe(width === 360 ? 20 : 40);
		expect(await paintedAt(picture, { x: paper.x + 10, y: paper.y + 12 })).toBe(roles.paper[theme]);
		const around = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		expect(around).toBe(`rgb(${channels(roles.ground[theme]).join(", ")})`);

		const button = await boxOf(page.locator(".gm-button").first());
		expect(button.height).toBeGreaterThanOrEqual(44);
		expect(button.width).toBeGreaterThanOrEqual(44);
		expect(await paintedAt(picture, { x: button.x + 8, y: button.y + button.height / 2 })).toBe(roles.button[theme]);
		expect(await coloursIn(picture, button)).toContain(roles.label[theme]);
		expect(await coloursIn(picture, text)).toContain(roles.ink[theme]);
	});
}
