import { useTranslation } from "react-i18next";
import { Comma } from "#app/ui/text/joining.tsx";
import { Differences } from "./differences";
import type { HistoryEntry } from "./history-entry";
import { UndoForm } from "./undo-form";

type Props = {
	changes: HistoryEntry[];
	/** Shows the subject of each change, for lists about several. */
	isNamed?: boolean;
};

export function ChangeList({ changes, isNamed }: Props) {
	const { t } = useTranslation("history");
	return (
		<ul className="text-step-1">
			{changes.map((change) => (
				<li key={change.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5">
					<p className="text-ink-muted">
						<time dateTime={change.instant}>{change.at}</time>
						<Comma />
						{change.by ?? t("someone")}
					</p>
					{change.canUndo ? <UndoForm variant="quiet" className="-my-2.5" change={change} /> : null}
					<div className="col-span-full min-w-0 [overflow-wrap:anywhere]">
						{isNamed ? <p className="font-strong">{change.what}</p> : null}
						<Differences entry={change} />
					</div>
				</li>
			))}
		</ul>
	);
}
