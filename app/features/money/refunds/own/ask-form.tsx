import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { REFUND_REASONS } from "../refund-rules";
import type { OwnRefundView } from "./own-refund-view.server";

export function AskForm({ view, reply }: { view: OwnRefundView; reply: FormReply | undefined }) {
	const { t } = useTranslation("refunds");
	const form = useFields({ namespace: "refunds", reply, intent: "ask" });
	return (
		<Form method="post" noValidate className="grid gap-6 border-t border-line-strong pt-5">
			<div>
				<h2 className="font-serif text-step-4">{t("ask.title")}</h2>
				<p className="mt-2 text-ink-muted">{t("ask.until", { date: view.guaranteeUntil ?? "" })}</p>
			</div>
			{form.formError ? <Notice tone="danger">{form.formError}</Notice> : null}
			<ChoiceGroup id="reasonCode" legend={t("ask.reason")} error={form.field("reasonCode").error}>
				{REFUND_REASONS.map((reason) => (
					<RadioOption key={reason} {...form.choice("reasonCode", reason, false)} label={t(`reasons.${reason}`)} />
				))}
			</ChoiceGroup>
			<TextArea {...form.field("reason")} label={t("ask.words")} help={t("ask.optional")} maxLength={1000} />
			<div>
				<h3 className="text-label font-strong">{t("next.title")}</h3>
				<ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-ui text-ink-muted">
					<li>{t("next.answer")}</li>
					<li>{t(nextStepKey(view))}</li>
					<li>{t("next.bank")}</li>
				</ol>
			</div>
			<p>
				<Button type="submit" name="intent" value="ask">
					{t("ask.send", { amount: view.left })}
				</Button>
			</p>
		</Form>
	);
}

function nextStepKey({ goesOn, credited }: OwnRefundView) {
	if (goesOn) return "next.goesOn";
	return credited ? "next.changed" : "next.approved";
}
