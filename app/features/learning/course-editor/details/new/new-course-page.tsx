import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { ChangeForm } from "#app/ui/form/change-form.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { NewCourseView } from "./new-course.server";

type Props = { page: NewCourseView; reply: FormReply | undefined };

/** Works without script: the rest of the details appears once the course is there. */
export function NewCoursePage({ page, reply }: Props) {
	const { t } = useTranslation("course-editor");
	const form = useFields({ namespace: "course-editor", reply });
	return (
		<div className="container-page pt-8 md:pt-10">
			<h1 className="font-serif text-step-5">{page.title}</h1>
			<p className="mt-1.5 mb-8 max-w-160 text-step-2 text-ink-muted">{t("new.lede")}</p>
			<ChangeForm
				form={form}
				reply={reply}
				version={undefined}
				mainField="title"
				summary={(count) => t("errors.summary", { count })}
				submit={t("new.create")}
			>
				<TextField
					{...form.field("title")}
					label={t("fields.title")}
					maxLength={page.longestTitle}
					autoComplete="off"
					required
				/>
				<SelectField {...form.field("language", page.language)} label={t("new.language")} help={t("new.languageHelp")}>
					{LANGUAGES.map(({ code, name }) => (
						<option key={code} value={code} lang={code}>
							{name}
						</option>
					))}
				</SelectField>
				<Choice {...form.field("topic")} label={t("fields.topic")} choices={page.topics} />
				<Choice {...form.field("level")} label={t("fields.level")} choices={page.levels} />
			</ChangeForm>
		</div>
	);
}

type ChoiceProps = ReturnType<ReturnType<typeof useFields>["field"]> & {
	label: string;
	choices: NewCourseView["topics"];
};

function Choice({ choices, ...field }: ChoiceProps) {
	const { t } = useTranslation("course-editor");
	return (
		<SelectField {...field} required>
			<option value="">{t("details.choose")}</option>
			{choices.map(({ key, name }) => (
				<option key={key} value={key}>
					{name}
				</option>
			))}
		</SelectField>
	);
}
