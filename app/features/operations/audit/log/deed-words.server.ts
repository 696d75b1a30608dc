import { deskText } from "#app/shared/words/desk-text.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

type Deed = { deed: string; actorId: number | null; actorName: string | null };

/** Texts of deeds and subjects in a language. A deed that no room declares any more is shown by its stored name. */
export function deedWords(language: Language) {
	const t = getFixedT(language, "admin");
	const find = deskText(language);
	const sentence = (deed: string, name: string) =>
		find(`activity.${deed}`, { name }) ?? t("activity.other", { name, action: deed });
	return {
		/** `Ada suspended an account`; the school itself acts where nobody is signed in. */
		sentence: ({ deed, actorId, actorName }: Deed) =>
			sentence(deed, actorName ?? t(actorId === null ? "activity.school" : "activity.someone")),
		/** `… suspended an account`, for a list to choose from. */
		choice: (deed: string) => sentence(deed, "…"),
		subject: (kind: string) => find(`subjects.${kind}`) ?? kind,
	};
}

/** The deeds to filter the audit log by, sorted by their text. */
export function deedChoices(deeds: readonly string[], language: Language) {
	const { choice } = deedWords(language);
	const { compare } = new Intl.Collator(language);
	return deeds.map((name) => ({ name, label: choice(name) })).sort((a, b) => compare(a.label, b.label));
}
