import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChangeList } from "./change-list";
import type { HistoryEntry } from "./history-entry";

type Props = {
	changes: HistoryEntry[];
	limit: number;
	empty: string;
	isNamed?: boolean;
	children?: ReactNode;
};

export function ChangeSection({ changes, limit, empty, isNamed, children }: Props) {
	const { t } = useTranslation("history");
	return (
		<section id="changes" aria-labelledby="changes-title" className="mt-12 max-w-200 border-t border-line-strong pt-6">
			<h2 id="changes-title" className="mb-3 font-serif text-step-4">
				{t("title")}
			</h2>
			<div className="mb-3 empty:hidden">{children}</div>
			{changes.length === 0 ? <p className="text-step-1 text-ink-muted">{empty}</p> : null}
			<ChangeList changes={changes} isNamed={isNamed} />
			{changes.length === limit ? (
				<p className="pt-2.5 text-step-1 text-ink-muted">{t("latest", { shown: limit })}</p>
			) : null}
		</section>
	);
}
