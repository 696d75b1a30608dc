import { useTranslation } from "react-i18next";
import type { settingsPageData } from "#app/features/operations/settings/face.server.ts";
import type { SettingAnswer } from "#app/features/operations/settings/page/setting-answer.ts";
import { SettingDrawer } from "#app/features/operations/settings/page/setting-drawer.tsx";
import type { SettingOutcome } from "#app/features/operations/settings/page/setting-outcome.ts";
import { SettingsPage } from "#app/features/operations/settings/page/settings-page.tsx";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";
import { AdminFrame } from "../admin-frame";

type Props = ReturnType<typeof settingsPageData> & {
	answer: SettingAnswer | undefined;
	outcome: SettingOutcome | null;
};

export function SettingsDesk({ rows, open, history, answer, outcome }: Props) {
	const { t } = useTranslation("settings");
	return (
		<UnsavedChanges>
			<AdminFrame
				title={t("title")}
				drawer={open ? <SettingDrawer key={open.setting.key} open={open} answer={answer} outcome={outcome} /> : null}
			>
				<SettingsPage
					rows={rows}
					open={open?.setting.key ?? null}
					history={history}
					answer={answer}
					outcome={outcome}
				/>
			</AdminFrame>
		</UnsavedChanges>
	);
}
