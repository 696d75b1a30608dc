import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export function Key({ children }: { children: ReactNode }) {
	return (
		<kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-badge border border-control bg-surface-raised px-1.5 font-sans text-step-1 text-ink-muted">
			{children}
		</kbd>
	);
}

export function PaletteKeys() {
	const { t } = useTranslation("search");
	return (
		<footer className="flex shrink-0 items-center gap-6 border-t border-line bg-surface-sunken px-5 py-2.5 text-step-1 text-ink-muted max-md:hidden">
			<span className="inline-flex items-center gap-2">
				<Key>↑</Key>
				<Key>↓</Key>
				{t("palette.choose")}
			</span>
			<span className="inline-flex items-center gap-2">
				<Key>↵</Key>
				{t("palette.open")}
			</span>
			<span className="inline-flex items-center gap-2">
				<Key>Tab</Key>
				{t("palette.onlyOne")}
			</span>
			<span className="ml-auto inline-flex items-center gap-2">
				<Key>Ctrl</Key>
				<Key>K</Key>
			</span>
		</footer>
	);
}
