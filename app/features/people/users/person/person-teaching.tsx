import { useTranslation } from "react-i18next";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { DeedForm, useTypedValues } from "./deed-form";
import type { PersonData } from "./person-data.server";

type Props = Pick<PersonData, "taught" | "teachers">;

export function TaughtBy({ taught, teachers }: Props) {
	const { t } = useTranslation("people");
	if (taught.length === 0) return null;
	return (
		<section aria-labelledby="taught" className="min-w-0">
			<h2 id="taught" className="mb-3 font-serif text-step-4">
				{t("person.teaches")}
			</h2>
			<ul className="divide-y divide-line border-y border-line">
				{taught.map((course) => (
					<li key={course.id} className="py-3">
						<Course course={course} teachers={teachers} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Course({ course, teachers }: { course: Props["taught"][number]; teachers: Props["teachers"] }) {
	const { t } = useTranslation("people");
	const { field, values } = useTypedValues(
		({ intent, courseId }) => intent === "handOver" && courseId === String(course.id),
	);
	return (
		<details open={values ? true : undefined}>
			<summary className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 [&::-webkit-details-marker]:hidden">
				<span className="min-w-0 text-ui [overflow-wrap:anywhere]">{course.title}</span>
				<span className={buttonStyle({ variant: "secondary", size: "sm" })}>{t("deeds.handOver")}</span>
			</summary>
			<DeedForm id={`handOver ${course.id}`} className="mt-4 grid max-w-120 min-w-0 gap-4">
				<input type="hidden" name="courseId" value={course.id} />
				<SelectField
					{...field("to")}
					id={`to-${course.id}`}
					label={t("deeds.newTeacher")}
					help={t("deeds.newTeacherHelp")}
				>
					{teachers.map(({ id, name, role }) => (
						<option key={id} value={id}>
							{`${name} · ${t(`roles.${role}`)}`}
						</option>
					))}
				</SelectField>
				<ConfirmButton
					name="intent"
					value="handOver"
					variant="secondary"
					question={t("deeds.handOverQuestion", { course: course.title })}
					confirm={t("deeds.handOverConfirm")}
				>
					{t("deeds.handOverSubmit")}
				</ConfirmButton>
			</DeedForm>
		</details>
	);
}
