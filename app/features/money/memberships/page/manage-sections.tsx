import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import type { BillingView } from "./billing-view.server";
import { PAUSE_DAYS } from "./pause-days";

export function ManageSections({ view: { can, clock } }: { view: BillingView }) {
	const { t } = useTranslation("billing");
	const fieldId = useId();
	return (
		<div>
			{can.pause || can.resume ? (
				<SplitSection title={t("pause.title")} text={t("pause.text")}>
					{can.resume ? (
						<ActionForm intent="resume">
							<Button type="submit">{t("pause.resume")}</Button>
						</ActionForm>
					) : (
						<ActionForm intent="pause">
							<SelectField
								label={t("pause.label")}
								name="days"
								id={`${fieldId}pause`}
								className="max-w-60"
								defaultValue="30"
							>
								{PAUSE_DAYS.map((count) => (
									<option key={count} value={count}>
										{t("pause.days", { count })}
									</option>
								))}
							</SelectField>
							<Button type="submit" variant="secondary" className="mt-4">
								{t("pause.submit")}
							</Button>
						</ActionForm>
					)}
				</SplitSection>
			) : null}
			{can.cancel ? (
				<SplitSection title={t("cancel.open")} text={t(can.endsAtOnce ? "cancel.questionNow" : "cancel.question")}>
					<ActionForm intent="cancel">
						<TextField
							label={t("cancel.why")}
							name="why"
							id={`${fieldId}why`}
							maxLength={500}
							className="mb-4 max-w-120"
						/>
						<ConfirmButton
							question={t(can.endsAtOnce ? "cancel.askNow" : "cancel.ask")}
							confirm={t("cancel.confirm")}
							variant="secondary"
						>
							{t("cancel.open")}
						</ConfirmButton>
					</ActionForm>
				</SplitSection>
			) : null}
			{can.keep ? (
				<SplitSection title={t("cancel.keep")}>
					<ActionForm intent="keep">
						<Button type="submit">{t("cancel.keep")}</Button>
					</ActionForm>
				</SplitSection>
			) : null}
			{clock ? (
				<SplitSection title={t("clock.title")} text={t("clock.text", { date: clock })}>
					<ActionForm intent="moveClock">
						<TextField
							label={t("clock.label")}
							name="days"
							id={`${fieldId}clock`}
							inputMode="numeric"
							defaultValue="30"
							className="max-w-60"
						/>
						<Button type="submit" variant="secondary" className="mt-4">
							{t("clock.submit")}
						</Button>
					</ActionForm>
				</SplitSection>
			) : null}
		</div>
	);
}

function ActionForm({ intent, children }: { intent: string; children: ReactNode }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			{children}
		</Form>
	);
}
