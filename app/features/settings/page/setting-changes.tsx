import { useTranslation } from "react-i18next";
import { Comma } from "../../../ui/joining";
import { Link } from "../../../ui/link";
import { CHANGES_IN_DRAWER, SETTING_CHANGES } from "../setting-changes-query";
import type { SettingKey } from "../setting-keys";
import type { HistoryEntry } from "./history-view";
import { Differences } from "./setting-history";
import { UndoForm } from "./undo-form";

type Props = { setting: SettingKey; changes: HistoryEntry[] };

/** The latest changes of one setting; the last of them can be taken back. */
export function SettingChanges({ setting, changes }: Props) {
	const { t } = useTranslation("settings");
	return (
		<section aria-labelledby="changes-title">
			<h3 id="changes-title" className="border-b border-line pb-1.5 font-sans text-label font-strong">
				{t("drawer.changes")}
			</h3>
			{changes.length === 0 ? <p className="pt-2.5 text-step-1 text-ink-muted">{t("drawer.unchanged")}</p> : null}
			<ul className="text-step-1">
				{changes.map((change) => (
					<li key={change.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5">
						<p className="text-ink-muted">
							<time dateTime={change.instant}>{change.at}</time>
							<Comma />
							{change.by ?? t("history.someone")}
						</p>
						{change.canUndo ? <UndoForm variant="quiet" className="-my-2.5" change={change} /> : null}
						<div className="col-span-full">
							<Differences entry={change} />
						</div>
					</li>
				))}
			</ul>
			{changes.length === CHANGES_IN_DRAWER ? (
				<p className="pt-2.5 text-step-1">
					<Link className="link" to={`${SETTING_CHANGES.path}?setting=${setting}#history`}>
						{t("drawer.all")}
					</Link>
				</p>
			) : null}
		</section>
	);
}
