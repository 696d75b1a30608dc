import { useTranslation } from "react-i18next";

/** What the Markdown of the school can say. Needs the words of `writing`. */
export function MarkdownHelp() {
	const { t } = useTranslation("writing");
	return (
		<details className="text-step-1 text-ink-muted">
			<summary className="hit-area w-fit py-1 underline underline-offset-4">{t("markdown")}</summary>
			<ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 font-mono">
				{t("markdownHelp")
					.split(" · ")
					.map((one) => (
						<li key={one}>{one}</li>
					))}
			</ul>
		</details>
	);
}
