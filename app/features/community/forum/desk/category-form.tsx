import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { CATEGORY_ACCESS } from "#db/schema/community/forum-kinds.ts";
import type { CategoriesPageData, ShownDeskCategory } from "./categories-page-data.server";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "./desk-path";

/** The form that the server has answered. */
export type Answered = { id: string; form: FormView } | undefined;

type Props = Pick<CategoriesPageData, "plans" | "courses"> & {
	/** Null for a new one. */
	category: ShownDeskCategory | null;
	answered: Answered;
};

const EMPTY_FORM_VIEW: FormView = { errors: {}, formError: undefined, values: {} };

/** Name and description of a category in every language beside the English ones, who enters it, and in which language its topics are. */
export function CategoryForm({ category, plans, courses, answered }: Props) {
	const { t } = useTranslation("forum-categories");
	const say = useMessages("forum-categories");
	const id = `category-${category?.key ?? "new"}`;
	const { errors, values } = answered?.id === id ? answered.form : EMPTY_FORM_VIEW;
	const field = (name: string, stored: string | number | null | undefined) => ({
		id: `${id}-${name}`,
		name,
		error: errors[name] && say(errors[name]),
		defaultValue: values[name] ?? String(stored ?? ""),
	});
	return (
		<Form method="post" noValidate preventScrollReset className="grid w-full gap-5">
			{category ? <input type="hidden" name="key" value={category.key} /> : null}
			{category ? <input type="hidden" name="revision" value={category.revision} /> : null}
			{LANGUAGES.map(({ code, name: language }) => (
				<fieldset key={code} className="grid gap-4 sm:grid-cols-2">
					<legend className="sr-only">{language}</legend>
					<TextField
						{...field(`names.${code}`, category?.names[code])}
						label={t("nameIn", { language })}
						help={code === "en" ? (category ? undefined : t("keyHelp")) : category?.names.en}
						lang={code}
						maxLength={LONGEST_NAME}
						autoComplete="off"
					/>
					<TextArea
						{...field(`descriptions.${code}`, category?.descriptions[code])}
						label={t("descriptionIn", { language })}
						help={code === "en" ? undefined : category?.descriptions.en || undefined}
						lang={code}
						maxLength={LONGEST_DESCRIPTION}
						rows={2}
					/>
				</fieldset>
			))}
			<fieldset className="grid gap-4 sm:grid-cols-3">
				<legend className="mb-3 text-ui font-strong">{t("access")}</legend>
				<SelectField {...field("access", category?.access ?? "public")} label={t("enters")}>
					{CATEGORY_ACCESS.map((access) => (
						<option key={access} value={access}>
							{t(`accesses.${access}`)}
						</option>
					))}
				</SelectField>
				<SelectField {...field("planId", category?.planId)} label={t("plan")} help={t("planHelp")}>
					<option value="">{t("choose")}</option>
					<Options list={plans} />
				</SelectField>
				<SelectField {...field("courseId", category?.courseId)} label={t("course")} help={t("courseHelp")}>
					<option value="">{t("choose")}</option>
					<Options list={courses} />
				</SelectField>
				<SelectField
					{...field("language", category?.language)}
					label={t("topicLanguage")}
					help={t("topicLanguageHelp")}
				>
					<option value="">{t("allLanguages")}</option>
					{LANGUAGES.map(({ code, name }) => (
						<option key={code} value={code} lang={code}>
							{name}
						</option>
					))}
				</SelectField>
			</fieldset>
			<Button
				type="submit"
				name="intent"
				value={category ? "change" : "add"}
				variant={category ? "secondary" : "primary"}
				className="justify-self-start"
			>
				{t(category ? "save" : "add")}
			</Button>
		</Form>
	);
}

function Options({ list }: { list: readonly { id: number; title: string }[] }) {
	return list.map(({ id, title }) => (
		<option key={id} value={id}>
			{title}
		</option>
	));
}
