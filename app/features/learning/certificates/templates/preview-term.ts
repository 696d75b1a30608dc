import { formatsFor } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { monthsLater } from "../certificate-status";

/** What the preview has to know of a term: the server has written what the saved one says. */
export type PreviewTerm = {
	/** The instant at which the certificate to look at is issued, in UTC milliseconds. */
	issuedAt: number;
	/** After how many months one expires where the template says nothing of its own; null is never. */
	usualMonths: number | null;
	savedMonths: number | null;
	/** "Valid until {{date}}." in the language of the template. */
	sentence: string;
	/** The same with the date of the saved term; null where there is none. */
	saved: string | null;
};

/** The months that somebody has typed; null for nothing, and for what is no such figure. */
export function readMonths(typed: string): number | null {
	const months = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
	return months >= 1 && months <= 240 ? months : null;
}

/** Until when a certificate is valid by what is typed, as its foot says it; null for one that never expires. */
export function expirySentence(term: PreviewTerm, typed: string, language: Language): string | null {
	const months = readMonths(typed) ?? term.usualMonths;
	if (months === term.savedMonths) return term.saved;
	if (months === null) return null;
	const ends = monthsLater(new Date(term.issuedAt), months).toISOString().slice(0, 10);
	return term.sentence.replace("{{date}}", formatsFor({ language, timeZone: "UTC" }).longDay(ends));
}
