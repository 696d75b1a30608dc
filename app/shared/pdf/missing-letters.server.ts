import { type HasLetter, lettersToDraw, undrawnLetters } from "./drawn-text";
import { facesFor } from "./faces";

/** Fetches a face by the name of its file: `paperFont(env.ASSETS)`. */
type LoadFont = (name: string) => Promise<ArrayBuffer>;
type Letters = ReadonlySet<number>;

/** The letters of the faces that were read, as long as the isolate lives: the Chinese one takes 7.5 MB to find out. */
const known = new Map<string, Letters>();
/**
 * Faces that are being read, by who fetches them. Shared within a request only: where a request is cancelled, what it
 * fetches never arrives, and whoever waited for it as well would wait for ever.
 */
const underWay = new WeakMap<LoadFont, Map<string, Promise<Letters>>>();

/**
 * The letters of a text that no face of the documents has, each once: Latin with Vietnamese, Cyrillic, Greek and Chinese are
 * there. Asks the faces themselves, those in which a name is set. For what is signed as it is printed: each letter must be there itself.
 */
export async function missingLetters(name: string, loadFont: LoadFont): Promise<string[]> {
	const drawn = name.normalize("NFC");
	const has = await facesOf(drawn, loadFont);
	return [...new Set(drawn)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
}

/** The letters of a text for which `openPaper` would refuse it: signs that have a substitute, and pictographs, are none of them. */
export async function unprintableLetters(text: string, loadFont: LoadFont): Promise<string[]> {
	return undrawnLetters(text, await facesOf(lettersToDraw(text), loadFont));
}

async function facesOf(letters: string, loadFont: LoadFont): Promise<HasLetter> {
	const faces = await Promise.all(
		facesFor("title", letters, "en").map((face) => known.get(face) ?? read(face, loadFont)),
	);
	return (code) => faces.some((face) => face.has(code));
}

/** One reading of a face for all who ask at once. One that has failed is not kept. */
function read(face: string, loadFont: LoadFont): Promise<Letters> {
	const own = underWay.get(loadFont) ?? new Map<string, Promise<Letters>>();
	underWay.set(loadFont, own);
	const reading = own.get(face) ?? lettersOf(face, loadFont).finally(() => own.delete(face));
	own.set(face, reading);
	return reading;
}

async function lettersOf(face: string, loadFont: LoadFont): Promise<Letters> {
	const { fontkit } = await import("./pdf.late.server");
	const letters = new Set<number>(fontkit.create(new Uint8Array(await loadFont(face))).characterSet);
	known.set(face, letters);
	return letters;
}
