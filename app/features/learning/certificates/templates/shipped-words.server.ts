import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { CertificateWords } from "#db/schema/learning/certificates.ts";

export function shippedWords(language: Language): CertificateWords {
	const t = getFixedT(language, "certificates");
	return {
		heading: t("sheet.heading"),
		statement: t("sheet.statement"),
		note: t("sheet.note"),
		signerName: "G.R.E.W.",
		signerRole: t("sheet.forTheSchool"),
	};
}
