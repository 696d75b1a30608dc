import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { TaxonomyKind } from "../taxonomy";
import type { ShownDrawing, ShownEntry } from "./taxonomy-page-data.server";
import { LONGEST_NAME } from "./taxonomy-path";
import { TopicWords } from "./topic-words";

/** The form that the server has answered. */
export type Answered = { id: string; form: FormView } | undefined;

type Props = {
	kind: TaxonomyKind;
	/** Null for a new one. */
	entry: ShownEntry | null;
	drawings: ShownDrawing[];
	answered: Answered;
};

const EMPTY_FORM_VIEW: FormView = { errors: {}, formError: undefined, values: {} };

/** The names of a topic or level in every language, and how a topic is drawn and what may have it. */
export function EntryForm({ kind, entry, drawings, answered }: Props) {
	const { t } = useTranslation("taxonomy");
	const say = useMessages("taxonomy");
	const id = `${kind}-${entry?.key ?? "new"}`;
	const isAnswered = answered?.id === id;
	const { errors, values } = isAnswered ? answered.form : EMPTY_FORM_VIEW;
	const errorOf = (name: string) => errors[name] && say(errors[name]);
	const isForCourses = isAnswered ? values.forCourses !== undefined : (entry?.forCourses ?? true);
	const deed = `${entry ? "change" : "add"}${kind === "topic" ? "Topic" : "Level"}`;
	return (
		<Form method="post" noValidate preventScrollReset className="grid w-full gap-4">
			{entry ? <input type="hidden" name="key" value={entry.key} /> : null}
			{entry ? <input type="hidden" name="version" value={entry.version} /> : null}
			<div className="grid gap-4 sm:grid-cols-2">
				{LANGUAGES.map(({ code, name }) => (
					<TextField
						key={code}
						id={`${id}-names.${code}`}
						name={`names.${code}`}
						label={t("nameIn", { language: name })}
						help={code === "en" && !entry ? t(kind === "topic" ? "topics.keyHelp" : "keyHelp") : undefined}
						error={errorOf(`names.${code}`)}
						lang={code}
						defaultValue={values[`names.${code}`] ?? entry?.names[code] ?? ""}
						maxLength={LONGEST_NAME}
						autoComplete="off"
					/>
				))}
			</div>
			{kind === "topic" ? (
				<>
					<TopicWords id={id} entry={entry} values={values} errorOf={errorOf} />
					<SelectField
						id={`${id}-drawing`}
						name="drawing"
						label={t("drawing")}
						help={t("drawingHelp")}
						error={errorOf("drawing")}
						defaultValue={values.drawing ?? entry?.drawing ?? ""}
						className="max-w-100"
					>
						{entry ? null : <option value="">{t("chooseDrawing")}</option>}
						{drawings.map((drawing) => (
							<option key={drawing.name} value={drawing.name}>
								{drawing.words}
							</option>
						))}
					</SelectField>
					<Checkbox
						id={`${id}-forCourses`}
						name="forCourses"
						label={t("forCourses")}
						help={t("forCoursesHelp")}
						defaultChecked={isForCourses}
					/>
				</>
			) : null}
			<Button
				type="submit"
				name="intent"
				value={deed}
				variant={entry ? "secondary" : "primary"}
				className="justify-self-start"
			>
				{t(entry ? "save" : `${kind}s.add`)}
			</Button>
		</Form>
	);
}
