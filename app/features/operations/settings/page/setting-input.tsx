import { useTranslation } from "react-i18next";
import type { Constraint } from "#app/shared/forms/parse-form.server.ts";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { CLAIM_MODES, type ClaimMode } from "../claim-mode";
import type { FieldKind, SettingField } from "../setting-fields";
import { type FormValues, fieldName } from "../setting-form";
import type { SettingKey } from "../setting-keys";
import { fieldLabel } from "./setting-words";

type Props = {
	setting: SettingKey;
	field: SettingField;
	values: FormValues;
	byMode: Record<ClaimMode, string | null> | null;
	error: string | undefined;
	constraint: Constraint | undefined;
};

/** Includes the setting, because forms use the same field names. */
export const fieldId = (setting: SettingKey, path: string) => `${setting}-${path}`;

export function SettingInput({ setting, field, values, byMode, error, constraint }: Props) {
	const { t } = useTranslation("settings");
	const { path, kind, unit } = field;
	const id = fieldId(setting, path);
	const name = fieldName(path);

	if (kind === "mode") {
		return (
			<ChoiceGroup legend={t("modes.legend")} id={id} error={error} className="col-span-full">
				<div className="grid">
					{CLAIM_MODES.map((mode) => (
						<RadioOption
							key={mode}
							id={`${id}-${mode}`}
							name={name}
							value={mode}
							defaultChecked={values[name] === mode}
							label={t(`modes.${mode}`)}
							help={mode === "hidden" ? undefined : (byMode?.[mode] ?? t("preview.nothing"))}
						/>
					))}
				</div>
			</ChoiceGroup>
		);
	}
	const label = fieldLabel(t, field);
	if (kind === "flag") {
		return (
			<Checkbox
				id={id}
				name={name}
				defaultChecked={name in values}
				label={label}
				error={error}
				className="col-span-full"
			/>
		);
	}
	const common = { id, name, label, error, defaultValue: values[name] ?? "", ...constraint };
	if (kind === "lines") return <TextArea {...common} className="col-span-full" />;
	return (
		<TextField
			{...common}
			inputMode={INPUT_MODES[kind]}
			before={unit === "$" ? unit : undefined}
			after={unit === "$" ? undefined : unit}
			autoComplete="off"
		/>
	);
}

const INPUT_MODES: Partial<Record<FieldKind, "numeric" | "decimal">> = {
	whole: "numeric",
	decimal: "decimal",
	money: "decimal",
};
