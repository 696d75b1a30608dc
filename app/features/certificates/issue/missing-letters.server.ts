import { facesFor } from "../../../shared/pdf/faces";

/** Fetches a face by the name of its file: `paperFont(env.ASSETS)`. */
type LoadFont = (name: string) => Promise<ArrayBuffer>;

/**
 * The letters of a name that no face of the documents has, each once: Latin, Cyrillic and Chinese are there. Asks the
 * faces themselves, those in which a name is set.
 */
export async function missingLetters(name: string, loadFont: LoadFont): Promise<string[]> {
	const { fontkit } = await import("../../../shared/pdf/pdf.late.server");
	const letters = new Set<number>();
	for (const face of facesFor("title", name, "en")) {
		const font = fontkit.create(new Uint8Array(await loadFont(face)));
		for (const code of font.characterSet) letters.add(code);
	}
	return [...new Set(name.normalize("NFC"))].filter((letter) => !letters.has(letter.codePointAt(0) ?? 0));
}
