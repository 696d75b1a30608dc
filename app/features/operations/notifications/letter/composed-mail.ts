import type { Language } from "#app/shared/words/languages.ts";
import type { Words } from "#types/words.ts";
import type { SummaryLines } from "./letter-parts";

type MailWords = Words[Extract<keyof Words, `${string}-mail`>];
/** The names of texts that have a subject, in whichever wing. */
type MailNames<W> = W extends unknown
	? { [N in keyof W]: W[N] extends { subject: string } ? N : never }[keyof W]
	: never;

export type ComposedMail = {
	to: string;
	language: Language;
	values: Record<string, string>;
	/** Other words than those of the kind: a variant in `<wing>-mail.json`. */
	words?: MailNames<MailWords>;
	sheet?: SummaryLines;
	/** URL for one-click unsubscribing (RFC 8058). */
	unsubscribe?: string;
};
