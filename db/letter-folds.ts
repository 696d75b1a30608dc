import "#app/shared/text/fold-han.server.ts";
import { foldLetter } from "#app/shared/text/fold-text.ts";

/** Above the Chinese blocks are only tags and private use, which are removed before folding. */
const LAST_FOLDED_CODE = 0x32000;

export function letterFoldRows(): Map<string, string> {
	const rows = new Map<string, string>();
	for (let code = 0x80; code < LAST_FOLDED_CODE; code += 1) {
		// Surrogates and private use.
		if (code >= 0xd800 && code < 0xf900) continue;
		const letter = String.fromCodePoint(code);
		const folded = foldLetter(letter);
		if (folded !== letter) rows.set(letter, folded);
	}
	return rows;
}
