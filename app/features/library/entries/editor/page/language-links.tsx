import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { useCurrentInView } from "#app/ui/tabs/use-current-in-view.ts";
import type { EntryPageView } from "./entry-page-data.server";

type Props = { page: Pick<EntryPageView, "states" | "language">; path: string };
type State = EntryPageView["states"][number];

export function LanguageLinks({ page: { states, language }, path }: Props) {
	const { t } = useTranslation("library");
	const nav = useCurrentInView();
	return (
		<nav ref={nav} aria-label={t("editor.languages")} className="overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{states.map((state) => {
					const name = LANGUAGES.find(({ code }) => code === state.language)?.name;
					const { tone, words } = lookOf(state);
					return (
						<li key={state.language} className="shrink-0">
							<Link
								to={`${path}?lang=${state.language}`}
								aria-current={state.language === language ? "page" : undefined}
								className="flex min-h-12 items-center gap-2 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
							>
								<span lang={state.language}>{name}</span>
								<Badge tone={tone}>{t(`states.${words}`)}</Badge>
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
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
