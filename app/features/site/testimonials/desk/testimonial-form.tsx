import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#app/shared/words/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ChangeForm } from "#app/ui/form/change-form.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { PictureField } from "./picture-field";
import type { TestimonialValues } from "./testimonial-fields";
import { WordsFields } from "./words-fields";

type Props = {
	values: TestimonialValues;
	courses: { id: number; title: string }[];
	reply: FormReply | undefined;
};
type Fields = ReturnType<typeof useFields>;

/** Words of a learner or a figure, in English and beside it in each other language. */
export function TestimonialForm({ values, courses, reply }: Props) {
	const { t } = useTranslation("testimonials");
	const isNew = values.version === 0;
	const form = useFields({ namespace: "testimonials", reply, ...(isNew ? {} : { intent: "change" }) });
	const english = values.words.find(({ code }) => code === DEFAULT_LANGUAGE);
	const others = LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE);
	return (
		<ChangeForm
			form={form}
			reply={reply}
			version={isNew ? undefined : values.version}
			mainField={values.kind === "claim" ? "words.en.title" : "name"}
			summary={(count) => t("errors.summary", { count })}
			submit={t(isNew ? "form.add" : "form.save")}
			className="max-w-200"
		>
			<input type="hidden" name="kind" value={values.kind} />
			{values.kind === "claim" ? (
				<CountedFields form={form} values={values} />
			) : (
				<SpokenFields form={form} values={values} courses={courses} />
			)}
			<WordsFields form={form} kind={values.kind} values={values} language={DEFAULT_LANGUAGE} english={null} />
			{others.map(({ code, name }) => (
				<Disclosure
					key={code}
					summary={t("form.in", { language: name })}
					heading="text-ui font-strong"
					open={form.problems.some(({ fieldId }) => fieldId.startsWith(`words.${code}.`)) || undefined}
				>
					<WordsFields form={form} kind={values.kind} values={values} language={code} english={english ?? null} />
				</Disclosure>
			))}
		</ChangeForm>
	);
}

type PartProps = Pick<Props, "values"> & { form: Fields };

function CountedFields({ form, values }: PartProps) {
	const { t } = useTranslation("testimonials");
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<TextField
				{...form.field("source", values.source)}
				label={t("form.source")}
				help={t("form.sourceHelp")}
				maxLength={200}
			/>
			<TextField
				{...form.field("saidDay", values.saidDay)}
				type="date"
				label={t("form.countedOn")}
				help={t("form.countedOnHelp")}
			/>
		</div>
	);
}

function SpokenFields({ form, values, courses }: PartProps & Pick<Props, "courses">) {
	const { t } = useTranslation("testimonials");
	const consent = form.box("consent", values.consent);
	const [hasConsent, setHasConsent] = useState(consent.defaultChecked);
	return (
		<>
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField {...form.field("name", values.name)} label={t("form.name")} maxLength={80} autoComplete="off" />
				<TextField {...form.field("company", values.company)} label={t("form.company")} maxLength={80} />
				<TextField
					{...form.field("rating", values.rating)}
					inputMode="numeric"
					label={t("form.rating")}
					help={t("form.optional")}
				/>
				<TextField {...form.field("saidDay", values.saidDay)} type="date" label={t("form.saidOn")} />
				<SelectField {...form.field("courseId", values.courseId)} label={t("form.course")} help={t("form.optional")}>
					<option value="">{t("form.noCourse")}</option>
					{courses.map(({ id, title }) => (
						<option key={id} value={String(id)}>
							{title}
						</option>
					))}
				</SelectField>
				<Checkbox {...form.box("verified", values.verified)} label={t("form.verified")} className="self-end" />
			</div>
			<PictureField {...form.field("picture", values.picture)} name="picture" personName={values.name} />
			<fieldset className="grid gap-4 rounded-card bg-surface-sunken px-5 py-4">
				<legend className="float-left mb-1 text-ui font-strong">{t("form.consentTitle")}</legend>
				<div className="clear-both grid gap-3">
					<Checkbox
						{...consent}
						label={t("form.consent")}
						help={t("form.consentHelp")}
						onChange={({ target }) => setHasConsent(target.checked)}
					/>
					<TextField
						{...form.field("consentDay", values.consentDay)}
						type="date"
						label={t("form.consentDay")}
						required={hasConsent}
						className="max-w-60"
					/>
				</div>
			</fieldset>
			<Disclosure
				summary={t("form.results")}
				heading="text-ui font-strong"
				open={values.propertiesAcquired !== "" || form.problems.length > 0 || undefined}
			>
				<p className="mb-3 text-step-1 text-ink-subtle">{t("form.resultsHelp")}</p>
				<div className="grid gap-5 sm:grid-cols-2">
					{RESULTS.map((name) => (
						<TextField
							key={name}
							{...form.field(name, values[name])}
							inputMode="numeric"
							label={t(`form.${name}`)}
							after={name === "roiPercentage" ? "%" : name === "portfolioDollars" ? "$" : undefined}
						/>
					))}
				</div>
			</Disclosure>
		</>
	);
}

const RESULTS = ["propertiesAcquired", "monthsToSuccess", "roiPercentage", "portfolioDollars"] as const;
