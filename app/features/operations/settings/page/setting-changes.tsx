import { useTranslation } from "react-i18next";
import { ChangeList } from "#app/features/operations/history/change-list.tsx";
import type { HistoryEntry } from "#app/features/operations/history/history-entry.ts";
import { Link } from "#app/ui/link.tsx";
import { CHANGES_IN_DRAWER, SETTING_CHANGES } from "../setting-changes-query";
import type { SettingKey } from "../setting-keys";

type Props = { setting: SettingKey; changes: HistoryEntry[] };

export function SettingChanges({ setting, changes }: Props) {
	const { t } = useTranslation(["settings", "history"]);
	return (
		<section aria-labelledby="changes-title">
			<h3 id="changes-title" className="border-b border-line pb-1.5 font-sans text-label font-strong">
				{t("history:title")}
			</h3>
			{changes.length === 0 ? <p className="pt-2.5 text-step-1 text-ink-muted">{t("drawer.unchanged")}</p> : null}
			<ChangeList changes={changes} />
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
