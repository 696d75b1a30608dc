import { useTranslation } from "react-i18next";
import { SavingForm } from "#app/features/people/account/frame/saving-form.tsx";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";

export type ReminderChoices = {
	weekdays: { value: number; label: string; isChosen: boolean }[];
	hours: { value: number; label: string }[];
	hour: number;
	timeZone: string;
};

export function ReminderSection({ choices, answer }: { choices: ReminderChoices; answer: SettingsAnswer | undefined }) {
	const { t } = useTranslation("account");
	return (
		<SplitSection title={t("reminders.title")} text={t("reminders.text")}>
			<SavingForm intent="reminders" answer={answer}>
				{(field) => {
					const { typed, ...hour } = field("hour");
					return (
						<>
							<ChoiceGroup id="weekdays" legend={t("reminders.days")} help={t("reminders.daysHelp")}>
								<div className="grid grid-cols-2 gap-x-6">
									{choices.weekdays.map(({ value, label, isChosen }) => (
										<Checkbox key={value} name="weekdays" value={value} label={label} defaultChecked={isChosen} />
									))}
								</div>
							</ChoiceGroup>
							<SelectField
								{...hour}
								label={t("reminders.hour")}
								help={t("reminders.hourHelp", { timeZone: choices.timeZone })}
								defaultValue={typed ?? String(choices.hour)}
							>
								{choices.hours.map(({ value, label }) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</SelectField>
						</>
					);
				}}
			</SavingForm>
		</SplitSection>
	);
}
