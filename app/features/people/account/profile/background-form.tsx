import { useTranslation } from "react-i18next";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { type Field, SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";
import type { Option, ProfileView } from "./profile-view.server";

type Props = { profile: ProfileView; answer: SettingsAnswer | undefined };

export function BackgroundForm({ profile, answer }: Props) {
	const { t } = useTranslation("account");
	const { options } = profile;
	return (
		<SavingForm intent="background" answer={answer}>
			{(field, form) => {
				const [country, timeZone] = [field("country"), field("timeZone")];
				// Unticked boxes send nothing: after a refused post only the posted values count.
				const wasTyped = Object.keys(form.values).length > 0;
				const chosen = (name: "languages" | "interests") =>
					wasTyped
						? Object.keys(form.values).flatMap((at) => (at.startsWith(name) ? [form.values[at] ?? ""] : []))
						: profile[name];
				return (
					<>
						<SelectField
							id={country.id}
							name={country.name}
							error={country.error}
							autoComplete="country"
							label={t("profile.country")}
							defaultValue={country.typed ?? profile.country}
						>
							<option value="">{t("profile.countryNone")}</option>
							{options.countries.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</SelectField>
						<SelectField
							id={timeZone.id}
							name={timeZone.name}
							error={timeZone.error}
							label={t("profile.timeZone")}
							help={t("profile.timeZoneHelp")}
							defaultValue={timeZone.typed ?? profile.timeZone}
						>
							{options.timeZones.map((zone) => (
								<option key={zone}>{zone}</option>
							))}
						</SelectField>
						<Boxes
							field={field}
							name="interests"
							legend={t("profile.interests")}
							options={options.interests}
							chosen={chosen("interests")}
						/>
						<Boxes
							field={field}
							name="languages"
							legend={t("profile.languages")}
							options={options.languages}
							chosen={chosen("languages")}
							first={LANGUAGE_CODES}
							more={t("profile.languagesMore")}
						/>
					</>
				);
			}}
		</SavingForm>
	);
}

type BoxesProps = {
	field: Field;
	name: string;
	legend: string;
	options: readonly Option[];
	chosen: readonly string[];
	/** Options of a long list that are always visible, beside the chosen ones; the others unfold under `more`. */
	first?: readonly string[];
	more?: string;
};

function Boxes({ field, name, legend, options, chosen, first, more }: BoxesProps) {
	const { id, error } = field(name);
	const isOpen = ({ value }: Option) => !first || first.includes(value) || chosen.includes(value);
	const folded = options.filter((option) => !isOpen(option));
	const boxes = (shown: readonly Option[]) => (
		<div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
			{shown.map(({ value, label }) => (
				<Checkbox key={value} name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
			))}
		</div>
	);
	return (
		<ChoiceGroup id={id} legend={legend} error={error}>
			{boxes(options.filter(isOpen))}
			{folded.length > 0 ? <Disclosure summary={more}>{boxes(folded)}</Disclosure> : null}
		</ChoiceGroup>
	);
}
