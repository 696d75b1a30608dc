import type { Language } from "#app/shared/words/languages.ts";
import sprite from "#app/ui/icons.svg?url";

export function Flag({ language }: { language: Language }) {
	return (
		<svg width="20" height="14" aria-hidden="true" className="shrink-0 rounded-[2px] ring-1 ring-line">
			<use href={`${sprite}#flag-${language}`} />
		</svg>
	);
}
