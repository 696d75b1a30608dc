import { useTranslation } from "react-i18next";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { LanguageTabs } from "#app/ui/writing/language-tabs.tsx";
import type { EntryPageView } from "./entry-page-data.server";

type Props = { page: Pick<EntryPageView, "states" | "language">; path: string };
type State = EntryPageView["states"][number];

export function LanguageLinks({ page: { states, language }, path }: Props) {
	const { t } = useTranslation("library");
	return (
		<LanguageTabs
			label={t("editor.languages")}
			items={states.map((state) => {
				const { tone, words } = lookOf(state);
				return {
					language: state.language,
					to: `${path}?lang=${state.language}`,
					isCurrent: state.language === language,
					tone,
					state: t(`states.${words}`),
				};
			})}
		/>
	);
}

function lookOf({ draft, isOlder, isPublished }: State): {
	tone: BadgeTone;
	words: "draft" | "older" | "published" | "missing";
} {
	if (isOlder) return { tone: "warning", words: "older" };
	if (draft) return { tone: "info", words: "draft" };
	return isPublished ? { tone: "success", words: "published" } : { tone: "neutral", words: "missing" };
}
