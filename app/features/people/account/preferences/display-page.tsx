import { useTranslation } from "react-i18next";
import { CURRENCIES, type ShownCurrency } from "#app/features/money/prices/display-currency.ts";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";
import { SettingsFrame } from "../frame/settings-frame";

type Props = {
	shown: { language: Language; theme: "light" | "dark"; currency: ShownCurrency };
	answer: SettingsAnswer | undefined;
	saved: string | null;
};

export function DisplayPage({ shown: { language, theme, currency }, answer, saved }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("display.title")} lede={t("display.lede")}>
			<SplitSection title={t("language.title")} text={t("language.text")}>
				<SavingForm intent="language" answer={answer} wasSaved={saved === "language"}>
					{(field) => {
						const { typed, ...rest } = field("language");
						return (
							<SelectField {...rest} label={t("language.label")} defaultValue={typed ?? language}>
								{LANGUAGES.map(({ code, name }) => (
									<option key={code} value={code} lang={code}>
										{name}
									</option>
								))}
							</SelectField>
						);
					}}
				</SavingForm>
			</SplitSection>
			<SplitSection title={t("theme.title")} text={t("theme.text")}>
				<SavingForm intent="theme" answer={answer} wasSaved={saved === "theme"}>
					{(field) => {
						const { id, error, typed } = field("theme");
						return (
							<ChoiceGroup id={id} error={error} legend={t("theme.label")}>
								{(["light", "dark"] as const).map((one) => (
									<RadioOption
										key={one}
										name="theme"
										value={one}
										defaultChecked={(typed ?? theme) === one}
										label={t(`theme.${one}`)}
									/>
								))}
							</ChoiceGroup>
						);
					}}
				</SavingForm>
			</SplitSection>
			<SplitSection title={t("currency.title")} text={t("currency.text")}>
				<SavingForm intent="currency" answer={answer} wasSaved={saved === "currency"}>
					{(field) => {
						const { typed, ...rest } = field("currency");
						return (
							<SelectField {...rest} label={t("currency.label")} defaultValue={typed ?? currency}>
								{CURRENCIES.map((code) => (
									<option key={code}>{code}</option>
								))}
							</SelectField>
						);
					}}
				</SavingForm>
			</SplitSection>
		</SettingsFrame>
	);
}
