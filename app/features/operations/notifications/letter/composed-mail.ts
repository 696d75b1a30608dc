import type { Language } from "#app/shared/words/languages.ts";
import type mailWords from "#locales/en/operations/mail.json";
import type { SummaryLines } from "./letter-parts";

type MailWords = typeof mailWords;

export type ComposedMail = {
	to: string;
	language: Language;
	values: Record<string, string>;
	/** Other words than those of the kind: a variant in `locales/<language>/operations/mail.json`. */
	words?: { [Name in keyof MailWords]: MailWords[Name] extends { subject: string } ? Name : never }[keyof MailWords];
	sheet?: SummaryLines;
	/** URL for one-click unsubscribing (RFC 8058). */
	unsubscribe?: string;
};
