const LONGEST = 40;

/**
 * The beginnings of names that a typed word asks for: as it was typed, and with a capital letter, since the index of
 * names knows the letters of English alone. Of several words the first: whoever asks learns nothing of what stands behind
 * the first name.
 */
export function prefixesOf(typed: string): string[] {
	const [word = ""] = typed.trim().normalize("NFC").slice(0, LONGEST).split(/\s/);
	if (word === "") return [];
	const [first = "", ...rest] = [...word];
	return [...new Set([word, first.toLocaleUpperCase() + rest.join("")])];
}
