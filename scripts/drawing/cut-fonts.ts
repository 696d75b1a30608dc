import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STYLES = `${ROOT}app/styles/fonts.css`;
const FOLDER = `${ROOT}app/styles/fonts/`;
const PACKAGES = `${ROOT}node_modules/@fontsource-variable/`;

/** In pixels: from the text of a lesson (19, drawn as 20) to the largest heading. The smaller cuts weigh 24 kB. */
const OPTICAL_SIZES = { min: 20, max: 60 };

/** What the text is set with. Inter's alternates and the swashes of the serif would be a seventh of the weight. */
const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** What combining marks need besides; `latin-basic` has none of them, its accented letters are whole. */
const FEATURES_OF_MARKS = ["ccmp", "locl", "mark", "mkmk"];

/** What no browser asks for. */
const UNUSED_TABLES = ["BASE", "STAT"];

/** Beside combining marks this says only how kerning changes with the size and the weight: a sixth of the serif that all pages wait for. */
const MARKS_AND_KERNING = "GDEF";

type Face = { file: string; weights: number | { min: number; max: number }; ranges: string };

/**
 * Cuts the faces that `app/styles/fonts.css` names out of their packages: to the
 * weights and the letters that it says. A face with all weights weighs half as much
 * again, and is the heaviest thing a page loads. Part of the build.
 */
async function cutFonts(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	for (const { file, weights, ranges } of readFaces(readFileSync(STYLES, "utf8"))) {
		const whole = readFileSync(sourceOf(file));
		const axes = { wght: weights, ...(file.includes("-opsz-") && { opsz: OPTICAL_SIZES }) };
		const isBasic = file.includes("-latin-basic-");
		const options = {
			targetFormat: "woff2" as const,
			variationAxes: axes,
			keepFeatures: isBasic ? FEATURES : [...FEATURES, ...FEATURES_OF_MARKS],
			dropTables: isBasic ? [...UNUSED_TABLES, MARKS_AND_KERNING] : UNUSED_TABLES,
		};
		const cut = await subsetFont(whole, lettersIn(ranges), options);
		writeFileSync(FOLDER + file, cut);
		console.log(`${file}: ${kilobytes(whole.length)} → ${kilobytes(cut.length)}`);
	}
}

function readFaces(styles: string): Face[] {
	return [...styles.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, rules = ""]) => {
		const file = /url\("\.\/fonts\/([\w-]+\.woff2)"\)/.exec(rules)?.[1];
		if (!file) return [];
		const [, min, max] = /font-weight: (\d+)(?: (\d+))?;/.exec(rules) ?? [];
		const ranges = /unicode-range:([^;]+);/.exec(rules)?.[1];
		if (!min || !ranges) throw new Error(`${STYLES} says no weights or letters of ${file}`);
		return [{ file, weights: max ? { min: Number(min), max: Number(max) } : Number(min), ranges }];
	});
}

/**
 * `inter-latin-wght-normal.woff2` lies in the package `inter`, `source-serif-4-…` in `source-serif-4`; what is
 * `latin-basic` to us is a part of their `latin`.
 */
function sourceOf(file: string): string {
	const name = /^(.+?)-(?:latin|cyrillic)/.exec(file)?.[1];
	return `${PACKAGES}${name}/files/${file.replace("-latin-basic-", "-latin-")}`;
}

/** From `U+0000-00FF, U+0131` to the letters. */
function lettersIn(ranges: string): string {
	return ranges
		.split(",")
		.flatMap((range) => {
			const [first = 0, last = first] = range
				.trim()
				.slice(2)
				.split("-")
				.map((code) => Number.parseInt(code, 16));
			return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
		})
		.join("");
}

function kilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}

await cutFonts();
