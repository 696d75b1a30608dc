import { textFinder } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ComposedMail } from "../letter/composed-mail";
import { writeLetter } from "../letter/write-letter.server";
import type { MailKind } from "../mail-kinds";
import type { NotificationKinds } from "../notification-kinds";
import { sampleSheet, sampleValues } from "./sample-values";

export type KindPreview = {
	/** The line in the inbox; null where the kind is a mail alone. */
	inApp: string | null;
	subject: string;
	text: string;
	/** A whole HTML document. */
	document: string;
};

/** How a kind looks in a language, made of sample values. */
export function previewKind(
	kind: MailKind,
	{ kinds, language, origin }: { kinds: NotificationKinds; language: Language; origin: string },
): KindPreview {
	const values = sampleValues({ language, origin });
	const words = textFinder(language, "mail");
	const shown = { ...values, count: 1 };
	const line = words(`${kind}.inApp`, shown) ?? words(`${kind}.subject`, shown);
	const inApp = kinds.mails[kind]?.app ? line : null;
	return previewLetter(kind, { inApp, language, values, sheet: sampleSheet(language), origin });
}

type Letter = Omit<ComposedMail, "to"> & { inApp: string | null; origin: string };

/** How a mail of a kind looks with the given values, and its line in the inbox. */
export function previewLetter(kind: MailKind, { inApp, origin, ...composed }: Letter): KindPreview {
	const { subject, text, document } = writeLetter(kind, { ...composed, to: "" }, origin);
	return { inApp, subject, text, document };
}
