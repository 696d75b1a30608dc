import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from "../../../ui/table";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { HistoryEntry } from "./history-view";

/** Who changed what and when. The latest change of each setting can be taken back. */
export function SettingHistory({ history, children }: { history: readonly HistoryEntry[]; children?: ReactNode }) {
	const { t } = useTranslation("settings");

	return (
		<section id="history" className="mt-16" aria-labelledby="history-title">
			<h2 id="history-title" className="mb-5 text-step-4">
				{t("history.title")}
			</h2>
			<div className="mb-5 empty:hidden">{children}</div>
			{history.length === 0 ? (
				<EmptyState title={t("history.empty")} headingLevel={3}>
					{t("history.emptyText")}
				</EmptyState>
			) : (
				<Table caption={t("history.caption")} hideCaption>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("history.when")}</HeaderCell>
							<HeaderCell>{t("history.who")}</HeaderCell>
							<HeaderCell>{t("history.setting")}</HeaderCell>
							<HeaderCell>{t("history.change")}</HeaderCell>
							<HeaderCell>
								<VisuallyHidden>{t("actions.undo")}</VisuallyHidden>
							</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{history.map((entry) => (
							<TableRow key={entry.id}>
								<Cell label={t("history.when")} className="tabular md:whitespace-nowrap">
									<time dateTime={entry.instant}>{entry.at}</time>
								</Cell>
								<Cell label={t("history.who")}>{entry.by ?? t("history.someone")}</Cell>
								<Cell label={t("history.setting")} className="font-strong">
									{entry.setting}
								</Cell>
								<Cell label={t("history.change")}>
									<Differences entry={entry} />
								</Cell>
								<Cell className="md:text-end!">{entry.canUndo ? <UndoForm entry={entry} /> : null}</Cell>
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</section>
	);
}

function Differences({ entry: { differences, more, isUndo } }: { entry: HistoryEntry }) {
	const { t } = useTranslation("settings");
	return (
		<ul className="min-w-0">
			{differences.map(({ label, from, to }) => (
				<li key={label}>
					<span className="text-ink-muted">{label}: </span>
					<VisuallyHidden>{t("history.from")} </VisuallyHidden>
					{from} <span aria-hidden="true">→</span> <VisuallyHidden>{t("history.to")} </VisuallyHidden>
					<span className="font-strong">{to}</span>
				</li>
			))}
			{more > 0 ? <li className="text-ink-muted">{t("history.more", { count: more })}</li> : null}
			{isUndo ? <li className="text-step-1 text-ink-subtle">{t("history.undone")}</li> : null}
		</ul>
	);
}

function UndoForm({ entry: { id, setting } }: { entry: HistoryEntry }) {
	const { t } = useTranslation("settings");
	const isPending = useNavigation().formData?.get("changeId") === id;
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="changeId" value={id} />
			<Button
				type="submit"
				name="intent"
				value="undo"
				size="sm"
				variant="secondary"
				aria-label={t("actions.undoOf", { setting })}
				pending={isPending}
				pendingLabel={t("actions.undoing")}
			>
				{t("actions.undo")}
			</Button>
		</Form>
	);
}
