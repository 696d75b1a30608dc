import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";

/** German is formal, and in Chinese the family name comes first. */
const BY_WHOLE_NAME: readonly Language[] = ["de", "zh"];

export function greeting(name: string | undefined, language: Language): string {
	const t = getFixedT(language, "operations-mail");
	const whole = name?.trim() ?? "";
	if (!whole) return t("greetingAll");
	return t("greeting", { name: BY_WHOLE_NAME.includes(language) ? whole : (whole.split(/\s+/)[0] ?? whole) });
}
