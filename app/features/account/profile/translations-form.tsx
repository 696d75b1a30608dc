import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../../shared/words/languages";
import { TextField } from "../../../ui/form/field";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";

type Props = { headlines: Readonly<Record<string, string>>; answer: SettingsAnswer | undefined };

/** What a teacher says of themselves in each language of the school. */
export function TranslationsForm({ headlines, answer }: Props) {
	const { t } = useTranslation("account");
	return (
		<SavingForm intent="translations" answer={answer}>
			{(field) =>
				LANGUAGES.map(({ code, name }) => {
					const { id, name: fieldName, error, typed } = field(`headline-${code}`);
					return (
						<TextField
							key={code}
							{...{ id, name: fieldName, error }}
							lang={code}
							maxLength={120}
							label={t("profile.headlineIn", { language: name })}
							defaultValue={typed ?? headlines[code] ?? ""}
						/>
					);
				})
			}
		</SavingForm>
	);
}
