import type { Language } from "#app/shared/words/languages.ts";
import { decodeText, type Encoding } from "./encodings";
import { likeliestCodePage } from "./likeliest-encoding";

/**
 * Detects the encoding: byte order mark, UTF-16 by zero bytes beside ASCII, UTF-8 unless invalid bytes outnumber
 * letters, otherwise the best code page. Null for non-text. `reader` breaks ties.
 */
export function recogniseEncoding(bytes: Uint8Array, reader: Language): Encoding | null {
	const marked = encodingOfMark(bytes);
	if (marked) return marked;
	if (bytes.includes(0)) return encodingOfZeros(bytes);
	const { whole, broken } = countUtf8(decodeText(bytes, "utf-8"));
	return broken === 0 || whole >= broken ? "utf-8" : likeliestCodePage(bytes, reader);
}

function encodingOfMark([first, second, third]: Uint8Array): Encoding | null {
	if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
	if (first === 0xff && second === 0xfe) return "utf-16le";
	return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

function encodingOfZeros(bytes: Uint8Array): Encoding | null {
	const zeros = [0, 0];
	for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (odd > even * 10) return "utf-16le";
	return even > odd * 10 ? "utf-16be" : null;
}

function countUtf8(text: string): { whole: number; broken: number } {
	const beyondAscii = text.match(/\P{ASCII}/gu)?.length ?? 0;
	const broken = text.match(/\uFFFD/g)?.length ?? 0;
	return { whole: beyondAscii - broken, broken };
}
