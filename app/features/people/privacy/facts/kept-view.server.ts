import type { TFunction } from "i18next";
import { KEPT_FACTS } from "./all-facts.server";

export type KeptView = { title: string; text: string; how: string };

/** What stays when an account has ended, in words: what it is, why it stays, for how long. */
export function keptView(t: TFunction<"privacy">): KeptView[] {
	return KEPT_FACTS.map(({ reason, days }) => ({
		title: t(`kept.reasons.${reason}.title`),
		text: t(`kept.reasons.${reason}.text`),
		how: days === null ? t("kept.forGood") : t("kept.days", { count: days }),
	}));
}
