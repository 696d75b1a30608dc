import { Form, useSubmit } from "@remix-run/react";
import { createContext, type FormEvent, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Download } from "#app/ui/icons.tsx";
import { listTyped } from "../person/deed-form";

export const SELECTION_FORM_ID = "chosen-people";

export const RefusedForm = createContext<FormView | null>(null);

export function ChooseBox({ id, name }: { id: number; name: string }) {
	const { t } = useTranslation("people");
	const sent = useContext(RefusedForm);
	return (
		<Checkbox
			form={SELECTION_FORM_ID}
			name="chosen"
			value={id}
			defaultChecked={sent ? listTyped(sent.values, "chosen").includes(String(id)) : false}
			label={t("bulk.choose", { name })}
			hideLabel
			aria-describedby={undefined}
		/>
	);
}

const selectionBoxes = () => [
	...document.querySelectorAll<HTMLInputElement>(`input[form="${SELECTION_FORM_ID}"][name="chosen"]`),
];

type Props = { answer: { said: unknown } | undefined; courses: readonly { id: number; title: string | null }[] };

function useSelectedCount() {
	const [counted, setCounted] = useState<{ chosen: number; all: number } | null>(null);
	useEffect(() => {
		const look = () =>
			setCounted({ chosen: selectionBoxes().filter(({ checked }) => checked).length, all: selectionBoxes().length });
		look();
		document.addEventListener("change", look);
		return () => document.removeEventListener("change", look);
	}, []);
	return counted;
}

/** Selects all rows of the page, or none. Appears after hydration, in reserved space. */
export function ChooseAll() {
	const { t } = useTranslation("people");
	const counted = useSelectedCount();
	const chooseAll = (checked: boolean) => {
		for (const box of selectionBoxes()) box.checked = checked;
		document.dispatchEvent(new Event("change"));
	};
	return (
		<Checkbox
			id="choose-all"
			label={t("bulk.chooseAll")}
			checked={counted !== null && counted.all > 0 && counted.chosen === counted.all}
			onChange={(event) => chooseAll(event.currentTarget.checked)}
			className={counted ? undefined : "invisible"}
		/>
	);
}

/** Shown once a person is selected; without JavaScript always visible, without a count. */
export function BulkBar({ answer, courses }: Props) {
	const { t } = useTranslation("people");
	const say = useMessages("people");
	const sent = useContext(RefusedForm);
	const wrong = sent?.errors.why;
	const { ref, onSubmit } = useRestoredForm({ key: "bulk of people", answer });
	const submit = useSubmit();
	const counted = useSelectedCount();

	useEffect(() => {
		if (!answer?.said || !ref.current) return;
		ref.current.reset();
		ref.current.dispatchEvent(new Event("change", { bubbles: true }));
	}, [answer, ref]);

	/** The browser itself posts the file request, to download it; other actions use the fetcher. */
	function send(event: FormEvent<HTMLFormElement>) {
		onSubmit(event);
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter instanceof HTMLButtonElement && submitter.formMethod === "get") return;
		event.preventDefault();
		submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget);
	}

	return (
		<section
			aria-labelledby="bulk"
			className={classNames(
				"z-10 mt-8 scroll-mt-4 rounded-card border border-line-strong bg-surface-raised px-5 py-4 shadow-float md:sticky md:bottom-4",
				!sent && "chosen-bar",
			)}
		>
			<Form ref={ref} onSubmit={send} id={SELECTION_FORM_ID} method="post" reloadDocument className="grid gap-4">
				{/* Makes the file empty, rather than complete, when nobody is selected. */}
				<input type="hidden" name="of" value="chosen" />
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<h2 id="bulk" className="text-ui font-strong">
						{t("bulk.title")}
						{counted ? (
							<span role="status" className="ml-3 font-normal text-ink-muted">
								{t("bulk.selected", { count: counted.chosen })}
							</span>
						) : null}
					</h2>
					{counted && counted.chosen > 0 ? (
						// On phones the bar is below all cards; this links to it, above the strip of `ScreenCorner`,
						// whose buttons leave no room.
						<a
							href="#bulk"
							className={buttonStyle({ size: "sm" }, "fixed bottom-16 left-(--gutter) z-40 shadow-float md:hidden")}
						>
							{t("bulk.toBar", { count: counted.chosen })}
						</a>
					) : null}
				</div>
				<div className="flex flex-wrap items-start gap-3">
					<Button type="submit" variant="secondary" size="sm" formMethod="get" formAction="/admin/users.csv">
						<Download className="size-4" />
						{t("bulk.export")}
					</Button>
					<ConfirmButton
						name="intent"
						value="endSessions"
						variant="secondary"
						size="sm"
						question={t("bulk.endSessionsQuestion")}
						confirm={t("deeds.endSessionsConfirm")}
					>
						{t("deeds.endSessions")}
					</ConfirmButton>
					<Button type="submit" name="intent" value="passwordLink" variant="secondary" size="sm">
						{t("deeds.sendPasswordLink")}
					</Button>
					<ConfirmButton
						name="intent"
						value="suspend"
						variant="secondary"
						size="sm"
						question={t("bulk.suspendQuestion")}
						confirm={t("deeds.suspendConfirm")}
					>
						{t("bulk.suspend")}
					</ConfirmButton>
				</div>
				<div className="flex flex-wrap items-start gap-x-8 gap-y-4">
					<div className="flex flex-wrap items-end gap-3">
						<SelectField
							id="bulk-course"
							name="courseId"
							label={t("person.course")}
							defaultValue={sent?.values.courseId}
							className="min-w-0 max-w-full"
						>
							{courses.map(({ id, title }) => (
								<option key={id} value={id}>
									{title}
								</option>
							))}
						</SelectField>
						<Button type="submit" name="intent" value="course" variant="secondary">
							{t("deeds.giveCourse")}
						</Button>
					</div>
					<TextField
						id="bulk-why"
						name="why"
						label={t("bulk.why")}
						help={t("deeds.whyHelp")}
						defaultValue={sent?.values.why}
						error={wrong && say(wrong)}
						maxLength={300}
						className="min-w-0 max-w-full grow md:max-w-120"
					/>
				</div>
			</Form>
		</section>
	);
}
