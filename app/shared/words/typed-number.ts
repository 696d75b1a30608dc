import type { Language } from "./languages";

/** Decides whether `96,000` and `96.000` are thousands or decimals. */
const DECIMAL_MARK: Record<Language, "." | ","> = { en: ".", zh: ".", ru: ",", fr: ",", es: ",", de: "," };

const UNIT_PATTERN = /^(?:\p{Sc}|%|[A-Z]{3}(?![A-Z]))|(?:\p{Sc}|%|(?<![A-Z])[A-Z]{3})$/giu;

/**
 * Parses a typed number, else null. Accepts either decimal mark and any grouping: `96 000`, `$96,000.50`, `96.000,50
 * €`. Only one mark before three digits is ambiguous and depends on the language: `96.000` is 96 thousand in German,
 * 96 in English.
 */
export function parseTypedNumber(text: string, language: Language): number | null {
	const plain = text.normalize("NFKC").trim().replace(UNIT_PATTERN, "").trim();
	const match = /^([+\-−]?)\s*(?:\p{Sc}\s*)?(\d[\d\s.,'’]*)$/u.exec(plain);
	if (!match?.[2]) return null;

	const digits = splitDecimals(match[2].replace(/['’]/g, " ").trim(), DECIMAL_MARK[language]);
	if (!digits) return null;

	const value = Number(`${digits.whole}.${digits.decimals || "0"}`);
	if (!Number.isFinite(value)) return null;
	return /[-−]/.test(match[1] ?? "") && value !== 0 ? -value : value;
}

function splitDecimals(figure: string, ownMark: "." | ",") {
	const mark = decimalMark(figure, ownMark);
	const at = mark ? figure.lastIndexOf(mark) : figure.length;
	const whole = joinGroups(figure.slice(0, at));
	const decimals = figure.slice(at + 1);
	return whole === null || !/^\d*$/.test(decimals) || (mark && !decimals) ? null : { whole, decimals };
}

function decimalMark(figure: string, ownMark: "." | ","): "." | "," | null {
	const points = figure.split(".").length - 1;
	const commas = figure.split(",").length - 1;
	if (points > 0 && commas > 0) return figure.lastIndexOf(".") > figure.lastIndexOf(",") ? "." : ",";
	if (points + commas !== 1) return null;

	const mark = points ? "." : ",";
	return mark === ownMark || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(figure) ? mark : null;
}

function joinGroups(whole: string): string | null {
	if (/^\d+$/.test(whole)) return whole;
	return /^\d{1,3}([\s.,])\d{3}(?:\1\d{3})*$/.test(whole) ? whole.replace(/\D/g, "") : null;
}
