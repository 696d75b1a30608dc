import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import type { PictureList } from "#app/features/library/manuals/screen-pictures.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { readLibrary } from "#db/content/library-files/read-library.ts";
import { readEntryKinds } from "#db/seed/read-entry-kinds.ts";
import { findBrowser } from "./browser.mjs";
import { encodePicture } from "./manual/encode-picture.ts";
import { type Screen, screensOf } from "./manual/screens.ts";
import { takePicture } from "./manual/take-picture.ts";
import { openBrowserAs, setLanguageAndTheme } from "./manual/visitors.ts";
import { ENVIRONMENT } from "./node.mjs";
import { openSeededSchool } from "./school.ts";

// `npm run manual:pictures [-- name …]`: screenshots of a new school, served from the last build.
const FOLDER = "public/manual";
const LIST = "app/features/library/manuals/pictures.json";

// The school ships no Chinese face, so without a system one Chinese would be boxes.
const fonts = spawnSync("fc-list", [":lang=zh"], { encoding: "utf8" });
if (fonts.status === 0 && fonts.stdout.trim() === "")
	throw new Error("No font for Chinese here (Debian: fonts-noto-cjk).");

const asked: string[] = process.argv.slice(2);
const all = screensOf(readLibrary("db/content/library", await readEntryKinds()));
const screens = inOrder(all.filter(({ name }) => asked.length === 0 || asked.includes(name)));
const unknown = asked.filter((name) => !all.some((screen) => screen.name === name));
if (unknown.length > 0) throw new Error(`No manual shows ${unknown.join(", ")}.`);

const product = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const known = JSON.parse(readFileSync(LIST, "utf8")) as PictureList;
const list: PictureList = { version: product.version, pictures: {} };
for (const { name } of all) list.pictures[name] = known.pictures[name];

const stateDir = mkdtempSync(join(tmpdir(), "grew-pictures-"));
const { school, address } = await openSeededSchool({ stateDir, vars: { RATE_LIMIT_SCALE: "1000" } });
const executablePath = process.env.CHROMIUM_PATH ?? findBrowser(ENVIRONMENT);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const missing: string[] = [];
let bytes = 0;
try {
	for (const as of new Set(screens.map((screen) => screen.as))) {
		const context = await openBrowserAs(browser, address, as);
		const page = await context.newPage();
		for (const { name, path } of screens.filter((screen) => screen.as === as)) {
			const pictures: PictureList["pictures"][string] = {};
			for (const language of LANGUAGE_CODES) {
				await setLanguageAndTheme(context, address, language);
				const screenshot = await takePicture(page, address + path);
				const file = join(FOLDER, language, `${name}.webp`);
				if (!screenshot) {
					missing.push(`${name} (${language})`);
					rmSync(file, { force: true });
					continue;
				}
				const { bytes: picture, ...facts } = await encodePicture(screenshot);
				mkdirSync(join(FOLDER, language), { recursive: true });
				writeFileSync(file, picture);
				bytes += picture.length;
				pictures[language] = facts;
			}
			list.pictures[name] = pictures;
			writeFileSync(LIST, `${JSON.stringify(sorted(list), null, 2)}\n`);
		}
		await context.close();
	}
} finally {
	await browser.close();
	await school.dispose();
	rmSync(stateDir, { recursive: true, force: true });
}

console.log(`${screens.length} screens, ${Math.round(bytes / 1024)} kB.`);
if (missing.length > 0) console.log(`No page to take: ${missing.join(", ")}`);

/** Lessons last: opening one records progress, which all later screens show. */
function inOrder(wanted: Screen[]): Screen[] {
	const isLesson = ({ path }: Screen) => Number(path.startsWith("/lessons/"));
	return wanted.toSorted((a, b) => isLesson(a) - isLesson(b));
}

/** By name, to keep diffs small; a screen without a picture is left out. */
function sorted({ version, pictures }: PictureList): PictureList {
	const taken = Object.entries(pictures).filter(([, picture]) => picture && Object.keys(picture).length > 0);
	return { version, pictures: Object.fromEntries(taken.sort(([a], [b]) => (a < b ? -1 : 1))) };
}
