import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { monthsLater } from "../certificate-status";

/** Validity data for the preview; the saved sentence is formatted on the server. */
export type PreviewValidity = {
	/** Issue time of the previewed certificate, UTC milliseconds. */
	issuedAt: number;
	usualMonths: number | null;
	savedMonths: number | null;
	sentence: string;
	/** The sentence for the saved validity; null for none. */
	saved: string | null;
};

/** Months as typed; null when empty or invalid. */
export function readMonths(typed: string): number | null {
	const months = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
	return months >= 1 && months <= 240 ? months : null;
}

export function expirySentence(term: PreviewValidity, typed: string, language: Language): string | null {
	const months = readMonths(typed) ?? term.usualMonths;
	if (months === term.savedMonths) return term.saved;
	if (months === null) return null;
	const ends = monthsLater(new Date(term.issuedAt), months).toISOString().slice(0, 10);
	return term.sentence.replace("{{date}}", formatsFor({ language, timeZone: "UTC" }).longDay(ends));
}
