import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { isDeskSetting, type SettingKey } from "../setting-keys";
import type { answerFor } from "./setting-answer";
import type { SettingText } from "./setting-reading";

type Props = { setting: SettingKey; now: SettingText; answer: ReturnType<typeof answerFor> };

export function SettingPreview({ setting, now, answer }: Props) {
	const { t } = useTranslation("settings");
	const after = answer?.kind === "preview" ? answer.after : undefined;
	const nothing = <span className="text-ink-subtle">{t("preview.nothing")}</span>;

	return (
		<div>
			<div className="flex items-end justify-between gap-4 border-b border-line">
				<h3 className="pb-1.5 font-sans text-label font-strong">{t("preview.title")}</h3>
				<Button type="submit" name="intent" value="preview" variant="quiet" size="sm">
					{t("actions.preview")}
				</Button>
			</div>
			<dl className="grid text-ui">
				<div className="border-b border-line py-2.5">
					<dt className="text-step-1 text-ink-muted">
						{t(isDeskSetting(setting) ? "preview.nowAtDesk" : "preview.now")}
					</dt>
					<dd className="font-strong">{now.text ?? nothing}</dd>
					<Why told={now} />
				</div>
				{after === undefined ? null : (
					<div role="status" className="border-b border-line bg-accent-soft px-2.5 py-2.5">
						<dt className="text-step-1 text-ink-muted">{t("preview.after")}</dt>
						<dd className="font-strong">{after.text === now.text ? t("preview.same") : (after.text ?? nothing)}</dd>
						<Why told={after} />
					</div>
				)}
			</dl>
		</div>
	);
}

function Why({ told: { why } }: { told: SettingText }) {
	return why ? <dd className="mt-0.5 text-step-1 text-ink-muted">{why}</dd> : null;
}
