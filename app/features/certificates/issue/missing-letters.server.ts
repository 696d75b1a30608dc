import { facesFor } from "../../../shared/pdf/faces";

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
 * The letters of a text that no face of the documents has, each once: Latin, Cyrillic and Chinese are there. Asks the
 * faces themselves, those in which a name is set. Letters are looked for as they are drawn: composed.
 */
export async function missingLetters(name: string, loadFont: LoadFont): Promise<string[]> {
	const drawn = name.normalize("NFC");
	const faces = await Promise.all(
		facesFor("title", drawn, "en").map((face) => known.get(face) ?? read(face, loadFont)),
	);
	return [...new Set(drawn)].filter((letter) => !faces.some((letters) => letters.has(letter.codePointAt(0) ?? 0)));
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
	const { fontkit } = await import("../../../shared/pdf/pdf.late.server");
	const letters = new Set<number>(fontkit.create(new Uint8Array(await loadFont(face))).characterSet);
	known.set(face, letters);
	return letters;
}
