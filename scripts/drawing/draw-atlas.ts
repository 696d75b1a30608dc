import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { allCoverDesigns } from "#app/features/site/illustrations/covers.ts";
import { drawBackdrop } from "#app/features/site/illustrations/drawings/backdrop.ts";
import { appIcon, favicon } from "#app/features/site/illustrations/drawings/brand.ts";
import { BAND_BOX, contourBand } from "#app/features/site/illustrations/drawings/contour-band.ts";
import { FEATURE_SIZE, FEATURES, featureDrawing } from "#app/features/site/illustrations/drawings/feature-drawing.ts";
import { groundPalette, mapPalette, type Palette } from "#app/features/site/illustrations/drawings/palette.ts";
import { SOCIAL_SIZE, schoolSocialImage, socialImage } from "#app/features/site/illustrations/drawings/social-image.ts";
import { STEP_SIZE, STEPS_OF_A_DEAL, stepDrawing } from "#app/features/site/illustrations/drawings/step-drawing.ts";
import {
	CLOSING_TOWN,
	closingDrawing,
	ENTRANCE_BAND,
	ENTRANCE_TOWN,
	HERO_BAND,
	HERO_BAND_SEEN,
	HERO_TOWN,
	heroDrawing,
	subjectPosition,
} from "#app/features/site/illustrations/drawings/town-drawing.ts";
import { UNSURVEYED_TOWN, unsurveyedDrawing } from "#app/features/site/illustrations/drawings/unsurveyed-drawing.ts";
import { courseLots } from "#app/features/site/illustrations/lots/lesson-lots.ts";
import type { Manifest, Picture, ThemedPicture } from "#app/features/site/illustrations/manifest.ts";
import { DRAWING_MODES, type Theme } from "#app/features/site/illustrations/modes.ts";
import type { CourseContent } from "#db/content/course-content.ts";
import { readCourses } from "#db/content/read-courses.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}public/atlas/`;
const MANIFEST = `${ROOT}app/features/site/illustrations/manifest.json`;

/** In bytes, compressed as a server sends them. */
const LIMITS = {
	cover: 25_000,
	plat: 25_000,
	thumb: 6_000,
	map: 40_000,
	half: 25_000,
	drawing: 6_000,
	social: 80_000,
	icon: 20_000,
};

type Kind = keyof typeof LIMITS;
type Size = { width: number; height: number };

const weights: { file: string; kind: Kind; bytes: number }[] = [];

/** Part of the build. The same sources give the same files; the exit code is 1 when one exceeds its limit. */
async function drawAtlas(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	const manifest: Manifest = {
		sheets: Object.fromEntries(allCoverDesigns().map((sheet) => [sheet.name, drawSheet(sheet)])),
		social: await drawSocialImages(readCourses(`${ROOT}db/content/courses`)),
		schoolSocial: await drawSocialImage("school", schoolSocialImage(mapPalette("light"))),
		landing: {
			hero: inThemes("hero", "map", HERO_TOWN.area, (palette) => heroDrawing(HERO_TOWN, palette)),
			heroBand: inThemes("hero-band", "map", HERO_BAND_SEEN, (palette) =>
				heroDrawing(HERO_BAND, palette, HERO_BAND_SEEN),
			),
			heroSubject: subjectPosition(HERO_TOWN),
			closing: inThemes("closing", "map", CLOSING_TOWN.area, (palette) => closingDrawing(CLOSING_TOWN, palette)),
			contours: writeDrawing("contours", "map", BAND_BOX, contourBand()),
			steps: each(STEPS_OF_A_DEAL, (step) =>
				inThemes(`step-${step}`, "drawing", STEP_SIZE, (palette) => stepDrawing(step, palette)),
			),
			features: each(FEATURES, (feature) =>
				inThemes(`feature-${kebab(feature)}`, "drawing", FEATURE_SIZE, (palette) => featureDrawing(feature, palette)),
			),
		},
		entrance: {
			half: inThemes("entrance", "half", ENTRANCE_TOWN.area, (palette) => heroDrawing(ENTRANCE_TOWN, palette)),
			band: inThemes("entrance-band", "drawing", ENTRANCE_BAND, (palette) =>
				heroDrawing(ENTRANCE_TOWN, palette, ENTRANCE_BAND),
			),
		},
		unsurveyed: inThemes("unsurveyed", "map", UNSURVEYED_TOWN.area, (palette) =>
			unsurveyedDrawing(UNSURVEYED_TOWN, palette),
		),
		icons: {
			favicon: writeDrawing("favicon", "icon", square(24), favicon(mapPalette("light"), mapPalette("dark"))),
			icon192: await drawIcon(192),
			icon512: await drawIcon(512),
			appleTouch: await drawIcon(180),
		},
	};
	await writeWellKnownIcons();
	writeFileSync(MANIFEST, `${JSON.stringify(manifest, null, "\t")}\n`);
	report();
}

function drawSheet(sheet: ReturnType<typeof allCoverDesigns>[number]) {
	return each(DRAWING_MODES, (mode) =>
		each(["light", "dark"], (theme: Theme) => {
			const palette = groundPalette(sheet.ground, theme);
			const size = mode === "thumb" ? { width: 120, height: 80 } : { width: 480, height: 320 };
			return writeDrawing(`${sheet.name}-${mode}-${theme}`, mode, size, drawBackdrop(sheet, mode, palette));
		}),
	);
}

async function drawSocialImages(courses: CourseContent[]): Promise<Record<string, Picture>> {
	const pictures: Record<string, Picture> = {};
	for (const { id, topic, slug, modules } of courses) {
		const lots = courseLots({ id, topicDrawing: topic, lessonCounts: modules.map(({ lessons }) => lessons.length) });
		const svg = socialImage(lots, groundPalette(lots.sheet.ground, "light"), mapPalette("light"));
		pictures[id] = await drawSocialImage(slug, svg);
	}
	return pictures;
}

/** PNG, since no site that previews links shows SVG. */
async function drawSocialImage(name: string, svg: string): Promise<Picture> {
	const options = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 };
	const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
	return write(`social-${name}`, "png", "social", SOCIAL_SIZE, png);
}

async function drawIcon(side: number): Promise<Picture> {
	const svg = Buffer.from(appIcon(side, mapPalette("light")));
	const png = await sharp(svg).png({ palette: true, compressionLevel: 9 }).toBuffer();
	return write(`icon-${side}`, "png", "icon", square(side), png);
}

/** Browsers and phones request these two by fixed names, whatever a page says. */
async function writeWellKnownIcons(): Promise<void> {
	const png = (side: number) =>
		sharp(Buffer.from(appIcon(side, mapPalette("light"))))
			.png({ palette: true, compressionLevel: 9 })
			.toBuffer();
	writeFileSync(`${ROOT}public/favicon.ico`, icoOf(32, await png(32)));
	writeFileSync(`${ROOT}public/apple-touch-icon.png`, await png(180));
}

/** An ICO file with one PNG entry, a format since Windows Vista. */
function icoOf(side: number, png: Buffer): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(side, 6);
	head.writeUInt8(side, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

function inThemes(name: string, kind: Kind, size: Size, draw: (palette: Palette) => string): ThemedPicture {
	return each(["light", "dark"], (theme: Theme) => {
		return writeDrawing(`${name}-${theme}`, kind, size, draw(mapPalette(theme)));
	});
}

function writeDrawing(name: string, kind: Kind, size: Size, svg: string): Picture {
	return write(name, "svg", kind, size, Buffer.from(svg));
}

function write(name: string, extension: "svg" | "png", kind: Kind, { width, height }: Size, content: Buffer): Picture {
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
	const file = `${name}-${hash}.${extension}`;
	writeFileSync(FOLDER + file, content);
	const bytes = extension === "svg" ? gzipSync(content, { level: 9 }).length : content.length;
	weights.push({ file, kind, bytes });
	return { src: `/atlas/${file}`, width, height };
}

/** Prints the weights of files over their limit, with `--weights` of all files. */
function report(): void {
	const heavy = weights.filter(({ kind, bytes }) => bytes > LIMITS[kind]);
	for (const { file, kind, bytes } of process.argv.includes("--weights") ? weights : heavy) {
		const mark = bytes > LIMITS[kind] ? `  over ${LIMITS[kind]}` : "";
		console.log(`${String(bytes).padStart(7)}  ${kind.padEnd(8)}${file}${mark}`);
	}
	const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
	console.log(`${String(total).padStart(7)}  in ${weights.length} files, ${heavy.length} of them too heavy`);
	if (heavy.length > 0) process.exitCode = 1;
}

function each<Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value): Record<Name, Value> {
	return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}

function kebab(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function square(side: number): Size {
	return { width: side, height: side };
}

await drawAtlas();
