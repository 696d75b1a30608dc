import type { Language } from "#app/shared/words/languages.ts";
import { linkedText } from "../outbox/linked-text";
import type { LetterPart, SummaryLines } from "./letter-parts";
import { shortUrl } from "./short-address";

/** The light theme (`app/styles/colors.css`) in hex: mail clients support neither custom properties nor oklch. */
const COLORS = {
	ground: "#f9f7f2",
	paper: "#fefdfb",
	ink: "#14201b",
	quiet: "#4d5852",
	line: "#dedad1",
	brand: "#134a37",
	onBrand: "#fcf9f2",
};
const SANS_FONTS = "Inter,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',Arial,sans-serif";
const SERIF_FONTS = "'Source Serif 4',Georgia,'Songti SC',serif";
const TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

type Letter = { parts: readonly LetterPart[]; signature: string; origin: string };

/** Built with tables, the only layout that all mail clients render alike. */
export function letterHtml({ parts, signature, origin }: Letter): string {
	const rows = parts.map((part) => `<tr><td style="padding:0 0 20px">${htmlOf(part, origin)}</td></tr>`).join("");
	const name = `<p style="margin:0 0 24px;font-family:${SERIF_FONTS};font-size:22px;color:${COLORS.ink}">G.R.E.W.</p>`;
	const foot = `<p style="margin:8px 0 0;padding:16px 0 0;border-top:1px solid ${COLORS.line};font-size:13px;line-height:20px;color:${COLORS.quiet}">${escaped(signature)}</p>`;
	const inner = `<table ${TABLE_ATTRIBUTES} width="100%">${rows}</table>`;
	const paper = `<td bgcolor="${COLORS.paper}" style="padding:32px 24px;border:1px solid ${COLORS.line};border-radius:12px;font-family:${SANS_FONTS};font-size:16px;line-height:25px;color:${COLORS.ink};overflow-wrap:anywhere">${name}${inner}${foot}</td>`;
	return `<table ${TABLE_ATTRIBUTES} width="100%" style="max-width:576px;margin:0 auto;border-collapse:separate"><tr>${paper}</tr></table>`;
}

export function letterDocument(html: string, { language, subject }: { language: Language; subject: string }): string {
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(subject)}</title>`;
	const body = `<body style="margin:0;padding:24px 12px;background:${COLORS.ground}">${html}</body>`;
	return `<!doctype html><html lang="${language}"><head>${head}</head>${body}</html>`;
}

function htmlOf(part: LetterPart, origin: string): string {
	if (part.kind === "button") return buttonHtml(part);
	if (part.kind === "sheet") return summaryHtml(part.lines);
	if (part.kind === "link") return linkHtml(part.href);
	if (part.kind === "code") {
		return `<p style="margin:0;font-size:28px;line-height:36px;letter-spacing:4px;font-weight:600">${escaped(part.code)}</p>`;
	}
	const lines = linkedText(part.text, origin).map(({ text, href }) => (href ? linkHtml(text) : escaped(text)));
	return `<p style="margin:0">${lines.join("").replaceAll("\n", "<br>")}</p>`;
}

/** The cell has the background, because some clients ignore padding on links. */
function buttonHtml({ label, href }: { label: string; href: string }): string {
	const link = `<a href="${escaped(href)}" style="display:inline-block;padding:13px 24px;font-weight:600;font-size:16px;line-height:22px;color:${COLORS.onBrand};text-decoration:none">${escaped(label)}</a>`;
	const cell = `<td align="center" bgcolor="${COLORS.brand}" style="border-radius:8px;mso-padding-alt:13px 24px">${link}</td>`;
	const address = `<p style="margin:10px 0 0;font-size:13px;line-height:20px">${linkHtml(href)}</p>`;
	return `<table ${TABLE_ATTRIBUTES}><tr>${cell}</tr></table>${address}`;
}

function linkHtml(href: string): string {
	return `<a href="${escaped(href)}" style="color:${COLORS.brand};text-decoration:underline">${escaped(shortUrl(href))}</a>`;
}

function summaryHtml(lines: SummaryLines): string {
	const last = lines.length - 1;
	const rows = lines.map(({ label, value }, index) => {
		const weight = index === last ? "font-weight:600;" : "";
		const line = `border-top:1px solid ${COLORS.line};padding:9px 0;vertical-align:top;${weight}`;
		const name = `<td style="${line}padding-right:16px;color:${index === last ? COLORS.ink : COLORS.quiet}">${escaped(label)}</td>`;
		return `<tr>${name}<td align="right" style="${line}">${escaped(value)}</td></tr>`;
	});
	return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="font-size:15px;line-height:22px;border-bottom:1px solid ${COLORS.line}">${rows.join("")}</table>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
