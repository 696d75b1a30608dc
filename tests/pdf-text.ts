import {
	decodePDFRawStream,
	PDFArray,
	PDFDict,
	PDFDocument,
	PDFName,
	type PDFPage,
	PDFRawStream,
} from "@cantoo/pdf-lib";
import { create } from "fontkit";

/** A text on a page: its letters, and their outlines in the document. */
export type ShownText = { text: string; outlines: string[] };

/** In drawing order. Letters come from the fonts' ToUnicode tables (ISO 32000-1, 9.10.3). */
export async function shownTexts(bytes: Uint8Array): Promise<ShownText[]> {
	const document = await PDFDocument.load(bytes);
	const [page] = document.getPages();
	if (!page) throw new Error("The document has no page");
	const faces = facesOf(page);
	let face: Face | undefined;
	const texts: ShownText[] = [];
	for (const [, name, hex] of contentOf(page).matchAll(/\/(\S+) [\d.]+ Tf|<([0-9A-Fa-f]*)> Tj/g)) {
		if (name) face = faces.get(name);
		if (hex === undefined || !face) continue;
		const glyphs = (hex.match(/.{4}/g) ?? []).map((glyph) => Number.parseInt(glyph, 16));
		const { letters, font } = face;
		texts.push({
			text: glyphs.map((glyph) => letters.get(glyph) ?? "\ufffd").join(""),
			outlines: glyphs.map((glyph) => font.getGlyph(glyph).path.toSVG()),
		});
	}
	return texts;
}

export function outlinesOf(text: string, face: Uint8Array): string[] {
	const font = create(face);
	const glyphs = [...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0)?.id ?? 0);
	return glyphs.map((glyph) => font.getGlyph(glyph).path.toSVG());
}

type Face = { letters: Map<number, string>; font: ReturnType<typeof create> };

function facesOf(page: PDFPage): Map<string, Face> {
	const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
	return new Map(
		fonts?.entries().map(([name]) => {
			const font = fonts.lookup(name, PDFDict);
			const letters = lettersOf(textOf(font.lookup(PDFName.of("ToUnicode"))));
			const descendant = font.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
			const described = descendant.lookup(PDFName.of("FontDescriptor"), PDFDict);
			const file = described.lookup(PDFName.of("FontFile2"));
			return [name.decodeText(), { letters, font: create(bytesOf(file)) }];
		}),
	);
}

function lettersOf(table: string): Map<number, string> {
	const pairs = table.matchAll(/<([0-9A-Fa-f]{4})>\s+<([0-9A-Fa-f]+)>/g);
	return new Map(
		[...pairs].map(([, glyph = "", letters = ""]) => [
			Number.parseInt(glyph, 16),
			String.fromCharCode(...(letters.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
		]),
	);
}

function contentOf(page: PDFPage): string {
	const content = page.node.Contents();
	if (!(content instanceof PDFArray)) throw new Error("The page has no content");
	return content
		.asArray()
		.map((_, at) => textOf(content.lookup(at)))
		.join("\n");
}

function textOf(stream: unknown): string {
	return new TextDecoder("latin1").decode(bytesOf(stream));
}

function bytesOf(stream: unknown): Uint8Array {
	if (!(stream instanceof PDFRawStream)) throw new Error("This is no stream");
	return decodePDFRawStream(stream).decode();
}
