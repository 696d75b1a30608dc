import { useTranslation } from "react-i18next";
import { type DurationStyle, duration } from "./duration";

export function useDuration() {
	const { language } = useTranslation().i18n;
	return (minutes: number, style?: DurationStyle) => duration(minutes, language, style);
}
