import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EyeOff } from "#app/ui/icons.tsx";

/** Shows a post by a blocked member as one line with its number. The reader can open it. */
export function FoldedPost({ number, children }: { number: number; children: ReactNode }) {
	const { t } = useTranslation("forum");
	return (
		<details className="border-b border-line">
			<summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 py-4 text-ui text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
				<EyeOff className="size-4 shrink-0" />
				<span>{t("blocks.folded", { number })}</span>
				<span className="underline underline-offset-4">{t("blocks.show")}</span>
			</summary>
			{children}
		</details>
	);
}
