/** Both ends included. */
const range = (first: number, last: number) =>
	Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×÷ŒœŸ`;
const LATIN_EXTENDED = range(0x100, 0x24f) + range(0x2b0, 0x2ff) + range(0x1e00, 0x1eff) + range(0x20a0, 0x20bf);
const CYRILLIC = `${range(0x400, 0x45f)}ҐґҰұ№`;
const CYRILLIC_EXTENDED = range(0x460, 0x52f);
const GREEK = range(0x370, 0x3ff);
const GREEK_EXTENDED = range(0x1f00, 0x1fff);
const VIETNAMESE = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}₫`;
const SIGNS = range(0x2150, 0x218f) + range(0x2190, 0x22ff) + range(0x25a0, 0x25ff) + range(0x2600, 0x27bf);

export const LETTERS_OF_SCRIPT: Record<string, string> = {
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

/** The 20,902 characters of GBK, which cover names of people, and its signs. */
function lettersOfGbk(): string {
	const decoder = new TextDecoder("gbk");
	const found = new Set<string>();
	for (let lead = 0x81; lead <= 0xfe; lead += 1) {
		for (let trail = 0x40; trail <= 0xfe; trail += 1) found.add(decoder.decode(new Uint8Array([lead, trail])));
	}
	return [...found].filter((letter) => [...letter].length === 1 && letter !== "\uFFFD").join("");
}
