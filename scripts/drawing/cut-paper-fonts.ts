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
/** With the signs of currencies, and the raised letters of romanised names. */
const LATIN_EXTENDED = range(0x100, 0x24f) + range(0x2b0, 0x2ff) + range(0x1e00, 0x1eff) + range(0x20a0, 0x20bf);
const CYRILLIC = `${range(0x400, 0x45f)}ҐґҰұ№`;
/** Kazakh, Tatar, Tajik, Bashkir and others. */
const CYRILLIC_EXTENDED = range(0x460, 0x52f);
const GREEK = range(0x370, 0x3ff);
/** With the breathings and accents of before 1982. */
const GREEK_EXTENDED = range(0x1f00, 0x1fff);
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`;
/** Arrows, comparisons, fractions, ticks and boxes, as texts of courses have them. */
const SIGNS = range(0x2150, 0x218f) + range(0x2190, 0x22ff) + range(0x25a0, 0x25ff) + range(0x2600, 0x27bf);

const NOTO_SANS_SC = "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf";

type Face = { name: string; from: string; script: string; axes?: Record<string, number> };

/** Each range of a face, cut out of its package at one weight: a file in a PDF has no axes. */
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
	{ name: "signs", from: NOTO_SANS_SC, script: "signs" },
	{ name: "chinese", from: NOTO_SANS_SC, script: "chinese" },
];

const LETTERS: Record<string, string> = {
	latin: LATIN,
	"latin-ext": LATIN_EXTENDED,
	cyrillic: CYRILLIC,
	"cyrillic-ext": CYRILLIC_EXTENDED,
	greek: GREEK,
	"greek-ext": GREEK_EXTENDED,
	vietnamese: VIETNAMESE,
	signs: SIGNS,
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
			targetFormat: "sfnt" as const,
			keepFeatures: ["kern"],
			dropTables: ["BASE", "STAT"],
			...(axes ? { variationAxes: axes } : {}),
		});
		writeFileSync(`${FOLDER}${name}.ttf`, cut);
		console.log(`paper/${name}: ${(cut.length / 1000).toFixed(1)} kB`);
	}
}

await cutPaperFonts();
