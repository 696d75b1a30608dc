import { mailText } from "#app/shared/words/desk-text.server.ts";
import type { Category } from "../category";
import type { ComposedMail } from "../letter/composed-mail";
import { inTheme } from "../letter/letter-colors";
import { writeLetter } from "../letter/write-letter.server";
import type { MailKind } from "../mail-kinds";
import { categoryOf, type NotificationKinds } from "../notification-kinds";
import type { PreviewView } from "./preview-query";
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
	{ kinds, view: { language, theme }, origin }: { kinds: NotificationKinds; view: PreviewView; origin: string },
): KindPreview {
	const values = sampleValues({ language, origin });
	const words = mailText(language);
	const shown = { ...values, count: 1 };
	const line = words(`${kind}.inApp`, shown) ?? words(`${kind}.subject`, shown);
	const inApp = kinds.mails[kind]?.app ? line : null;
	const category = categoryOf(kinds, kind) ?? undefined;
	return previewLetter(kind, { inApp, theme, language, values, sheet: sampleSheet(language), origin, category });
}

type Letter = Omit<ComposedMail, "to"> & {
	inApp: string | null;
	theme: PreviewView["theme"];
	origin: string;
	category: Category | undefined;
};

/** How a mail of a kind looks with the given values, and its line in the inbox. */
export function previewLetter(kind: MailKind, { inApp, theme, origin, category, ...composed }: Letter): KindPreview {
	const ways = { category, stop: `${origin}/unsubscribe`, preferences: `${origin}/settings/notifications` };
	const { subject, text, document } = writeLetter(kind, { ...composed, to: "" }, { origin, ...ways });
	return { inApp, subject, text, document: inTheme(document, theme) };
}
