import "#app/shared/text/fold-han.server.ts";
import { foldLetter } from "#app/shared/text/fold-text.ts";

/** Behind the characters of Chinese there are tags and private use, which are cleaned away before. */
const LAST = 0x32000;

/** Every letter beyond ASCII that is compared as another: the rows that `letter_folds` must have. */
export function letterFoldRows(): Map<string, string> {
	const rows = new Map<string, string>();
	for (let code = 0x80; code < LAST; code += 1) {
		// Halves of pairs, and private use.
		if (code >= 0xd800 && code < 0xf900) continue;
		const letter = String.fromCodePoint(code);
		const folded = foldLetter(letter);
		if (folded !== letter) rows.set(letter, folded);
	}
	return rows;
}
