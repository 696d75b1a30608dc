import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FOLDER = `${ROOT}public/fonts/paper/`;
const PACKAGES = `${ROOT}node_modules/`;

/** The letters of a range of Unicode, both ends included. */
const range = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×÷ŒœŸ`;
const LATIN_EXTENDED = range(0x100, 0x24f) + range(0x1e00, 0x1eff);
const CYRILLIC = `${range(0x400, 0x45f)}ҐґҰұ№`;

type Face = { name: string; from: string; script: string; axes?: Record<string, number> };

/** Each range of a face, cut out of its package at one weight: a file in a PDF has no axes. */
const FACES: Face[] = [
	...["latin", "latin-ext", "cyrillic"].flatMap((script) => [
		{ name: `text-${script}`, from: inter(script), script, axes: { wght: 400 } },
		{ name: `strong-${script}`, from: inter(script), script, axes: { wght: 600 } },
		{ name: `title-${script}`, from: serif(script), script, axes: { wght: 500, opsz: 24 } as Record<string, number> },
	]),
	{
		name: "chinese",
		from: "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
		script: "chinese",
	},
];

const LETTERS: Record<string, string> = {
	latin: LATIN,
	"latin-ext": LATIN_EXTENDED,
	cyrillic: CYRILLIC,
	chinese: LATIN + lettersOfGbk(),
};

function inter(script: string) {
	return `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`;
}

function serif(script: string) {
	return `@fontsource-variable/source-serif-4/files/source-serif-4-${script}-opsz-normal.woff2`;
}

/** What a PDF in Chinese may need: the 20,902 characters of GBK, names of people included, and its signs. */
function lettersOfGbk(): string {
	const decoder = new TextDecoder("gbk");
	const found = new Set<string>();
	for (let lead = 0x81; lead <= 0xfe; lead += 1) {
		for (let trail = 0x40; trail <= 0xfe; trail += 1) found.add(decoder.decode(new Uint8Array([lead, trail])));
	}
	return [...found].filter((letter) => [...letter].length === 1 && letter !== "\uFFFD").join("");
}

/** Cuts the faces of the school's PDFs to `public/fonts/paper/`. Part of the build. */
async function cutPaperFonts(): Promise<void> {
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	for (const { name, from, script, axes } of FACES) {
		const cut = await subsetFont(readFileSync(PACKAGES + from), LETTERS[script] ?? "", {
			...{ targetFormat: "sfnt" as const, keepFeatures: ["kern"], dropTables: ["BASE", "STAT"] },
			...(axes ? { variationAxes: axes } : {}),
		});
		writeFileSync(`${FOLDER}${name}.ttf`, cut);
		console.log(`paper/${name}: ${(cut.length / 1000).toFixed(1)} kB`);
	}
}

await cutPaperFonts();
