import { breakLines } from "./break-lines";
import type { TextStyle } from "./faces";
import type { PDFImage, PDFPage } from "./pdf.lazy.server";
import { drawTable, type Table } from "./table";
import { openTypesetter, type Typesetting } from "./typesetter.server";

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = { top: 62, side: 56, bottom: 70 };

const HIGHEST_PICTURE = 300;

const COLORS = {
	ink: [0.1, 0.15, 0.13],
	muted: [0.33, 0.38, 0.35],
	brand: [0.07, 0.29, 0.21],
	line: [0.78, 0.77, 0.74],
	shade: [0.95, 0.945, 0.925],
} as const;
type Color = keyof typeof COLORS;

type Look = {
	style?: TextStyle;
	size?: number;
	color?: Color;
	indent?: number;
	rightSpace?: number;
};

export type Picture = PDFImage;

export type Paper = {
	write: (text: string, look?: Look) => void;
	writeAside: (text: string, look?: Look) => void;
	heightOf: (text: string, look?: Look) => number;
	gap: (points: number) => void;
	keepTogether: (points: number) => void;
	rule: () => void;
	/** Draws a checkbox on the left, beside the next line. */
	box: (isTicked: boolean) => void;
	table: (table: Table) => void;
	embed: (jpeg: ArrayBuffer) => Promise<Picture>;
	picture: (picture: Picture, words: string) => void;
	finish: (foot: (page: number, of: number) => string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Opens an A4 document that is written from top to bottom, with fonts as subsets. */
export async function openPaper({ title, language, letters, loadFont, now }: Typesetting): Promise<Paper> {
	const { document, measure, draw: set, rgb } = await openTypesetter({ title, language, letters, loadFont, now });
	const pages: PDFPage[] = [];
	let y = 0;
	const current = () => pages.at(-1) ?? turn();
	const turn = () => {
		const page = document.addPage([WIDTH, HEIGHT]);
		pages.push(page);
		y = HEIGHT - MARGIN.top;
		return page;
	};
	const ensure = (points: number) => {
		if (pages.length === 0 || y - points < MARGIN.bottom) turn();
	};
	const draw = (
		page: PDFPage,
		text: string,
		{ color, ...at }: { x: number; y: number; style: TextStyle; size: number; color: Color },
	) => {
		const [red, green, blue] = COLORS[color];
		set(page, text, { ...at, color: rgb(red, green, blue) });
	};
	const linesOf = (text: string, { style = "text", size = 10, indent = 0, rightSpace = 0 }: Look) =>
		breakLines(text, WIDTH - 2 * MARGIN.side - indent - rightSpace, (part) => measure(part, style, size));
	const leading = (size: number) => size * (language === "zh" ? 1.65 : 1.45);

	const write = (text: string, look: Look = {}) => {
		const { style = "text", size = 10, color = "ink", indent = 0 } = look;
		for (const line of linesOf(text, look)) {
			ensure(leading(size));
			y -= leading(size);
			draw(current(), line, { x: MARGIN.side + indent, y: y + size * 0.3, style, size, color });
		}
	};
	const heightOf = (text: string, look: Look = {}) => linesOf(text, look).length * leading(look.size ?? 10);

	return {
		write,
		heightOf,
		writeAside(text, { style = "text", size = 8.5, color = "muted" } = {}) {
			const x = WIDTH - MARGIN.side - measure(text, style, size);
			draw(current(), text, { x, y: y - 11.2, style, size, color });
		},
		gap(points) {
			y -= points;
		},
		keepTogether: ensure,
		rule() {
			const [red, green, blue] = COLORS.line;
			const ends = { start: { x: MARGIN.side, y }, end: { x: WIDTH - MARGIN.side, y } };
			current().drawLine({ ...ends, thickness: 0.6, color: rgb(red, green, blue) });
		},
		box(isTicked) {
			const [red, green, blue] = COLORS.brand;
			const color = rgb(red, green, blue);
			const bottom = y - leading(10) + 1.2;
			const square = { x: MARGIN.side, y: bottom, width: 10, height: 10, borderColor: color, borderWidth: 0.9 };
			current().drawRectangle(isTicked ? { ...square, color } : square);
			if (!isTicked) return;
			const tick = { x: MARGIN.side, y: bottom + 10, borderColor: rgb(1, 1, 1), borderWidth: 1.4 };
			current().drawSvgPath("M 2.4 5.2 L 4.3 7.2 L 7.8 2.9", tick);
		},
		table(table) {
			const frame = { borderColor: rgb(...COLORS.line), borderWidth: 0.6 };
			drawTable(
				{
					left: MARGIN.side,
					width: WIDTH - 2 * MARGIN.side,
					measure,
					leading,
					ensure(points) {
						const before = pages.length;
						ensure(points);
						return pages.length > before;
					},
					frame({ isShaded, ...box }) {
						const fill = isShaded ? { color: rgb(...COLORS.shade) } : {};
						current().drawRectangle({ ...box, y: y - box.height, ...frame, ...fill });
					},
					line(text, { down, ...at }) {
						draw(current(), text, { ...at, y: y - down, color: "ink" });
					},
					move(points) {
						y -= points;
					},
				},
				table,
			);
		},
		embed: (jpeg) => document.embedJpg(jpeg),
		picture(picture, words) {
			const look = { size: 8.5, color: "muted" } as const;
			const { width, height } = picture.scaleToFit(WIDTH - 2 * MARGIN.side, HIGHEST_PICTURE);
			ensure(height + heightOf(words, look) + 14);
			y -= height + 10;
			const box = { x: MARGIN.side, y, width, height };
			current().drawImage(picture, box);
			current().drawRectangle({ ...box, borderColor: rgb(...COLORS.line), borderWidth: 0.6 });
			y -= 4;
			write(words, look);
		},
		async finish(foot) {
			if (pages.length === 0) turn();
			pages.forEach((page, at) => {
				const text = foot(at + 1, pages.length);
				const x = WIDTH - MARGIN.side - measure(text, "text", 8);
				draw(page, text, { x, y: MARGIN.bottom - 34, style: "text", size: 8, color: "muted" });
				draw(page, "G.R.E.W.", { x: MARGIN.side, y: MARGIN.bottom - 34, style: "strong", size: 8, color: "muted" });
			});
			return new Uint8Array(await document.save());
		},
	};
}
