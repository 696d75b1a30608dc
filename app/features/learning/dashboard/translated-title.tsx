import { useTranslation } from "react-i18next";

/** A title that may stand in English on a page of another language, and tells the browser so. */
export function TranslatedTitle({ title, inEnglish }: { title: string; inEnglish: boolean }) {
	const { i18n } = useTranslation();
	return inEnglish && i18n.language !== "en" ? <span lang="en">{title}</span> : title;
}
