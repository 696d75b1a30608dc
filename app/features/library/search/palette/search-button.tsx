import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/icon-button.tsx";
import { Search } from "#app/ui/icons.tsx";
import { paletteRequest } from "./palette-request";

/** Opens the palette; without JavaScript or in a new tab the search page. */
export function SearchButton({ className }: { className?: string }) {
	const { t } = useTranslation("frame");
	const open = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		paletteRequest.ask();
	};
	return (
		<IconLink
			to="/search"
			label={t("openSearch")}
			aria-keyshortcuts="Control+K Meta+K"
			onClick={open}
			className={className}
		>
			<Search size={18} strokeWidth={1.75} />
		</IconLink>
	);
}
