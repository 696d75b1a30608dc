import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LanguageLine } from "#app/features/learning/catalog/languages/language-line.tsx";
import type { LanguageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Comma } from "#app/ui/text/joining.tsx";
import { AskForm } from "./ask-form";
import type { OwnRefundView, ShownRefund } from "./own-refund-view.server";

type Props = {
	view: OwnRefundView;
	buyer: { name: string; email: string };
	languageShare: LanguageShare | null;
	isWithdrawing: boolean;
	reply: FormReply | undefined;
};

export function OwnRefundPage({ view, buyer, languageShare, isWithdrawing, reply }: Props) {
	const { t } = useTranslation(["refunds", "checkout"]);
	const { orderId, name, title, isTest, refusal, withdrawal, refunds } = view;
	const isOver = refusal !== null && !withdrawal;
	return (
		<div className="container-page pt-6 md:pt-8">
			{isTest ? <Badge tone="info">{t("checkout:testMode")}</Badge> : null}
			<h1 className="mt-3 font-serif text-step-6">{t("title")}</h1>
			<p className="mt-2 text-ink-muted">{t("lede", { title, order: name })}</p>
			<div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<div className="grid max-w-160 grid-cols-1 gap-8">
					{refunds.map((refund) => (
						<OneRefund key={refund.id} refund={refund} />
					))}
					{isOver && (refunds.length === 0 || refusal === "nothingLeft" || refusal === "credited") ? (
						<Notice>{t(`refusals.${refusal}`)}</Notice>
					) : null}
					{view.credited && refusal !== "credited" ? (
						<p className="text-ink-muted">{t("credited", { amount: view.credited })}</p>
					) : null}
					{isWithdrawing && withdrawal ? <ConfirmWithdrawal view={view} buyer={buyer} /> : null}
					{refusal === null && !isWithdrawing ? <AskForm view={view} reply={reply} /> : null}
					{withdrawal && !isWithdrawing ? (
						<section className="border-t border-line-strong pt-5">
							<h2 className="font-serif text-step-3">{t("withdrawal.title")}</h2>
							<p className="mt-2 mb-4 text-ink-muted">{t("withdrawal.text", { date: withdrawal.until })}</p>
							<LinkButton to={`/orders/${orderId}/refund?withdraw=1`} variant="secondary">
								{t("withdrawal.begin")}
							</LinkButton>
						</section>
					) : null}
					<p className="flex flex-wrap gap-x-6 gap-y-2 text-label">
						<Link className="link" to={`/orders/${orderId}`}>
							{t("order")}
						</Link>
						<Link className="link" to="/help/contact">
							{t("help")}
						</Link>
					</p>
				</div>
				<div className="rounded-card border border-line bg-surface-raised p-6 shadow-float">
					<RefundSummary view={view} />
					{languageShare ? (
						<LanguageLine share={languageShare} className="mt-5 border-t border-line pt-4 text-label text-ink-muted" />
					) : null}
				</div>
			</div>
		</div>
	);
}

function RefundSummary({
	view: { title, paid, before, creditedFigure, left, currency, card },
}: {
	view: OwnRefundView;
}) {
	const { t } = useTranslation("refunds");
	return (
		<Calculation
			lines={[
				{ label: title, amount: paid },
				{ label: t("sheet.before"), amount: before },
				...(creditedFigure ? [{ label: t("sheet.credited"), amount: creditedFigure }] : []),
			]}
			total={{ label: t("sheet.left", { currency }), note: card ? t("sheet.card", { card }) : null, amount: left }}
		/>
	);
}

function OneRefund({ refund }: { refund: OwnRefundView["refunds"][number] }) {
	const { t } = useTranslation("refunds");
	const { state, kind, amount, at, due, message, told } = refund;
	return (
		<section className="border-t border-line-strong pt-5">
			<div className="flex flex-wrap items-center gap-3">
				<Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
				<span className="text-label text-ink-muted">
					{t(`kinds.${kind}`)}
					<Comma />
					{at}
				</span>
			</div>
			<p className="mt-3">{t(`told.${told}`, { amount, due: due ?? "" })}</p>
			{message ? (
				<blockquote className="mt-3 border-l-2 border-line-strong pl-4 text-ink-muted [overflow-wrap:anywhere]">
					{message}
				</blockquote>
			) : null}
			{state === "requested" ? (
				<Form method="post" className="mt-4">
					<ConfirmButton
						name="intent"
						value="takeBack"
						variant="secondary"
						question={t("takeBack.question")}
						confirm={t("takeBack.confirm")}
					>
						{t("takeBack.begin")}
					</ConfirmButton>
				</Form>
			) : null}
		</section>
	);
}

function ConfirmWithdrawal({ view, buyer }: Pick<Props, "view" | "buyer">) {
	const { t } = useTranslation("refunds");
	return (
		<section className="border-t border-line-strong pt-5">
			<h2 className="font-serif text-step-4">{t("withdrawal.confirmTitle")}</h2>
			<p className="mt-3 border-l-2 border-accent pl-4 [overflow-wrap:anywhere]">
				{t("withdrawal.declaration", { title: view.title, order: view.name, ...buyer })}
			</p>
			<p className="mt-4 text-ink-muted">{t(consequenceKey(view), { amount: view.left, email: buyer.email })}</p>
			<Form method="post" className="mt-5 flex flex-wrap gap-3">
				<Button type="submit" name="intent" value="withdraw">
					{t("withdrawal.confirm")}
				</Button>
				<LinkButton to={`/orders/${view.orderId}/refund`} variant="secondary">
					{t("withdrawal.back")}
				</LinkButton>
			</Form>
		</section>
	);
}

function consequenceKey({ goesOn, credited }: OwnRefundView) {
	if (goesOn) return "withdrawal.goesOn";
	return credited ? "withdrawal.changed" : "withdrawal.follows";
}

const TONES: Record<ShownRefund, BadgeTone> = {
	requested: "info",
	onItsWay: "info",
	succeeded: "success",
	declined: "danger",
	takenBack: "neutral",
};
