import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";

type ProfileTexts = { headline: string; bio: string };
type Props = { translations: Readonly<Record<string, ProfileTexts>>; answer: SettingsAnswer | undefined };

export function TranslationsForm({ translations, answer }: Props) {
	const { t } = useTranslation("account");
	return (
		<SavingForm intent="translations" answer={answer}>
			{(field) => (
				<div className="border-t border-line-strong">
					{LANGUAGES.map(({ code, name: language }) => {
						const [headline, bio] = [field(`headline.${code}`), field(`bio.${code}`)];
						const said = translations[code];
						const isOpen = Boolean(headline.error || bio.error || headline.typed || bio.typed);
						return (
							<Disclosure
								key={code}
								open={isOpen ? true : undefined}
								summary={<span lang={code}>{language}</span>}
								aside={said ? null : t("profile.translationMissing")}
							>
								<div className="grid gap-5">
									<TextField
										id={headline.id}
										name={headline.name}
										error={headline.error}
										lang={code}
										maxLength={120}
										label={t("profile.headlineIn", { language })}
										defaultValue={headline.typed ?? said?.headline ?? ""}
									/>
									<TextArea
										id={bio.id}
										name={bio.name}
										error={bio.error}
										lang={code}
										rows={5}
										maxLength={4000}
										label={t("profile.bioIn", { language })}
										help={t("profile.bioHelp")}
										defaultValue={bio.typed ?? said?.bio ?? ""}
									/>
								</div>
							</Disclosure>
						);
					})}
				</div>
			)}
		</SavingForm>
	);
}
