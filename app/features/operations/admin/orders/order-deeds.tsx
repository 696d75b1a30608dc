import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { useRestoredForm } from "#app/shared/forms/use-restored-form.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { OrderDeskView } from "./order-desk-view.server";

type Props = { order: OrderDeskView; reply: FormReply | undefined };

export function OrderActions({ order, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	const { formError } = useFields({ namespace: "orderdesk", reply });
	const { review, trouble } = order;
	return (
		<>
			{formError ? <ResultNotice tone="danger">{formError}</ResultNotice> : null}
			{review ? <Review review={review} /> : null}
			{trouble && !trouble.isSeen && !review ? (
				<Notice tone="warning" title={t(`troubles.${trouble.what}`)}>
					<p>{t(`lookAt.${trouble.what}`)}</p>
					<Form method="post" preventScrollReset className="mt-3">
						<Button type="submit" name="intent" value="seen" variant="secondary" size="sm">
							{t("lookAt.seen")}
						</Button>
					</Form>
				</Notice>
			) : null}
		</>
	);
}

function Review({ review: { came, due, refusal } }: { review: NonNullable<OrderDeskView["review"]> }) {
	const { t } = useTranslation("orderdesk");
	return (
		<Form method="post" preventScrollReset>
			<Notice tone="warning" title={t("review.title", { came, due })}>
				<p>{t(refusal ? `review.refusals.${refusal}` : "review.text")}</p>
				<div className="mt-3 flex flex-wrap items-start gap-3">
					{refusal ? null : (
						<ConfirmButton
							name="intent"
							value="accept"
							variant="brass"
							question={t("review.accept.question", { came, due })}
							confirm={t("review.accept.confirm")}
						>
							{t("review.accept.begin")}
						</ConfirmButton>
					)}
					<ConfirmButton
						name="intent"
						value="return"
						variant="danger"
						question={t("review.return.question", { came })}
						confirm={t("review.return.confirm")}
					>
						{t("review.return.begin", { came })}
					</ConfirmButton>
				</div>
			</Notice>
		</Form>
	);
}

export function GoodwillForm({ order, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	const { left, credited, refusal } = order.goodwill;
	const form = useFields({ namespace: "orderdesk", reply, intent: "goodwill" });
	const refilled = useRestoredForm({ key: "goodwill", of: order.id, answer: reply });
	if (refusal === "notPaid" || refusal === "nothingCharged" || refusal === "nothingLeft") return null;
	return (
		<section className="border-t border-line-strong pt-4">
			<h2 className="font-serif text-step-3">{t("goodwill.title")}</h2>
			{refusal ? (
				<p className="mt-2 text-ui text-ink-muted">
					{refusal === "credited" ? t("credited", { amount: credited ?? "" }) : t(`goodwill.refusals.${refusal}`)}{" "}
					{refusal === "underWay" ? (
						<Link to="/admin/refunds" className="link">
							{t("refunds.title")}
						</Link>
					) : null}
				</p>
			) : (
				<Form {...refilled} method="post" preventScrollReset noValidate className="mt-3 grid gap-4">
					<TextArea {...form.field("message")} rows={2} label={t("goodwill.why")} maxLength={2000} required />
					<TextField
						{...form.field("amount")}
						inputMode="decimal"
						label={t("panel.amount")}
						help={t("panel.amountHelp")}
					/>
					<p className="text-step-1 text-ink-muted">
						{credited ? t("credited", { amount: credited }) : t("goodwill.foot")}
					</p>
					<ConfirmButton
						name="intent"
						value="goodwill"
						variant="brass"
						question={t("approve.question", { amount: left })}
						confirm={t("goodwill.confirm")}
					>
						{t("goodwill.begin", { amount: left })}
					</ConfirmButton>
				</Form>
			)}
		</section>
	);
}
