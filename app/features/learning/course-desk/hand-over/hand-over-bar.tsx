import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import type { CoursesAnswer } from "../answer-courses-form.server";

const FORM_ID = "chosen-courses";

export function ChooseCourse({ id, title }: { id: number; title: string }) {
	const { t } = useTranslation("all-courses");
	return (
		<Checkbox
			form={FORM_ID}
			name="chosen"
			value={id}
			label={t("handOver.choose", { course: title })}
			hideLabel
			aria-describedby={undefined}
		/>
	);
}

type Props = { receivers: readonly { id: number; name: string }[]; answer: CoursesAnswer | undefined };

/** Hands the chosen courses over to another teacher. Shown once a course is chosen; without `:has` always. */
export function HandOverBar({ receivers, answer }: Props) {
	const { t } = useTranslation("all-courses");
	const say = useMessages("all-courses");
	const { ref, onSubmit } = useRestoredForm({ key: "hand courses over", answer });
	const problem = problemOf(answer?.reply);
	useEffect(() => {
		if (answer?.handedOver) ref.current?.reset();
	}, [answer, ref]);
	return (
		<section
			aria-labelledby="hand-over"
			className={`z-10 mt-8 scroll-mt-4 rounded-card border border-line-strong bg-surface-raised px-5 py-4 shadow-float md:sticky md:bottom-4 ${problem ? "" : "chosen-bar"}`}
		>
			<Form ref={ref} onSubmit={onSubmit} id={FORM_ID} method="post" preventScrollReset className="grid gap-4">
				<h2 id="hand-over" className="text-ui font-strong">
					{t("handOver.title")}
				</h2>
				<div className="flex flex-wrap items-end gap-3">
					<SelectField
						id="hand-over-to"
						name="to"
						label={t("handOver.to")}
						error={problem ? say(problem) : undefined}
						className="max-w-full min-w-0"
					>
						{receivers.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<ConfirmButton
						name="intent"
						value="handOver"
						variant="secondary"
						question={t("handOver.question")}
						confirm={t("handOver.confirm")}
					>
						{t("handOver.button")}
					</ConfirmButton>
				</div>
			</Form>
		</section>
	);
}

function problemOf(reply: FormReply | undefined) {
	const { errors } = readReply(reply);
	return errors.chosen ?? errors.to;
}
