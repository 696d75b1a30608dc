import { useTranslation } from "react-i18next";

/** Marks an English title with `lang` on pages in other languages. */
export function TranslatedTitle({ title, inEnglish }: { title: string; inEnglish: boolean }) {
	const { i18n } = useTranslation();
	return inEnglish && i18n.language !== "en" ? <span lang="en">{title}</span> : title;
}
