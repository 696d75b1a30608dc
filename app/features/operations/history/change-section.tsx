import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChangeList } from "./change-list";
import type { HistoryEntry } from "./history-entry";

type Props = {
	changes: HistoryEntry[];
	/** As many as are shown at most. */
	most: number;
	/** What is said where nothing was changed yet. */
	empty: string;
	isNamed?: boolean;
	/** What has become of taking one back. */
	children?: ReactNode;
};

/** The section of a page that lists what was changed, and takes it back. Its anchor is `changes`. */
export function ChangeSection({ changes, most, empty, isNamed, children }: Props) {
	const { t } = useTranslation("history");
	return (
		<section id="changes" aria-labelledby="changes-title" className="mt-12 max-w-200 border-t border-line-strong pt-6">
			<h2 id="changes-title" className="mb-3 font-serif text-step-4">
				{t("title")}
			</h2>
			<div className="mb-3 empty:hidden">{children}</div>
			{changes.length === 0 ? <p className="text-step-1 text-ink-muted">{empty}</p> : null}
			<ChangeList changes={changes} isNamed={isNamed} />
			{changes.length === most ? (
				<p className="pt-2.5 text-step-1 text-ink-muted">{t("latest", { shown: most })}</p>
			) : null}
		</section>
	);
}
