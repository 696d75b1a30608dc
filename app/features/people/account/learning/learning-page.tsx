import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";
import { SettingsFrame } from "../frame/settings-frame";

type Props = {
	goalMinutes: number;
	answer: SettingsAnswer | undefined;
	children: ReactNode;
};

export function LearningPage({ goalMinutes, answer, children }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("learning.title")} lede={t("learning.lede")}>
			<SplitSection title={t("goal.title")} text={t("goal.text")}>
				<SavingForm intent="goal" answer={answer}>
					{(field) => {
						const { typed, ...rest } = field("minutes");
						return (
							<TextField
								{...rest}
								inputMode="numeric"
								label={t("goal.label")}
								help={t("goal.help")}
								defaultValue={typed ?? String(goalMinutes)}
							/>
						);
					}}
				</SavingForm>
			</SplitSection>
			{children}
		</SettingsFrame>
	);
}
