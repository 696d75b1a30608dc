import { useTranslation } from "react-i18next";

export function StoredTranslation({ text }: { text: string }) {
	const { t } = useTranslation("catalog");
	return (
		<details>
			<summary className="link inline-flex min-h-11 list-none items-center text-label [&::-webkit-details-marker]:hidden">
				{t("reviews.translation")}
			</summary>
			<p className="max-w-160 border-l-2 border-line-strong pl-4 text-ui">{text}</p>
		</details>
	);
}
