import { useTranslation } from "react-i18next";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { HistoryEntry } from "./history-entry";

export function Differences({ entry: { differences, more, isUndo } }: { entry: HistoryEntry }) {
	const { t } = useTranslation("history");
	return (
		<ul className="min-w-0">
			{differences.map(({ label, from, to }) => (
				<li key={label}>
					<span className="text-ink-muted">
						{label}
						<Colon />
					</span>
					<VisuallyHidden>{t("from")} </VisuallyHidden>
					{from} <span aria-hidden="true">→</span> <VisuallyHidden>{t("to")} </VisuallyHidden>
					<span className="font-strong">{to}</span>
				</li>
			))}
			{more > 0 ? <li className="text-ink-muted">{t("more", { count: more })}</li> : null}
			{isUndo ? <li className="text-step-1 text-ink-subtle">{t("undone")}</li> : null}
		</ul>
	);
}
