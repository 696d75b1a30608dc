import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Plus } from "#app/ui/icons.tsx";
import { ChangeForm } from "./change-form";
import { useCurriculum } from "./curriculum-context";
import type { ShownModule } from "./curriculum-page-data.server";

/** Opens at "Add a lesson"; stays open, so that several can be added one after another. */
export function AddLesson({ module }: { module: ShownModule }) {
	const { t, i18n } = useTranslation("course-editor");
	const { page, answer } = useCurriculum();
	const isRefused = answer?.typed.intent === "addLesson" && answer.typed.module === module.key;
	return (
		<AddForm
			name={t("curriculum.add.lesson")}
			fullName={labelledValue(i18n.language, t("curriculum.add.lesson"), module.title)}
			fields={{ intent: "addLesson", module: module.key }}
			isOpen={isRefused}
		>
			<TextField
				id={`add-lesson-${module.key}`}
				name="title"
				label={t("curriculum.add.title")}
				required
				maxLength={page.longest.title}
				defaultValue={isRefused ? answer.typed.title : ""}
				error={isRefused ? t(`curriculum.problems.${answer.problem}`, { path: answer.path }) : null}
				className="grow basis-60"
			/>
			<SelectField
				id={`add-lesson-${module.key}-type`}
				name="type"
				label={t("curriculum.add.type")}
				defaultValue={isRefused ? answer.typed.type : "article"}
				className="basis-40"
			>
				{page.types.map((type) => (
					<option key={type} value={type}>
						{t(`curriculum.types.${type}`)}
					</option>
				))}
			</SelectField>
		</AddForm>
	);
}

export function AddModule() {
	const { t } = useTranslation("course-editor");
	const { page, answer, order } = useCurriculum();
	const isRefused = answer?.typed.intent === "addModule";
	const isFirst = order.length === 0;
	return (
		<AddForm
			name={t("curriculum.add.module")}
			fullName={t("curriculum.add.module")}
			fields={{ intent: "addModule" }}
			isOpen={isRefused || isFirst}
		>
			<TextField
				id="add-module"
				name="title"
				label={t("curriculum.add.moduleTitle")}
				required
				maxLength={page.longest.title}
				defaultValue={isRefused ? answer.typed.title : ""}
				error={isRefused ? t(`curriculum.problems.${answer.problem}`, { path: answer.path }) : null}
				className="grow basis-60"
			/>
		</AddForm>
	);
}

type Props = {
	name: string;
	fullName: string;
	fields: Readonly<Record<string, string>>;
	isOpen: boolean;
	children: ReactNode;
};

function AddForm({ name, fullName, fields, isOpen, children }: Props) {
	const { t } = useTranslation("course-editor");
	const { announce } = useCurriculum();
	const added = useRef("");
	const [wasOpen] = useState(isOpen);
	return (
		<details open={wasOpen} className="mt-1">
			<summary
				aria-label={fullName}
				className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-control px-3 text-label font-strong hover:bg-surface-sunken [&::-webkit-details-marker]:hidden"
			>
				<Plus className="size-4" />
				{name}
			</summary>
			<ChangeForm
				fields={fields}
				onSent={(form) => {
					added.current = String(new FormData(form).get("title"));
					form.reset();
					form.querySelector<HTMLInputElement>("input[name=title]")?.focus();
				}}
				onSaved={() => announce(t("curriculum.added", { title: added.current }))}
				className="flex flex-wrap items-end gap-3 px-3 pt-2 pb-4"
			>
				{children}
				<Button type="submit">{name}</Button>
			</ChangeForm>
		</details>
	);
}
