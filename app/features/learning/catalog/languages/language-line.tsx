import { useTranslation } from "react-i18next";
import type { LanguageShare } from "./language-share";

export function useLanguageLine(): (share: LanguageShare) => string {
	const { t } = useTranslation("common");
	return ({ kind, ...counts }) => t(`courseLanguage.${kind}`, counts);
}

type Props = { share: LanguageShare; className?: string };

export function LanguageLine({ share, className }: Props) {
	return <p className={className}>{useLanguageLine()(share)}</p>;
}
