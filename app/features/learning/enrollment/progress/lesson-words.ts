import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/shared/words/intl.ts";
import type { Unmet } from "./completion";

export function usePercent(): (percent: number) => string {
	const { i18n } = useTranslation();
	const format = numberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 });
	return (percent) => format.format(percent / 100);
}

export function useUnmetWords(): (unmet: Unmet, isOpen?: boolean) => string {
	const { t } = useTranslation("lesson");
	const percent = usePercent();

	return (unmet, isOpen = false) => {
		switch (unmet.reason) {
			case "notOpened":
				return t("unmet.notOpened");
			case "notMarkedDone":
				return t(isOpen ? "unmet.openNow" : "unmet.notMarkedDone");
			case "watched":
				return t("unmet.watched", { have: percent(unmet.have), need: percent(unmet.need) });
			case "notTried":
				return t(`unmet.${unmet.kind}NotTried`, { need: percent(unmet.need) });
			case "score":
				return t(`unmet.${unmet.kind}Score`, { have: percent(unmet.have), need: percent(unmet.need) });
		}
	};
}

export function langAttribute(isInEnglish: boolean): "en" | undefined {
	return isInEnglish ? "en" : undefined;
}
