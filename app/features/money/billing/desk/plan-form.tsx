import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { ChangeForm } from "#app/ui/form/change-form.tsx";
import { CheckboxList } from "#app/ui/form/checkbox-list.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { BENEFITS } from "#db/schema/money/billing.ts";
import type { PlanValues } from "./plan-views.server";

type Props = {
	plan: Omit<PlanValues, "version"> & { version?: number };
	courses: { id: number; title: string }[];
	reply: FormReply | undefined;
};

export function PlanForm({ plan, courses, reply }: Props) {
	const { t } = useTranslation(["plans", "pricing"]);
	const isNew = plan.version === undefined;
	const form = useFields({ namespace: "plans", reply, ...(isNew ? {} : { intent: "change" }) });

	return (
		<ChangeForm
			form={form}
			reply={reply}
			version={plan.version}
			mainField="position"
			summary={(count) => t("errors.summary", { count })}
			submit={t(isNew ? "form.add" : "form.save")}
		>
			{isNew ? (
				<TextField {...form.field("slug")} label={t("form.slug")} help={t("form.slugHelp")} maxLength={40} />
			) : null}
			<TextField
				{...form.field("position", plan.position)}
				inputMode="numeric"
				label={t("form.position")}
				help={t("form.positionHelp")}
				className="max-w-60"
			/>
			<div>
				<Checkbox {...form.box("active", plan.active)} label={t("form.active")} help={t("form.activeHelp")} />
				<Checkbox {...form.box("mostPopular", plan.mostPopular)} label={t("form.mostPopular")} />
			</div>
			<ChoiceGroup id="benefits" legend={t("form.benefits")} help={t("form.benefitsHelp")}>
				<CheckboxList
					form={form}
					name="benefits"
					options={BENEFITS.map((benefit) => ({ value: benefit, label: t(`pricing:benefits.${benefit}`) }))}
					chosen={plan.benefits}
				/>
			</ChoiceGroup>
			<ChoiceGroup id="courses" legend={t("form.courses")} help={t("form.coursesHelp")}>
				<Checkbox {...form.box("allCourses", plan.allCourses)} label={t("form.allCourses")} />
				<CheckboxList
					form={form}
					name="courses"
					options={courses.map(({ id, title }) => ({ value: id, label: title }))}
					chosen={plan.courses}
				/>
			</ChoiceGroup>
			<details open={isNew || form.problems.some(({ fieldId }) => fieldId.startsWith("words"))}>
				<summary className="min-h-11 cursor-pointer py-2.5 text-label font-strong">{t("form.words")}</summary>
				<p className="mb-4 text-step-1 text-ink-muted">{t("form.wordsHelp")}</p>
				<div className="grid gap-6">
					{LANGUAGES.map(({ code, name }) => (
						<fieldset key={code} className="grid gap-4">
							<legend className="mb-2 font-strong">{name}</legend>
							<TextField
								{...form.field(`words.${code}.name`, plan.words[code]?.name)}
								lang={code}
								label={t("form.name")}
								maxLength={60}
							/>
							<TextField
								{...form.field(`words.${code}.text`, plan.words[code]?.text)}
								lang={code}
								label={t("form.text")}
								maxLength={160}
							/>
						</fieldset>
					))}
				</div>
			</details>
		</ChangeForm>
	);
}
