import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { LETTERS_OF_SCRIPT } from "./paper-letters.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}public/fonts/paper/`;
const PACKAGES = `${ROOT}node_modules/`;

/** Subset beforehand, since whole they weigh 94 MB: `npm run fonts:chinese`. */
const CUT = ["signs", "chinese"];

type Face = { name: string; from: string; script: string; axes: Record<string, number> };

/** Each at one weight: a font in a PDF has no axes. */
const FACES: Face[] = [
	...["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "greek-ext", "vietnamese"].flatMap((script) => [
		{ name: `text-${script}`, from: inter(script), script, axes: { wght: 400 } },
		{ name: `strong-${script}`, from: inter(script), script, axes: { wght: 600 } },
	]),
	...["latin", "latin-ext", "cyrillic", "greek", "vietnamese"].map((script) => ({
		name: `title-${script}`,
		from: serif(script),
		script,
		axes: { wght: 500, opsz: 24 } as Record<string, number>,
	})),
];

function inter(script: string) {
	return `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
}

function serif(script: string) {
	return `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-opsz-normal.woff2`;
}

/** Subsets the faces for PDFs into `public/fonts/paper/`. Part of the build. */
async function cutPaperFonts(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	for (const { name, from, script, axes } of FACES) {
		const cut = await subsetFont(readFileSync(PACKAGES + from), LETTERS_OF_SCRIPT[script] ?? "", {
			targetFormat: "sfnt" as const,
			keepFeatures: ["kern"],
			dropTables: ["BASE", "STAT"],
			variationAxes: axes,
		});
		write(name, cut);
	}
	for (const name of CUT)
		write(name, await convert(readFileSync(`${ROOT}scripts/drawing/chinese/${name}.woff2`), "sfnt"));
}

function write(name: string, font: Buffer): void {
	writeFileSync(`${FOLDER}${name}.ttf`, font);
	console.log(`paper/${name}: ${(font.length / 1000).toFixed(1)} kB`);
}

await cutPaperFonts();
