import { facesFor } from "../../../shared/pdf/faces";

/** Fetches a face by the name of its file: `paperFont(env.ASSETS)`. */
type LoadFont = (name: string) => Promise<ArrayBuffer>;

/**
 * The letters of a text that no face of the documents has, each once: Latin, Cyrillic and Chinese are there. Asks the
 * faces themselves, those in which a name is set. Letters are looked for as they are drawn: composed.
 */
export async function missingLetters(name: string, loadFont: LoadFont): Promise<string[]> {
	const drawn = name.normalize("NFC");
	const { fontkit } = await import("../../../shared/pdf/pdf.late.server");
	const letters = new Set<number>();
	for (const face of facesFor("title", drawn, "en")) {
		const font = fontkit.create(new Uint8Array(await loadFont(face)));
		for (const code of font.characterSet) letters.add(code);
	}
	return [...new Set(drawn)].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
}
