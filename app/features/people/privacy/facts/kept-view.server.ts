import type { TFunction } from "i18next";
import { KEPT, type KeptReason } from "#app/shared/personal-data/personal-data.server.ts";

export type KeptView = { title: string; text: string; how: string };

/** What stays when an account has ended, each with for how many days; null is for good. */
const KEPT_FACTS: readonly { reason: KeptReason; days: number | null }[] = Object.entries(KEPT).map(
	([reason, { days }]) => ({ reason: reason as KeptReason, days }),
);

export function keptView(t: TFunction<"privacy">): KeptView[] {
	return KEPT_FACTS.map(({ reason, days }) => ({
		title: t(`kept.reasons.${reason}.title`),
		text: t(`kept.reasons.${reason}.text`),
		how: days === null ? t("kept.forGood") : t("kept.days", { count: days }),
	}));
}
