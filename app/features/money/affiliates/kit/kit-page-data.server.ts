import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { referenceOf } from "../visits/click";

const TEXT_NAMES = ["short", "post", "mail"] as const;

type PageInput = {
	code: string | null;
	origin: string;
	reader: Language;
	language: Language;
};

export function kitPageData({ code, origin, reader, language }: PageInput) {
	const t = getFixedT(reader, "earnings");
	const words = getFixedT(language, "earnings");
	const link = `${origin}/${language === "en" ? "" : language}?ref=${referenceOf(code ?? "")}`;
	return {
		title: t("kit.title"),
		description: t("kit.text"),
		language,
		texts: TEXT_NAMES.map((name) => ({ name, text: words(`share.${name}`, { link }) })),
	};
}
