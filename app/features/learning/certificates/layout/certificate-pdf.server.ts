import type { TextStyle } from "#app/shared/pdf/faces.ts";
import type { PDFPage } from "#app/shared/pdf/pdf.lazy.server.ts";
import { openTypesetter, type Typesetting } from "#app/shared/pdf/typesetter.server.ts";
import { type CertificateText, layOutCertificate } from "./lay-out-certificate";
import { type CertificateFace, type CertificateMark, INKS, LAYOUT_WIDTH, PAPER_SIZES, type PaperName } from "./marks";
import { type Plat, platTransform } from "./plat";

type Input = Omit<Typesetting, "letters"> & {
	sheet: CertificateText;
	plat: Plat;
	paper: PaperName;
	town: string | null;
	signature: Uint8Array | null;
};
type Library = typeof import("#app/shared/pdf/pdf.lazy.server.ts");

export async function certificatePdf({
	sheet,
	plat,
	paper,
	town,
	signature,
	...setting
}: Input): Promise<Uint8Array<ArrayBuffer>> {
	const marks = layOutCertificate(sheet, paper);
	const letters = marks.map((mark) => (mark.kind === "text" ? mark.text : "")).join(" ");
	const { document, measure, draw, rgb } = await openTypesetter({ ...setting, letters });
	const library = await import("#app/shared/pdf/pdf.lazy.server.ts");
	const [width, height] = PAPER_SIZES[paper].points;
	const page = document.addPage([width, height]);
	const unit = width / LAYOUT_WIDTH;
	const top = (y: number) => height - y * unit;
	const colour = (hex: string) => toRgb(hex, rgb);
	const image = signature && (await document.embedPng(signature));

	for (const mark of marks) {
		if (mark.kind === "signature") {
			const size = image?.scaleToFit(mark.width * unit, mark.height * unit);
			if (image) page.drawImage(image, { x: mark.x * unit, y: top(mark.y + mark.height), ...size });
		} else if (mark.kind === "plat") drawPlat(page, { mark, plat, town, unit, height, library });
		else if (mark.kind === "text") {
			const style = STYLE_OF_FACE[mark.face];
			const size = mark.size * unit;
			const x = mark.x * unit - (mark.isAtEnd ? measure(mark.text, style, size) : 0);
			draw(page, mark.text, { x, y: top(mark.y), style, size, color: colour(INKS[mark.ink]) });
		} else if (mark.kind === "line") {
			const [start, end] = [mark.from, mark.to].map(([x, y]) => ({ x: x * unit, y: top(y) }));
			if (start && end) page.drawLine({ start, end, thickness: unit, color: colour(INKS[mark.ink]) });
		} else if (mark.kind === "path") {
			const at = { x: mark.x * unit, y: top(mark.y), scale: mark.scale * unit };
			page.drawSvgPath(mark.d, { ...at, color: colour(INKS[mark.ink]), borderWidth: 0 });
		} else drawBox(page, mark, { unit, top, colour });
	}
	return new Uint8Array(await document.save());
}

const STYLE_OF_FACE: Record<CertificateFace, TextStyle> = {
	title: "title",
	text: "text",
	strong: "strong",
	serial: "text",
};

type Rgb = ReturnType<Library["rgb"]>;
type DrawingContext = { unit: number; top: (y: number) => number; colour: (hex: string) => Rgb };

function drawBox(page: PDFPage, mark: CertificateMark & { kind: "box" }, { unit, top, colour }: DrawingContext): void {
	const size = { width: mark.width * unit, height: mark.height * unit };
	page.drawRectangle({
		x: mark.x * unit,
		y: top(mark.y + mark.height),
		...size,
		...(mark.fill ? { color: colour(INKS[mark.fill]) } : {}),
		...(mark.line ? { borderColor: colour(INKS[mark.line]), borderWidth: unit } : {}),
	});
}

type PlatDrawn = {
	mark: CertificateMark & { kind: "plat" };
	plat: Plat;
	town: string | null;
	unit: number;
	height: number;
	library: Library;
};

/** Clips the plat to its box, in path units. PDF's y axis points up, so the paths start from the top. */
function drawPlat(page: PDFPage, { mark, plat, town, unit, height, library }: PlatDrawn): void {
	const { rgb, pushGraphicsState, popGraphicsState, rectangle, clip, endPath, concatTransformationMatrix } = library;
	const [x, y, boxWidth, boxHeight] = [mark.x, mark.y, mark.width, mark.height].map((one) => one * unit) as Numbers;
	const bottom = height - y - boxHeight;
	const place = platTransform(plat, mark);
	const scale = place.scale * unit;
	page.pushOperators(pushGraphicsState(), rectangle(x, bottom, boxWidth, boxHeight), clip(), endPath());
	page.drawRectangle({ x, y: bottom, width: boxWidth, height: boxHeight, color: toRgb(plat.ground, rgb) });

	// Quarter turn left: the sheet's right side becomes the top.
	const turned = concatTransformationMatrix(0, scale, -scale, 0, place.x * unit, height - place.y * unit);
	page.pushOperators(pushGraphicsState(), turned, concatTransformationMatrix(1, 0, 0, 1, -plat.view.width, 0));
	const origin = { x: -plat.view.x, y: plat.view.y };
	if (town) page.drawSvg(town, { ...origin, ...plat.sheet });
	for (const path of plat.paths) {
		page.drawSvgPath(path.d, {
			...origin,
			...(path.fill ? { color: toRgb(path.fill, rgb) } : {}),
			...(path.line ? { borderColor: toRgb(path.line, rgb), borderWidth: path.width ?? 1 } : {}),
			...(path.dashes ? { borderDashArray: [...path.dashes] } : {}),
		});
	}
	page.pushOperators(popGraphicsState(), popGraphicsState());
}

type Numbers = [number, number, number, number];

function toRgb(hex: string, rgb: Library["rgb"]): Rgb {
	const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
	return rgb(channel(1), channel(3), channel(5));
}
