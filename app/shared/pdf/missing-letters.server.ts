import { type HasLetter, lettersToDraw, undrawnLetters } from "./drawn-text";
import { facesFor } from "./faces";

type LoadFont = (name: string) => Promise<ArrayBuffer>;
type Letters = ReadonlySet<number>;

/** The letters of each font, cached per isolate: reading them from the Chinese one takes 7.5 MB. */
const known = new Map<string, Letters>();
/** Not shared between requests: if one is cancelled, its fetch never settles and others would wait forever. */
const underWay = new WeakMap<LoadFont, Map<string, Promise<Letters>>>();

/** The letters no title font has, each once. For signed documents, which are printed without substitutes. */
export async function missingLetters(name: string, loadFont: LoadFont): Promise<string[]> {
	const drawn = name.normalize("NFC");
	const has = await facesOf(drawn, loadFont);
	return [...new Set(drawn)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
}

/** The letters for which `openPaper` would throw. Letters with a substitute and emoji are printable. */
export async function unprintableLetters(text: string, loadFont: LoadFont): Promise<string[]> {
	return undrawnLetters(text, await facesOf(lettersToDraw(text), loadFont));
}

async function facesOf(letters: string, loadFont: LoadFont): Promise<HasLetter> {
	const faces = await Promise.all(
		facesFor("title", letters, "en").map((face) => known.get(face) ?? read(face, loadFont)),
	);
	return (code) => faces.some((face) => face.has(code));
}

/** Shares one read among concurrent callers. A failed one is not cached. */
function read(face: string, loadFont: LoadFont): Promise<Letters> {
	const own = underWay.get(loadFont) ?? new Map<string, Promise<Letters>>();
	underWay.set(loadFont, own);
	const reading = own.get(face) ?? lettersOf(face, loadFont).finally(() => own.delete(face));
	own.set(face, reading);
	return reading;
}

async function lettersOf(face: string, loadFont: LoadFont): Promise<Letters> {
	const { fontkit } = await import("./pdf.lazy.server");
	const letters = new Set<number>(fontkit.create(new Uint8Array(await loadFont(face))).characterSet);
	known.set(face, letters);
	return letters;
}
