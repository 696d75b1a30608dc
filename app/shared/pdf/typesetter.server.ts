import type { Language } from "../words/languages";
import { drawnLetter, type HasLetter, lettersToDraw, paperText, undrawnLetters } from "./drawn-text";
import { facesFor, TEXT_STYLES, type TextStyle } from "./faces";
import type { PDFFont, PDFPage } from "./pdf.lazy.server";
import { UnprintableError } from "./unprintable-error";

export type Typesetting = {
	title: string;
	language: Language;
	letters: string;
	loadFont: (name: string) => Promise<ArrayBuffer>;
	now: Date;
};

/** `measure` returns points. Throws `UnprintableError` for a letter that no font has. */
export async function openTypesetter({ title, language, letters, loadFont, now }: Typesetting) {
	const { PDFDocument, fontkit, rgb } = await import("./pdf.lazy.server");
	const document = await PDFDocument.create();
	document.registerFontkit(fontkit);
	document.setTitle(title, { showInWindowTitleBar: true });
	document.setLanguage(language);
	document.setProducer("G.R.E.W.");
	document.setCreationDate(now);
	document.setModificationDate(now);

	const written = `${letters} ${title} 0123456789/·`;
	const all = lettersToDraw(written);
	const names = [...new Set(TEXT_STYLES.flatMap((style) => facesFor(style, all, language)))];
	const files = await Promise.all(names.map(loadFont));
	const fonts = new Map<string, PDFFont>();
	for (const [at, name] of names.entries()) {
		fonts.set(name, await document.embedFont(files[at] ?? new ArrayBuffer(0), { subset: true }));
	}
	const has = new Map([...fonts].map(([name, font]) => [name, new Set(font.getCharacterSet())]));
	for (const style of TEXT_STYLES) {
		const faces = facesFor(style, all, language);
		const undrawn = undrawnLetters(written, (code) => faces.some((name) => has.get(name)?.has(code)));
		if (undrawn.length > 0) throw new UnprintableError(undrawn);
	}
	const runsOf = (text: string, style: TextStyle) =>
		toRuns(paperText(text), facesFor(style, all, language), { fonts, has });
	const widths = new Map(TEXT_STYLES.map((style) => [style, new Map<string, number>()]));
	const measure = (text: string, style: TextStyle, size: number) => {
		const known = widths.get(style)?.get(text);
		if (known !== undefined) return known * size;
		const width = runsOf(text, style).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1), 0);
		widths.get(style)?.set(text, width);
		return width * size;
	};

	const draw = (
		page: PDFPage,
		text: string,
		at: { x: number; y: number; style: TextStyle; size: number; color: Rgb },
	) => {
		let { x } = at;
		for (const run of runsOf(text, at.style)) {
			page.drawText(run.text, { x, y: at.y, size: at.size, font: run.font, color: at.color });
			x += run.font.widthOfTextAtSize(run.text, at.size);
		}
	};
	return { document, rgb, measure, draw };
}

type Rgb = ReturnType<typeof import("./pdf.lazy.server").rgb>;

type Faces = { fonts: ReadonlyMap<string, PDFFont>; has: ReadonlyMap<string, ReadonlySet<number>> };

function toRuns(text: string, names: readonly string[], { fonts, has }: Faces): { text: string; font: PDFFont }[] {
	const runs: { text: string; name: string }[] = [];
	const hasLetter: HasLetter = (code) => names.some((name) => has.get(name)?.has(code));
	for (const letter of text) {
		const drawn = drawnLetter(letter, hasLetter);
		if (drawn === null) throw new UnprintableError([letter]);
		for (const sign of drawn) {
			const name = names.find((one) => has.get(one)?.has(sign.codePointAt(0) ?? 0)) ?? "";
			const last = runs.at(-1);
			if (last?.name === name) last.text += sign;
			else runs.push({ text: sign, name });
		}
	}
	return runs.flatMap(({ text: part, name }) => {
		const font = fonts.get(name);
		return font ? [{ text: part, font }] : [];
	});
}
