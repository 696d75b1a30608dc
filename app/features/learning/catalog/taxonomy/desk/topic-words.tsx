import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { listFormat } from "#app/shared/words/intl.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import type { ShownEntry } from "./taxonomy-page-data.server";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "./taxonomy-path";

type Props = {
	/** Of the form; ids of its fields begin with it. */
	id: string;
	/** Null for a new topic, whose address is made of its name. */
	entry: ShownEntry | null;
	values: FormView["values"];
	errorOf: (name: string) => string | undefined;
};

/** What visitors read about a topic in the catalogue, in every language, and its name in addresses. */
export function TopicWords({ id, entry, values, errorOf }: Props) {
	const { t, i18n } = useTranslation("taxonomy");
	return (
		<>
			<fieldset className="grid gap-4">
				<legend className="text-ui font-strong">{t("descriptions")}</legend>
				<p className="mt-1 max-w-160 text-step-1 text-ink-muted">{t("descriptionsHelp")}</p>
				<div className="grid gap-4 sm:grid-cols-2">
					{LANGUAGES.map(({ code, name }) => (
						<TextArea
							key={code}
							id={`${id}-descriptions.${code}`}
							name={`descriptions.${code}`}
							label={t("descriptionIn", { language: name })}
							error={errorOf(`descriptions.${code}`)}
							lang={code}
							defaultValue={values[`descriptions.${code}`] ?? entry?.descriptions[code] ?? ""}
							maxLength={LONGEST_DESCRIPTION}
							rows={2}
						/>
					))}
				</div>
			</fieldset>
			{entry ? (
				<div className="max-w-100">
					<TextField
						id={`${id}-slug`}
						name="slug"
						label={t("slug")}
						help={t("slugHelp", { address: `/courses?topic=${entry.slug}` })}
						error={errorOf("slug")}
						defaultValue={values.slug ?? entry.slug}
						maxLength={LONGEST_NAME}
						autoComplete="off"
						spellCheck={false}
					/>
					{entry.formerSlugs.length > 0 ? (
						<p className="mt-2 text-step-1 text-ink-muted [overflow-wrap:anywhere]">
							{t("formerSlugs", {
								slugs: listFormat(i18n.language, { type: "unit", style: "short" }).format(entry.formerSlugs),
							})}
						</p>
					) : null}
				</div>
			) : null}
		</>
	);
}
