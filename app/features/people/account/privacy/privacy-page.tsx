import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";
import { SettingsFrame } from "../frame/settings-frame";
import {
	defaultVisibility,
	PROFILE_PARTS,
	type ProfilePart,
	VISIBILITIES,
	type Visibility,
} from "../profile/visibility";

type Props = {
	visibility: Partial<Record<ProfilePart, Visibility>>;
	isTeacher: boolean;
	answer: SettingsAnswer | undefined;
	children?: ReactNode;
};

export function PrivacyPage({ visibility, isTeacher, answer, children }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("privacy.title")} lede={t("privacy.lede")}>
			<SplitSection title={t("visibility.title")} text={t("visibility.text")}>
				<SavingForm intent="visibility" answer={answer}>
					{(field) =>
						PROFILE_PARTS.map((part) => {
							const { typed, ...rest } = field(part);
							return (
								<SelectField
									key={part}
									{...rest}
									label={t(`visibility.parts.${part}`)}
									defaultValue={typed ?? visibility[part] ?? defaultVisibility(part, isTeacher)}
								>
									{VISIBILITIES.map((who) => (
										<option key={who} value={who}>
											{t(`visibility.${who}`)}
										</option>
									))}
								</SelectField>
							);
						})
					}
				</SavingForm>
			</SplitSection>
			{children}
		</SettingsFrame>
	);
}
