import { Form } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { CoursesAnswer } from "../answer-courses-form.server";
import type { CourseInList } from "../courses-page-data.server";
import { TopicOfChosen, Touching } from "./topic-of-chosen";

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

type Props = {
	/** Null for an admin who may not hand courses over. */
	receivers: readonly { id: number; name: string }[] | null;
	/** Those that courses may be given. */
	topics: readonly { key: string; name: string }[];
	/** What the list was narrowed to. */
	search: string;
	rows: readonly Pick<CourseInList, "id" | "learners">[];
	answer: CoursesAnswer | undefined;
	/** The change that was made of the chosen courses, by its id. */
	doneChange: string | undefined;
};

/** What is done to the chosen courses, and how many learners they have. Shown once one is chosen; without `:has` always. */
export function ChosenBar({ receivers, topics, rows, search, answer, doneChange }: Props) {
	const { t } = useTranslation("all-courses");
	const say = useMessages("all-courses");
	const { ref, onSubmit } = useRestoredForm({ key: "chosen courses", answer });
	const chosen = useChosen(rows);
	// Without script nobody counts them.
	const touches =
		chosen.length > 0
			? `${t("withdraw.chosen", { count: chosen.length })} · ${t("withdraw.learners", { count: sumOf(chosen) })}`
			: null;
	const { chosen: noneChosen, to: wrongReceiver, topic: wrongTopic } = readReply(answer?.reply).errors;
	useEffect(() => {
		if (answer?.handedOver || answer?.withdrawn) ref.current?.reset();
	}, [answer, ref]);
	useEffect(() => {
		if (doneChange) ref.current?.reset();
	}, [doneChange, ref]);
	return (
		<section
			aria-labelledby="chosen-title"
			className={`z-10 mt-8 scroll-mt-4 rounded-card border border-line-strong bg-surface-raised px-5 py-4 shadow-float md:sticky md:bottom-4 ${noneChosen || wrongReceiver || wrongTopic ? "" : "chosen-bar"}`}
		>
			<Form ref={ref} onSubmit={onSubmit} id={FORM_ID} method="post" preventScrollReset className="grid gap-4">
				<input type="hidden" name="search" value={search} />
				<div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
					<div className="grid gap-1">
						<h2 id="chosen-title" className="text-ui font-strong">
							{t("withdraw.title")}
						</h2>
						<p role="status" className="text-label text-ink-muted empty:hidden">
							{touches}
						</p>
					</div>
					<div className="flex flex-wrap items-start gap-3">
						<ConfirmButton
							name="intent"
							value="withdraw"
							variant="secondary"
							question={t("withdraw.question")}
							confirm={t("withdraw.confirm")}
						>
							{t("withdraw.button")}
						</ConfirmButton>
						<Button type="submit" name="intent" value="offer" variant="secondary">
							{t("withdraw.offer")}
						</Button>
						<ConfirmButton
							name="intent"
							value="toTop"
							variant="secondary"
							question={<Touching what={touches}>{t("many.topQuestion")}</Touching>}
							confirm={t("many.topConfirm")}
						>
							{t("many.top")}
						</ConfirmButton>
						<ConfirmButton
							name="intent"
							value="featureChosen"
							variant="secondary"
							question={t("many.featureQuestion")}
							confirm={t("many.featureConfirm")}
						>
							{t("many.feature")}
						</ConfirmButton>
						<ConfirmButton
							name="intent"
							value="unfeatureChosen"
							variant="secondary"
							question={t("many.unfeatureQuestion")}
							confirm={t("many.unfeatureConfirm")}
						>
							{t("many.unfeature")}
						</ConfirmButton>
					</div>
				</div>
				{noneChosen ? <Notice tone="danger">{say(noneChosen)}</Notice> : null}
				{/* Side by side where there is room: a tall bar would hide the rows that are chosen from. */}
				<div className="flex flex-wrap items-start gap-x-10 gap-y-4">
					<TopicOfChosen topics={topics} touches={touches} problem={wrongTopic ? say(wrongTopic) : undefined} />
					{receivers ? (
						<div>
							<h3 className="mb-4 text-ui font-strong md:sr-only">{t("handOver.title")}</h3>
							<div className="flex flex-wrap items-end gap-3">
								<SelectField
									id="hand-over-to"
									name="to"
									label={t("handOver.to")}
									error={wrongReceiver ? say(wrongReceiver) : undefined}
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
						</div>
					) : null}
				</div>
			</Form>
		</section>
	);
}

/** The rows whose boxes are ticked; the boxes stand in the table, outside of the form. */
function useChosen(rows: Props["rows"]) {
	const [ids, setIds] = useState<readonly number[]>([]);
	useEffect(() => {
		const read = () => {
			const boxes = document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${FORM_ID}]:checked`);
			setIds([...boxes].map(({ value }) => Number(value)));
		};
		// A form is reset after the event.
		const readLater = () => setTimeout(read);
		read();
		document.addEventListener("change", read);
		document.addEventListener("reset", readLater);
		return () => {
			document.removeEventListener("change", read);
			document.removeEventListener("reset", readLater);
		};
	}, []);
	return rows.filter(({ id }) => ids.includes(id));
}

function sumOf(rows: Props["rows"]): number {
	return rows.reduce((sum, { learners }) => sum + learners, 0);
}
