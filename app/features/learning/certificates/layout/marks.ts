/** Colours on light paper, equal to the light theme; compared in a test. */
export const INKS = {
	ink: "#15211c",
	muted: "#4a564f",
	brand: "#124c37",
	accent: "#d3a94f",
	accentSoft: "#f8ecce",
	paper: "#fefefb",
} as const;
export type InkName = keyof typeof INKS;

export type CertificateFace = "title" | "text" | "strong" | "serial";
export type Box = { x: number; y: number; width: number; height: number };

/** One drawing instruction. The layout is 1124 units wide, y points down, and text y is the baseline. */
export type CertificateMark =
	| {
			kind: "text";
			x: number;
			y: number;
			text: string;
			size: number;
			face: CertificateFace;
			ink: InkName;
			isAtEnd?: boolean;
	  }
	| ({ kind: "box"; fill?: InkName; line?: InkName } & Box)
	| { kind: "line"; from: readonly [number, number]; to: readonly [number, number]; ink: InkName }
	| { kind: "path"; d: string; x: number; y: number; scale: number; ink: InkName }
	| ({ kind: "plat" } & Box)
	| ({ kind: "signature"; address: string } & Box);

export const LAYOUT_WIDTH = 1124;
/** Landscape: height in layout units, and both sides in PDF points. */
export const PAPER_SIZES = {
	a4: { height: 795, points: [841.89, 595.28] },
	letter: { height: 868.5, points: [792, 612] },
} as const;
export type PaperName = keyof typeof PAPER_SIZES;

/** Upper estimate of a text's width, so that lines break the same everywhere without reading a font. */
export function roughWidth(text: string, size: number): number {
	let ems = 0;
	for (const letter of text) {
		if (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(letter)) ems += 1;
		else if (/[mwMW@%ЖШЩЮжшщю—]/u.test(letter)) ems += 0.88;
		else if (/\p{Lu}/u.test(letter)) ems += 0.68;
		else if (/[ilj.,:;'’|! ]/u.test(letter)) ems += 0.3;
		else if (/\p{Script=Cyrillic}/u.test(letter)) ems += 0.58;
		else ems += 0.53;
	}
	return ems * size;
}
