import { useTranslation } from "react-i18next";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { SettingKey } from "../setting-keys";
import type { SettingAnswer } from "./setting-answer";
import { SettingHistory } from "./setting-history";
import { outcomeText, type SettingOutcome } from "./setting-outcome";
import { SettingRows } from "./setting-rows";
import type { SettingsHistory } from "./settings-page-data.server";
import type { SettingRows as Rows } from "./settings-view";

type Props = {
	rows: Rows;
	/** The setting in the drawer, which shows its own messages. */
	open: SettingKey | null;
	history: SettingsHistory;
	answer: SettingAnswer | undefined;
	outcome: SettingOutcome | null;
};

export function SettingsPage({ rows, open, history, answer, outcome }: Props) {
	const { t } = useTranslation("settings");
	const say = useMessages("settings");
	const told = answer || open ? null : outcome;

	return (
		<>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<SettingRows rows={rows} open={open} />
			<SettingHistory history={history}>
				{told?.kind === "undone" ? <ResultNotice tone="success">{outcomeText(t, told)}</ResultNotice> : null}
				{answer?.kind === "notUndone" && !open ? <ResultNotice tone="danger">{say(answer.error)}</ResultNotice> : null}
			</SettingHistory>
		</>
	);
}
