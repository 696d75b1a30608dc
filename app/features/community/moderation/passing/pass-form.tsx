import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { LONGEST_NOTE } from "../limits";

type Answer = { intent: string; reply: FormReply } | undefined;
type Props = { round: number; recipients: readonly { id: number; name: string }[]; answer: Answer };

/** Hands the case to another moderator; folded until it is wanted, also without script. */
export function PassForm({ round, recipients, answer }: Props) {
	const { t } = useTranslation("moderation");
	const { field, formError, isRefused } = usePassFields(answer);
	return (
		<details open={isRefused ? true : undefined}>
			<summary className={buttonStyle({ variant: "secondary" }, "list-none [&::-webkit-details-marker]:hidden")}>
				{t("pass.open")}
			</summary>
			{recipients.length === 0 ? (
				<div className="mt-4 grid gap-4">
					<RefusedPass answer={answer} />
					<p className="text-ui text-ink-muted">{t("pass.nobody")}</p>
				</div>
			) : (
				<Form method="post" noValidate className="mt-4 grid gap-4" preventScrollReset>
					{formError ? <Notice tone="danger">{formError}</Notice> : null}
					<input type="hidden" name="intent" value="pass" />
					<input type="hidden" name="round" value={round} />
					<SelectField {...field("recipientId")} label={t("pass.recipient")} help={t("pass.help")}>
						<option value="">{t("pass.choose")}</option>
						{recipients.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
					<TextArea
						{...field("note")}
						label={t("pass.note")}
						help={t("pass.noteHelp")}
						rows={3}
						maxLength={LONGEST_NOTE}
					/>
					<Button type="submit" variant="secondary" className="justify-self-start">
						{t("pass.submit")}
					</Button>
				</Form>
			)}
		</details>
	);
}

/** Why a case was not passed on, with the note that was typed, where the form itself is gone. */
export function RefusedPass({ answer }: { answer: Answer }) {
	const { t } = useTranslation("moderation");
	const { field, formError, problems } = usePassFields(answer);
	const { defaultValue: note } = field("note");
	const why = formError ?? problems[0]?.message;
	if (!why) return null;
	return (
		<Notice tone="danger" title={why}>
			{note ? (
				<>
					<p>{t("pass.unsent")}</p>
					<p className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p>
				</>
			) : null}
		</Notice>
	);
}

type PassedProps = { passed: { by: string; note: string | null } };

/** Who has passed the case to its holder. */
export function PassedNote({ passed: { by, note } }: PassedProps) {
	const { t } = useTranslation("moderation");
	return (
		<Notice title={t("pass.by", { name: by })}>
			{note ? <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{note}</p> : null}
		</Notice>
	);
}

function usePassFields(answer: Answer) {
	return useFields({ namespace: "moderation", reply: answer?.reply, intent: "pass", idPrefix: "pass-" });
}
