import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { APPEAL_OUTCOMES } from "#db/schema/community/moderation-kinds.ts";
import { EndSanction } from "../sanctions/end-sanction.tsx";
import type { CasePageData } from "./case-page-data.server";

type Decision = NonNullable<CasePageData["decision"]>;
type Answer = { intent: string; reply: FormReply } | undefined;
type Props = { decision: Decision; isClosed: boolean; maySuspend: boolean; answer: Answer };

/** The decision that stands, its appeal, and how it is opened again. */
export function DecidedCase({ decision, isClosed, maySuspend, answer }: Props) {
	const { t } = useTranslation("moderation");
	const { sanction } = decision;
	const mayEnd = !isClosed && (sanction !== "suspended" || maySuspend);
	const { formError } = useFields({ namespace: "moderation", reply: answer?.reply });
	return (
		<>
			{formError ? <Notice tone="danger">{formError}</Notice> : null}
			<section>
				<h2 className="font-serif text-step-3">{decision.title}</h2>
				<p className="mt-1 text-label text-ink-muted">{decision.decided}</p>
				<dl className="mt-3 grid gap-3 border-t border-line pt-3 text-ui">
					{decision.rows.map(({ name, label, value }) => (
						<div key={name}>
							<dt className="text-label text-ink-muted">{label}</dt>
							<dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</dd>
						</div>
					))}
				</dl>
				{decision.liftedWhy ? <Notice className="mt-4">{t(`lifted.${decision.liftedWhy}`)}</Notice> : null}
			</section>
			{sanction && mayEnd ? (
				<EndSanction decisionId={decision.id} sanction={sanction} until={decision.sanctionUntil} />
			) : null}
			{decision.appeal ? (
				<Appeal decision={decision} appeal={decision.appeal} isClosed={isClosed} answer={answer} />
			) : null}
			{isClosed ? (
				<Notice>{t("ownCase")}</Notice>
			) : (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="decisionId" value={decision.id} />
					<ConfirmButton
						variant="secondary"
						name="intent"
						value="reopen"
						question={t("reopen.question")}
						confirm={t("reopen.confirm")}
					>
						{t("reopen.action")}
					</ConfirmButton>
				</Form>
			)}
		</>
	);
}

type AppealProps = Omit<Props, "maySuspend"> & { appeal: NonNullable<Decision["appeal"]> };

function Appeal({ decision, appeal, isClosed, answer }: AppealProps) {
	const { t } = useTranslation(["moderation", "reports"]);
	const { field, choice } = useFields({
		namespace: "moderation",
		reply: answer?.reply,
		intent: "appeal",
		idPrefix: "appeal-",
	});
	return (
		<section className="grid gap-4">
			<div>
				<h2 className="font-serif text-step-3">{t("appeal.title")}</h2>
				<p className="mt-1 text-label text-ink-muted">{appeal.at}</p>
				<p className="mt-2 border-l-2 border-line-strong pl-4 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">
					{appeal.body}
				</p>
			</div>
			{appeal.outcome ? (
				<Notice title={t(`reports:appealOutcomes.${appeal.outcome}`)}>
					<p className="whitespace-pre-wrap">{appeal.reasons}</p>
				</Notice>
			) : decision.isOfReader || isClosed ? (
				<Notice>{t("errors.ownAppeal")}</Notice>
			) : (
				<Form method="post" noValidate className="grid gap-4" preventScrollReset>
					<input type="hidden" name="intent" value="appeal" />
					<input type="hidden" name="decisionId" value={decision.id} />
					<ChoiceGroup legend={t("appeal.outcome")} id="appeal-outcome" error={field("outcome").error}>
						{APPEAL_OUTCOMES.map((value) => (
							<RadioOption key={value} {...choice("outcome", value, false)} label={t(`appeal.choices.${value}`)} />
						))}
					</ChoiceGroup>
					<TextArea
						{...field("reasons")}
						label={t("appeal.reasons")}
						help={t("appeal.reasonsHelp")}
						maxLength={3_000}
					/>
					<Button type="submit" className="justify-self-start">
						{t("appeal.submit")}
					</Button>
				</Form>
			)}
		</section>
	);
}
