import { useTranslation } from "react-i18next";
import { LONGEST_SEARCH } from "#app/shared/lists/search-text.ts";
import { Search } from "#app/ui/icons.tsx";

export function PanelSearch({ typed, onType }: { typed: string; onType: (text: string) => void }) {
	const { t } = useTranslation("help");
	return (
		<span className="relative flex min-w-0 basis-48 grow-99">
			<Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-subtle" />
			<input
				type="search"
				value={typed}
				onChange={(event) => onType(event.target.value)}
				aria-label={t("search.label")}
				placeholder={t("search.label")}
				maxLength={LONGEST_SEARCH}
				autoComplete="off"
				className="min-h-11 w-full rounded-control border border-control bg-surface-raised pr-2 pl-9 text-ui text-ink hover:border-ink-muted"
			/>
		</span>
	);
}
