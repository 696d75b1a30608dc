import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STYLES = `${ROOT}app/styles/fonts.css`;
const FOLDER = `${ROOT}app/styles/fonts/`;
const PACKAGES = `${ROOT}node_modules/@fontsource-variable/`;

/** In pixels: from lesson text (19, drawn as 20) to the largest heading. */
const OPTICAL_SIZES = { min: 20, max: 60 };

/** Used by the text. Inter's alternates and the serif's swashes would be a seventh of the weight. */
const FEATURES = ["kern", "liga", "lnum", "tnum"];

/** For combining marks. `latin-basic` has none: its accented letters are whole. */
const FEATURES_OF_MARKS = ["ccmp", "locl", "mark", "mkmk"];

/** Not used by browsers. */
const UNUSED_TABLES = ["BASE", "STAT"];

/** Without combining marks it only adjusts kerning, for a sixth of the serif that all pages wait for. */
const MARKS_AND_KERNING = "GDEF";

type Face = { file: string; weights: number | { min: number; max: number }; ranges: string };

/** Subsets the faces of `app/styles/fonts.css` to the weights and letters declared there. Part of the build. */
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

/** `source-serif-4-…` is in the package `source-serif-4`; our `latin-basic` is a part of their `latin`. */
function sourceOf(file: string): string {
	const name = /^(.+?)-(?:latin|cyrillic)/.exec(file)?.[1];
	return `${PACKAGES}${name}/files/${file.replace("-latin-basic-", "-latin-")}`;
}

/** For example of `U+0000-00FF, U+0131`. */
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
