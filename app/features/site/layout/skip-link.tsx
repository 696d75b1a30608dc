import { useTranslation } from "react-i18next";

export function SkipLink() {
	const { t } = useTranslation();
	return (
		<a
			href="#main"
			className="sr-only rounded-control bg-brand px-5 py-3 text-ui font-strong text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
		>
			{t("skipToContent")}
		</a>
	);
}
