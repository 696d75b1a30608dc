import { useTranslation } from "react-i18next";

const DAY_HOURS = 24;

/** Words for a time to finish: hours up to two days, then days. */
export function useSpan() {
	const { t } = useTranslation("teaching");
	return (hours: number) =>
		hours < 2 * DAY_HOURS
			? t("figures.medianHours", { count: Math.max(1, hours) })
			: t("figures.medianDays", { count: Math.round(hours / DAY_HOURS) });
}
