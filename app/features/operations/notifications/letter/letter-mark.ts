import { MARK_COLORS, painted } from "./letter-colors";
import { escaped, SERIF_FONTS, TABLE_ATTRIBUTES } from "./letter-type";

/** The mark of `app/ui/brand-mark.tsx` in cells of tables, 24 px high, with the name and a date. */
export function brandHtml(date: string | undefined): string {
	const { lot, subject } = MARK_COLORS;
	const left = stack(9, [10, lot], [3], [11, lot]);
	const right = stack(12, [7, lot], [2], [6, subject], [2], [7, lot]);
	const mark = `<table ${TABLE_ATTRIBUTES}><tr><td valign="top">${left}</td><td width="3" style="font-size:0">&nbsp;</td><td valign="top">${right}</td></tr></table>`;
	const name = `<td ${painted(["ink"], `padding:0 0 0 10px;font-family:${SERIF_FONTS};font-size:20px;line-height:24px;letter-spacing:0.6px`)}>G.R.E.W.</td>`;
	const when = date
		? `<td align="right" ${painted(["quiet"], "padding:0 0 0 12px;font-size:13px;line-height:20px")}>${escaped(date)}</td>`
		: "<td></td>";
	return `<table ${TABLE_ATTRIBUTES} width="100%" style="margin:0 0 24px"><tr><td width="24">${mark}</td>${name}${when}</tr></table>`;
}

function stack(width: number, ...cells: [height: number, color?: string][]): string {
	const rows = cells.map(([height, color]) => {
		const ground = color ? ` bgcolor="${color}"` : "";
		const paint = color ? `background-color:${color};` : "";
		return `<tr><td width="${width}" height="${height}"${ground} style="${paint}font-size:0;line-height:0;height:${height}px">&nbsp;</td></tr>`;
	});
	return `<table ${TABLE_ATTRIBUTES}>${rows.join("")}</table>`;
}
