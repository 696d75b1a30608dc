import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** Languages that greet by the whole name: German is formal here, and in Chinese the family name comes first. */
const BY_WHOLE_NAME: readonly Language[] = ["de", "zh"];

/** The first line of a mail; without a name, the one for everybody. */
export function greeting(name: string | undefined, language: Language): string {
	const t = getFixedT(language, "mail");
	const whole = name?.trim() ?? "";
	if (!whole) return t("greetingAll");
	return t("greeting", { name: BY_WHOLE_NAME.includes(language) ? whole : (whole.split(/\s+/)[0] ?? whole) });
}
