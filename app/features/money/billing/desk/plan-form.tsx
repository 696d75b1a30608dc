import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { KEEPS_UNSAVED } from "#app/ui/form/unsaved-text.ts";
import { BENEFITS } from "#db/schema/money/billing.ts";
import type { PlanValues } from "./plan-views.server";

type Props = {
	plan: Omit<PlanValues, "version"> & { version?: number };
	courses: { id: number; title: string }[];
	reply: FormReply | undefined;
};

/** What a plan is: place, benefits, courses and words. A new one has a slug as well. */
export function PlanForm({ plan, courses, reply }: Props) {
	const { t } = useTranslation(["plans", "pricing"]);
	const isNew = plan.version === undefined;
	const form = useFields({ namespace: "plans", reply, ...(isNew ? {} : { intent: "change" }) });
	const problems = form.formError ? [{ fieldId: "position", message: form.formError }] : [];

	return (
		<Form
			method="post"
			preventScrollReset={!isNew}
			noValidate
			className="grid max-w-160 gap-6"
			{...(form.isRefused ? { [KEEPS_UNSAVED]: "" } : {})}
		>
			<ErrorSummary
				title={t("errors.summary", { count: problems.length + form.problems.length })}
				errors={[...problems, ...form.problems]}
				answer={reply}
			/>
			{isNew ? (
				<TextField {...form.field("slug")} label={t("form.slug")} help={t("form.slugHelp")} maxLength={40} />
			) : (
				<input type="hidden" name="version" value={plan.version} />
			)}
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
				{BENEFITS.map((benefit) => (
					<Checkbox
						key={benefit}
						{...form.choice("benefits", benefit, plan.benefits.includes(benefit))}
						label={t(`pricing:benefits.${benefit}`)}
					/>
				))}
			</ChoiceGroup>
			<ChoiceGroup id="courses" legend={t("form.courses")} help={t("form.coursesHelp")}>
				<Checkbox {...form.box("allCourses", plan.allCourses)} label={t("form.allCourses")} />
				{courses.map(({ id, title }) => (
					<Checkbox key={id} {...form.choice("courses", String(id), plan.courses.includes(id))} label={title} />
				))}
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
			<Button
				type="submit"
				{...(isNew ? {} : { name: "intent", value: "change" })}
				pending={useNavigation().state === "submitting"}
				className="justify-self-start"
			>
				{t(isNew ? "form.add" : "form.save")}
			</Button>
		</Form>
	);
}
