declare module "fontkit" {
	type Fontkit = import("@cantoo/pdf-lib").Fontkit;
	/** A face, with the outlines of its glyphs. */
	type Face = ReturnType<Fontkit["create"]> & { getGlyph: (id: number) => { path: { toSVG: () => string } } };
	/** As the library of PDFs asks for it. */
	export const create: (...given: Parameters<Fontkit["create"]>) => Face;
}
