import { planWords } from "#app/features/money/billing/plan-words.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { ListedCategory } from "./categories.repository.server";

/** Says who enters a category, in a sentence of its page. */
export function entranceWords({ planSlug, planName, courseTitle }: ListedCategory, language: Language): string {
	const t = getFixedT(language, "forum");
	if (planSlug !== null) {
		const { name } = planWords(getFixedT(language, "pricing"), { slug: planSlug, name: planName });
		return t("entrance.plan", { plan: name });
	}
	return courseTitle ? t("entrance.course", { course: courseTitle }) : t("entrance.all");
}
