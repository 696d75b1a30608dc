import { useTranslation } from "react-i18next";
import { useMessages } from "../../../shared/forms/use-messages";
import { Notice } from "../../../ui/notice";
import { GROUP_NAMES, SETTING_GROUPS } from "../setting-fields";
import type { SettingKey } from "../setting-keys";
import { answerFor, type SettingAnswer } from "./setting-answer";
import { SettingCard } from "./setting-card";
import { SettingHistory } from "./setting-history";
import { outcomeText, type SettingOutcome } from "./setting-outcome";
import type { SettingsHistory } from "./settings-page-data.server";
import type { SettingsView } from "./settings-view";

type Props = {
	view: SettingsView;
	history: SettingsHistory;
	answer: SettingAnswer | undefined;
	outcome: SettingOutcome | null;
};

/** Everything the site says of itself, a form for each, and what was changed when by whom. */
export function SettingsPage({ view, history, answer, outcome }: Props) {
	const { t } = useTranslation("settings");
	const say = useMessages("settings");
	const told = answer ? null : outcome;

	return (
		<>
			<p className="max-w-160 text-ink-muted">{t("lede")}</p>
			{GROUP_NAMES.map((group) => (
				<section key={group} className="mt-12" aria-labelledby={`group-${group}`}>
					<h2 id={`group-${group}`} className="border-b border-line-strong pb-3 text-step-4">
						{t(`groups.${group}.title`)}
					</h2>
					{SETTING_GROUPS[group].map((key: SettingKey) => (
						<SettingCard
							key={key}
							setting={view[key]}
							answer={answerFor(key, answer)}
							done={key === told?.key ? told : null}
						/>
					))}
				</section>
			))}
			<SettingHistory history={history}>
				{told?.kind === "undone" ? <Notice tone="success">{outcomeText(t, told)}</Notice> : null}
				{answer?.kind === "notUndone" ? <Notice tone="danger">{say(answer.error)}</Notice> : null}
			</SettingHistory>
		</>
	);
}
