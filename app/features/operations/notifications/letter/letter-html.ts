import type { Language } from "#app/shared/words/languages.ts";
import { linkedText } from "../outbox/linked-text";
import { AROUND, LETTER_ROLES, letterStyle, painted, SIDES, TITLE } from "./letter-colors";
import { brandHtml } from "./letter-mark";
import type { LetterFoot, LetterPart, SummaryLines } from "./letter-parts";
import { escaped, SANS_FONTS, SERIF_FONTS, TABLE_ATTRIBUTES } from "./letter-type";
import { shortUrl } from "./short-address";

type Letter = {
	parts: readonly LetterPart[];
	foot: LetterFoot;
	/** Shown beside the mark. */
	date?: string;
	origin: string;
};

/** Built with tables, the only layout that all mail clients render alike. Loads nothing. */
export function letterHtml({ parts, foot, date, origin }: Letter): string {
	const rows = parts.map((part) => `<tr><td style="padding:0 0 ${gapBelow(part)}px">${htmlOf(part, origin)}</td></tr>`);
	const content = `<table ${TABLE_ATTRIBUTES} width="100%">${rows.join("")}</table>`;
	const text = `font-family:${SANS_FONTS};font-size:16px;line-height:25px;overflow-wrap:anywhere`;
	const above = `<td ${painted(["ink"], `padding:32px 40px 20px;${text}`, SIDES)}>${brandHtml(date)}${content}</td>`;
	const below = `<td ${painted(["line"], `padding:20px 40px 28px;border-top:1px solid;${text}`, SIDES)}>${footHtml(foot)}</td>`;
	const paper = painted(
		["paper", "line"],
		"width:100%;max-width:600px;margin:0 auto;border-collapse:separate;border:1px solid;border-radius:8px",
	);
	return `<table ${TABLE_ATTRIBUTES} width="600" bgcolor="${LETTER_ROLES.paper.light}" ${paper}><tr>${above}</tr><tr>${below}</tr></table>`;
}

/** The whole mail. Outlook on Windows knows no largest width: it gets a table of 600 px around. */
export function letterDocument(html: string, { language, subject }: { language: Language; subject: string }): string {
	const schemes = ["color-scheme", "supported-color-schemes"].map(
		(name) => `<meta name="${name}" content="light dark">`,
	);
	const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${schemes.join("")}<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escaped(subject)}</title><style>${letterStyle()}</style>`;
	const outlook = `<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->${html}<!--[if mso]></td></tr></table><![endif]-->`;
	const ground = `<table ${TABLE_ATTRIBUTES} width="100%" bgcolor="${LETTER_ROLES.ground.light}" ${painted(["ground"])}><tr><td style="padding:32px 0" class="${AROUND}">${outlook}</td></tr></table>`;
	return `<!doctype html><html lang="${language}"><head>${head}</head><body ${painted(["ground"], "margin:0;padding:0")}><main>${ground}</main></body></html>`;
}

function gapBelow({ kind }: LetterPart): number {
	return kind === "item" || kind === "heading" ? 0 : kind === "title" ? 12 : 20;
}

function htmlOf(part: LetterPart, origin: string): string {
	switch (part.kind) {
		case "button":
			return `${buttonHtml(part)}<p style="margin:10px 0 0;font-size:13px;line-height:20px">${linkHtml(part.href)}</p>`;
		case "second":
			return secondHtml(part);
		case "sheet":
			return summaryHtml(part.lines);
		case "link":
			return linkHtml(part.href);
		case "code":
			return `<p style="margin:0;font-size:28px;line-height:36px;letter-spacing:4px;font-weight:600">${escaped(part.code)}</p>`;
		case "title":
			return `<h1 class="${TITLE}" style="margin:0;font-family:${SERIF_FONTS};font-weight:400;font-size:30px;line-height:36px">${escaped(part.text)}</h1>`;
		case "heading":
			return `<h2 ${painted(["line"], `margin:0;padding:16px 0 12px;border-bottom:1px solid;font-family:${SERIF_FONTS};font-weight:400;font-size:20px;line-height:28px`)}>${escaped(part.text)}</h2>`;
		case "item":
			return `<div ${painted(["line"], "padding:14px 0;border-bottom:1px solid")}>${itemHtml(part)}</div>`;
		case "card":
			return `<table ${TABLE_ATTRIBUTES} width="100%" ${painted(["outline"], "border:1px solid;border-radius:8px;border-collapse:separate")}><tr><td style="padding:18px 20px 20px">${itemHtml(part)}<div style="height:14px;line-height:14px">&nbsp;</div>${buttonHtml({ label: part.action, href: part.href })}</td></tr></table>`;
		default: {
			const lines = linkedText(part.text, origin).map(({ text, href }) => (href ? linkHtml(text) : escaped(text)));
			return `<p style="margin:0">${lines.join("").replaceAll("\n", "<br>")}</p>`;
		}
	}
}

function itemHtml({ title, href, quote, meta }: Extract<LetterPart, { kind: "item" | "card" }>): string {
	const name = `<p style="margin:0;font-family:${SERIF_FONTS};font-size:18px;line-height:25px"><a href="${escaped(href)}" ${painted(["ink"], "text-decoration:none")}>${escaped(title)}</a></p>`;
	const words = quote
		? `<p ${painted(["muted"], "margin:2px 0 0;font-size:15px;line-height:23px")}>${escaped(quote)}</p>`
		: "";
	return `${name}${words}<p ${painted(["quiet"], "margin:4px 0 0;font-size:13px;line-height:20px")}>${escaped(meta)}</p>`;
}

/** The cell has the background, because some clients ignore padding on links. */
function buttonHtml({ label, href }: { label: string; href: string }): string {
	const link = `<a href="${escaped(href)}" ${painted(["label"], "display:inline-block;padding:13px 24px;font-weight:600;font-size:16px;line-height:22px;text-decoration:none")}>${escaped(label)}</a>`;
	const cell = `<td align="center" bgcolor="${LETTER_ROLES.button.light}" ${painted(["button"], "border-radius:6px;mso-padding-alt:13px 24px")}>${link}</td>`;
	return `<table ${TABLE_ATTRIBUTES}><tr>${cell}</tr></table>`;
}

function secondHtml({ label, href }: { label: string; href: string }): string {
	const link = `<a href="${escaped(href)}" ${painted(["ink"], "display:inline-block;padding:11px 20px;font-weight:600;font-size:15px;line-height:22px;text-decoration:none")}>${escaped(label)}</a>`;
	const cell = `<td ${painted(["outline"], "border:1px solid;border-radius:6px;mso-padding-alt:11px 20px")}>${link}</td>`;
	return `<table ${TABLE_ATTRIBUTES} style="margin-top:20px"><tr>${cell}</tr></table>`;
}

function linkHtml(href: string): string {
	return linkAs(href, shortUrl(href));
}

function linkAs(href: string, label: string): string {
	return `<a href="${escaped(href)}" ${painted(["link"], "text-decoration:underline")}>${escaped(label)}</a>`;
}

function summaryHtml(lines: SummaryLines): string {
	const last = lines.length - 1;
	const rows = lines.map(({ label, value }, index) => {
		const weight = index === last ? "font-weight:600;" : "";
		const line = `${weight}border-top:1px solid;padding:9px 0;vertical-align:top`;
		const name = `<td ${painted(["line", index === last ? "ink" : "muted"], `${line};padding-right:16px`)}>${escaped(label)}</td>`;
		return `<tr>${name}<td align="right" ${painted(["line", "ink"], line)}>${escaped(value)}</td></tr>`;
	});
	const table = painted(["line"], "font-size:15px;line-height:22px;border-bottom:1px solid");
	return `<table cellpadding="0" cellspacing="0" border="0" width="100%" ${table}>${rows.join("")}</table>`;
}

function footHtml({ why, links, note, signature }: LetterFoot): string {
	const ways = links.map(({ label, href }) => linkAs(href, label)).join(" · ");
	return [why && escaped(why), ways, note && escaped(note), escaped(signature)]
		.filter((line) => line)
		.map((line, at) => {
			const gap = at === 0 ? 0 : 8;
			return `<p ${painted(["quiet"], `margin:${gap}px 0 0;font-size:13px;line-height:20px`)}>${line}</p>`;
		})
		.join("");
}
