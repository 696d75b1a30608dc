import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Differences } from "#app/features/operations/history/differences.tsx";
import type { HistoryEntry } from "#app/features/operations/history/history-entry.ts";
import { UndoForm } from "#app/features/operations/history/undo-form.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { SETTING_CHANGES } from "../setting-changes-query";
import { SETTING_KEYS } from "../setting-keys";
import { settingTitle } from "./setting-words";
import type { SettingsHistory } from "./settings-page-data.server";

type Props = { history: SettingsHistory; children?: ReactNode };

export function SettingHistory({ history: { query, entries, pages }, children }: Props) {
	const { t } = useTranslation("settings");

	return (
		<section id={SETTING_CHANGES.anchor} className="mt-16" aria-labelledby="history-title">
			<h2 id="history-title" className="mb-5 text-step-4">
				{t("history.title")}
			</h2>
			<div className="mb-5 empty:hidden">{children}</div>
			<DataTable
				list={SETTING_CHANGES}
				query={query}
				caption={t("history.caption")}
				rows={entries}
				rowKey={({ id }) => id}
				columns={useHistoryColumns()}
				form={{
					filters: [
						{
							name: "setting",
							label: t("history.setting"),
							options: SETTING_KEYS.map((key) => ({ value: key, label: settingTitle(t, key) })),
						},
					],
					orders: [
						{ sort: "at", isDescending: true, label: t("history.latest") },
						{ sort: "at", isDescending: false, label: t("history.oldest") },
					],
				}}
				empty={
					<EmptyState title={t("history.empty")} headingLevel={3}>
						{t("history.emptyText")}
					</EmptyState>
				}
				pages={pages}
				exportTo="/admin/settings/history.csv"
			/>
		</section>
	);
}

function useHistoryColumns(): Column<HistoryEntry, "at">[] {
	const { t } = useTranslation(["settings", "history"]);
	return [
		{
			id: "when",
			head: t("history.when"),
			sort: "at",
			className: "tabular md:whitespace-nowrap",
			cell: ({ instant, at }) => <time dateTime={instant}>{at}</time>,
		},
		{ id: "who", head: t("history.who"), cell: ({ by }) => by ?? t("history:someone") },
		{ id: "setting", head: t("history.setting"), className: "font-strong", cell: ({ what }) => what },
		{ id: "change", head: t("history.change"), cell: (entry) => <Differences entry={entry} /> },
		{
			id: "undo",
			head: t("history:undo"),
			isHeadHidden: true,
			isUnlabelled: true,
			className: "md:text-end!",
			cell: (entry) => (entry.canUndo ? <UndoForm variant="secondary" change={entry} /> : null),
		},
	];
}
