import { breakLines } from "#app/shared/pdf/break-lines.ts";
import {
	type CertificateFace,
	type CertificateMark,
	type InkName,
	LAYOUT_WIDTH,
	PAPER_SIZES,
	type PaperName,
	roughWidth,
} from "./marks";

export type CertificateText = {
	heading: string;
	intro: string;
	name: string;
	statement: string;
	course: string;
	lots: readonly number[];
	figures: readonly { label: string; value: string }[];
	signatures: readonly { name: string; role: string }[];
	/** URL of the signature image drawn over the signer's name; null for none. */
	signature: string | null;
	sheetNumber: string;
	sheetLabel: string;
	serialLabel: string;
	serial: string;
	/** Date and place, then the disclaimer. */
	foot: readonly string[];
	/** SVG path data of the QR code, and modules per row. */
	qr: { d: string; size: number };
};

const EDGE_MARGIN = 32;
const FRAME_INSET = 56;
const BLOCK_HEIGHT = 121;
const TICK_EVERY = 132;
const TICK_LENGTH = 8;
const SIGNATURE_HEIGHT = 48;
const NAME_SIZES = [52, 40, 32] as const;
/** Width to height: an atlas drawing of 3:2 turned upright, slightly narrower. */
const PLAT_RATIO = 0.602;

/** Lays out a certificate for SVG, PDF and canvas. Shrinks a long name before breaking it. */
export function layOutCertificate(sheet: CertificateText, paper: PaperName): CertificateMark[] {
	const { height } = PAPER_SIZES[paper];
	const platWidth = Math.round((height - 2 * EDGE_MARGIN) * PLAT_RATIO);
	const left = EDGE_MARGIN + platWidth + FRAME_INSET;
	const right = LAYOUT_WIDTH - EDGE_MARGIN - FRAME_INSET;
	return [
		{ kind: "box", x: 0, y: 0, width: LAYOUT_WIDTH, height, fill: "paper" },
		{ kind: "plat", x: EDGE_MARGIN, y: EDGE_MARGIN, width: platWidth, height: height - 2 * EDGE_MARGIN },
		...neatLine(height),
		lineMark([EDGE_MARGIN + platWidth, EDGE_MARGIN], [EDGE_MARGIN + platWidth, height - EDGE_MARGIN]),
		...headMarks(sheet, left, right),
		...bodyMarks(sheet, { left, right, isTall: paper === "letter" }),
		...titleBlock(sheet, { left: EDGE_MARGIN + platWidth, top: height - EDGE_MARGIN - BLOCK_HEIGHT }),
	];
}

function neatLine(height: number): CertificateMark[] {
	const [right, bottom] = [LAYOUT_WIDTH - EDGE_MARGIN, height - EDGE_MARGIN];
	const along = (from: number, to: number) =>
		Array.from(
			{ length: Math.floor((to - from - TICK_EVERY / 4) / TICK_EVERY) },
			(_, at) => from + (at + 1) * TICK_EVERY,
		);
	return [
		{
			kind: "box",
			x: EDGE_MARGIN,
			y: EDGE_MARGIN,
			width: right - EDGE_MARGIN,
			height: bottom - EDGE_MARGIN,
			line: "ink",
		},
		...along(EDGE_MARGIN, right).flatMap((x) => [
			lineMark([x, EDGE_MARGIN - TICK_LENGTH], [x, EDGE_MARGIN]),
			lineMark([x, bottom], [x, bottom + TICK_LENGTH]),
		]),
		...along(EDGE_MARGIN, bottom).flatMap((y) => [
			lineMark([EDGE_MARGIN - TICK_LENGTH, y], [EDGE_MARGIN, y]),
			lineMark([right, y], [right + TICK_LENGTH, y]),
		]),
	];
}

const BRAND_PATHS = [
	["M0 0h11.1L8.5 10.4H0zM0 12.9h7.9L5.1 24H0zM13.2 0H24v6.7H11.5zM8.9 17.2H24V24H7.2z", "brand"],
	["M11 8.7h13v6.5H9.4z", "accent"],
] as const;

function headMarks({ heading }: CertificateText, left: number, right: number): CertificateMark[] {
	const size = roughWidth(heading, 20) > right - left - 150 ? 16 : 20;
	return [
		...BRAND_PATHS.map(([d, ink]): CertificateMark => ({ kind: "path", d, x: left, y: 84, scale: 1, ink })),
		textMark("G.R.E.W.", left + 34, 103, { size: 20, face: "title" }),
		{ ...textMark(heading, right, 103, { size, face: "title" }), isAtEnd: true },
	];
}

type Column = { left: number; right: number; isTall: boolean };

function bodyMarks(sheet: CertificateText, { left, right, isTall }: Column): CertificateMark[] {
	const width = right - left;
	const marks: CertificateMark[] = [];
	let y = isTall ? 204 : 184;
	const write = (
		words: string,
		size: number,
		leading: number,
		look: { face?: CertificateFace; ink?: InkName } = {},
	) => {
		for (const one of breakLines(words, width, (part) => roughWidth(part, size))) {
			marks.push(textMark(one, left, y, { size, ...look }));
			y += leading;
		}
	};

	write(sheet.intro, 15, 18, { ink: "muted" });
	const nameSize = nameSizeOf(sheet.name, width);
	y += nameSize * 0.78;
	write(sheet.name, nameSize, nameSize * 1.1, { face: "title" });
	y += 44 - nameSize * 1.1;
	write(sheet.statement, 15, 20, { ink: "muted" });
	y += 20;
	const courseSize = breakLines(sheet.course, width, (part) => roughWidth(part, 28)).length > 2 ? 22 : 28;
	write(sheet.course, courseSize, courseSize * 1.2, { face: "title" });
	marks.push(...lotsRow(sheet.lots, { left, width, y: y - 2 }));
	y += 41;
	marks.push(...columnMarks(sheet.figures, left, width, y));
	y += sheet.signature ? 88 : 72;
	marks.push(...signatureMarks(sheet, left, width, y));
	return marks;
}

/** Largest size that fits one line; longer names wrap, and shrink only for an overlong word. */
function nameSizeOf(name: string, width: number): number {
	const longest = Math.max(...name.split(" ").map((word) => roughWidth(word, 1)));
	const oneLine = NAME_SIZES.find((size) => roughWidth(name, size) <= width);
	return oneLine ?? Math.min(32, Math.floor(width / longest));
}

/** One parallelogram per lesson, with a gap after each module. */
function lotsRow(
	modules: readonly number[],
	{ left, width, y }: { left: number; width: number; y: number },
): CertificateMark[] {
	const lots = modules.reduce((sum, count) => sum + count, 0);
	if (lots === 0) return [];
	const [gap, moduleGap, slant, height] = [1.5, 6, 2, 10];
	const each = (width - slant - moduleGap * (modules.length - 1) - gap * (lots - modules.length)) / lots;
	let x = 0;
	let d = "";
	for (const count of modules) {
		for (let at = 0; at < count; at += 1) {
			d += `M${round(x + slant)} 0H${round(x + slant + each)}L${round(x + each)} ${height}H${round(x)}Z`;
			x += each + gap;
		}
		x += moduleGap - gap;
	}
	return [{ kind: "path", d, x: left, y, scale: 1, ink: "brand" }];
}

function columnMarks(figures: CertificateText["figures"], left: number, width: number, y: number): CertificateMark[] {
	const each = width / Math.max(4, figures.length);
	return figures.flatMap(({ label, value }, at) => {
		const fits = roughWidth(value, 19) <= each - 8;
		return [
			textMark(label, left + at * each, y, { size: roughWidth(label, 13) > each - 6 ? 11 : 13, ink: "muted" }),
			textMark(value, left + at * each, y + 25, { size: fits ? 19 : 15, face: "title" }),
		];
	});
}

function signatureMarks(
	{ signatures: names, signature }: CertificateText,
	left: number,
	width: number,
	y: number,
): CertificateMark[] {
	const each = (width - FRAME_INSET) / 2;
	const shown = names.slice(0, 2);
	return shown.flatMap(({ name, role }, at): CertificateMark[] => {
		const x = left + at * (each + FRAME_INSET);
		const box = { x, y: y - SIGNATURE_HEIGHT - 2, width: each, height: SIGNATURE_HEIGHT };
		const isSigned = signature !== null && at === shown.length - 1;
		return [
			...(isSigned ? [{ kind: "signature" as const, address: signature, ...box }] : []),
			lineMark([x, y], [x + each, y]),
			textMark(name, x, y + 25, { size: roughWidth(name, 16) > each ? 13 : 16, face: "title" }),
			textMark(role, x, y + 44, { size: 13, ink: "muted" }),
		];
	});
}

/** As on the covers: sheet number, serial with date and URL, QR code. */
function titleBlock(sheet: CertificateText, { left, top }: { left: number; top: number }): CertificateMark[] {
	const right = LAYOUT_WIDTH - EDGE_MARGIN;
	const numberWidth = 100;
	const qr = 102;
	const serialLeft = left + numberWidth + 20;
	const width = right - BLOCK_HEIGHT - 12 - serialLeft;
	const foot = sheet.foot.flatMap((one) => breakLines(one, width, (part) => roughWidth(part, 12.5)));
	return [
		{ kind: "box", x: left, y: top, width: numberWidth, height: BLOCK_HEIGHT, fill: "accentSoft" },
		lineMark([left, top], [right, top]),
		lineMark([left + numberWidth, top], [left + numberWidth, top + BLOCK_HEIGHT]),
		lineMark([right - BLOCK_HEIGHT, top], [right - BLOCK_HEIGHT, top + BLOCK_HEIGHT]),
		textMark(sheet.sheetNumber, left + 20, top + 49, { size: 38, face: "title" }),
		textMark(sheet.sheetLabel, left + 20, top + 74, { size: 13 }),
		textMark(sheet.serialLabel, serialLeft, top + 31, { size: 13, ink: "muted" }),
		textMark(sheet.serial, serialLeft, top + 53, { size: 14.5, face: "serial" }),
		...foot.map((one, at) => textMark(one, serialLeft, top + 76 + at * 17, { size: 12.5, ink: "muted" })),
		{
			kind: "path",
			d: sheet.qr.d,
			ink: "ink",
			scale: qr / sheet.qr.size,
			x: right - BLOCK_HEIGHT + (BLOCK_HEIGHT - qr) / 2,
			y: top + (BLOCK_HEIGHT - qr) / 2,
		},
	];
}

function lineMark(from: readonly [number, number], to: readonly [number, number]): CertificateMark {
	return { kind: "line", from, to, ink: "ink" };
}

type Look = { size: number; face?: CertificateFace; ink?: InkName };

function textMark(
	words: string,
	x: number,
	y: number,
	{ size, face = "text", ink = "ink" }: Look,
): CertificateMark & { kind: "text" } {
	return { kind: "text", x, y, text: words, size, face, ink };
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
