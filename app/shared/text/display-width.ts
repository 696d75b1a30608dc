const WIDE =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const WITHOUT_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** The width of a text in columns: Chinese and emoji take two, combining marks none. Source: Unicode UAX #11. */
export function displayWidth(text: string): number {
	let width = 0;
	for (const sign of text) width += widthOf(sign);
	return width;
}

/** Cuts a text to a width in columns, the ellipsis included. */
export function cutToWidth(text: string, most: number): string {
	if (displayWidth(text) <= most) return text;
	let [kept, width] = ["", 1];
	for (const sign of text) {
		width += widthOf(sign);
		if (width > most) break;
		kept += sign;
	}
	return `${kept.trimEnd()}…`;
}

function widthOf(sign: string): number {
	if (WITHOUT_WIDTH.test(sign)) return 0;
	return WIDE.test(sign) ? 2 : 1;
}
