import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { FIELDS_OF_KIND, REQUIRED_FIELDS } from "../kinds";
import { LanguageField } from "./hand-in-form";
import type { IntakeData } from "./intake-data.server";

export function MappingForm({ intake }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const { kind, heads, mapping, language, missing } = intake;
	const columns = heads.map((head, at) => ({ at, label: head || t("mapping.column", { number: at + 1 }) }));
	const required: readonly string[] = REQUIRED_FIELDS[kind];
	return (
		<Form method="post" className="grid gap-5">
			<div className="grid gap-5 sm:grid-cols-2">
				{FIELDS_OF_KIND[kind].map((field) => (
					<SelectField
						key={`${field} ${mapping[field]}`}
						name={field}
						label={t(`fields.${field}`)}
						labelNote={required.includes(field) ? undefined : t("mapping.optional")}
						defaultValue={mapping[field] ?? ""}
						error={missing.includes(field) ? t("mapping.missing") : undefined}
					>
						<option value="">{t("mapping.none")}</option>
						{columns.map(({ at, label }) => (
							<option key={at} value={at}>
								{label}
							</option>
						))}
					</SelectField>
				))}
				{kind === "people" ? <LanguageField key={language} name="spoken" value={language} /> : null}
			</div>
			<Button type="submit" name="intent" value="map" variant="secondary" className="justify-self-start">
				{t("mapping.submit")}
			</Button>
		</Form>
	);
}
