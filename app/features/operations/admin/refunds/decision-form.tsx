import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PanelView } from "./refund-panel-view.server";
import { useActionShortcuts } from "./use-deed-keys";

type Props = { panel: PanelView; reply: FormReply | undefined; children: ReactNode };

const ACTION_SHORTCUTS = { a: "approve", d: "decline" };

/** Wraps the whole panel, so that its sticky footer stays visible with it. */
export function DecisionForm({ panel, reply, children }: Props) {
	const { t } = useTranslation("orderdesk");
	const form = useFields({ namespace: "orderdesk", reply });
	const refilled = useRestoredForm({ key: "refund", of: String(panel.id), answer: reply });
	useActionShortcuts(refilled.ref, ACTION_SHORTCUTS);
	const isGone = panel.closed === "goneBack";
	return (
		<Form {...refilled} method="post" preventScrollReset noValidate>
			{children}
			<input type="hidden" name="refundId" value={panel.id} />
			<div className="mt-6 grid gap-4">
				{form.formError ? <Notice tone="danger">{form.formError}</Notice> : null}
				{panel.closed ? <Notice tone="warning">{t(`errors.${panel.closed}`)}</Notice> : null}
				<TextArea {...form.field("message")} rows={2} label={t("panel.answer")} maxLength={2000} />
				{panel.hasAmount && !panel.closed ? (
					<TextField
						{...form.field("amount")}
						inputMode="decimal"
						label={t("panel.amount")}
						help={t("panel.amountHelp")}
					/>
				) : null}
				{isGone ? null : (
					<p className="text-step-1 text-ink-muted">
						{panel.credited ? t("credited", { amount: panel.credited }) : t(footOf(panel))}
					</p>
				)}
			</div>
			<div className="md:sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap items-start gap-3 rounded-b-card border-t border-line bg-surface-raised px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
				{panel.closed ? null : (
					<ConfirmButton
						name="intent"
						value="approve"
						variant="brass"
						question={t("approve.question", { amount: panel.back })}
						confirm={t("approve.confirm")}
					>
						{t("approve.begin", { amount: panel.back })}
					</ConfirmButton>
				)}
				{panel.isPromised && (isGone || !panel.closed) ? (
					<ConfirmButton
						name="intent"
						value="byHand"
						variant="secondary"
						question={isGone ? t("byHand.questionGone") : t("byHand.question", { amount: panel.back })}
						confirm={t(isGone ? "byHand.confirmGone" : "byHand.confirm")}
					>
						{t("byHand.begin")}
					</ConfirmButton>
				) : null}
				{panel.isPromised ? null : (
					<ConfirmButton
						name="intent"
						value="decline"
						variant="danger"
						question={t("decline.question")}
						confirm={t("decline.confirm")}
					>
						{t("decline.begin")}
					</ConfirmButton>
				)}
			</div>
		</Form>
	);
}

function footOf({ isPromised, goesOn }: PanelView) {
	if (isPromised) return "panel.footPromised";
	return goesOn ? "panel.footGoesOn" : "panel.foot";
}
