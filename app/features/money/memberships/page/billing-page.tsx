import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { BillingView } from "./billing-view.server";
import { ChangePlan } from "./change-plan";
import { ManageSections } from "./manage-sections";

export type BillingAnswer = { done?: string; error?: string; orderId?: string };
type Props = {
	view: BillingView | null;
	isCardChanged: boolean;
	answer: BillingAnswer | undefined;
	children: ReactNode;
};

export function BillingPage({ view, isCardChanged, answer, children }: Props) {
	const { t } = useTranslation("billing");
	return (
		<SettingsFrame title={t("title")} lede={t("lede")}>
			<div className="grid gap-y-8">
				{isCardChanged && !answer ? <ResultNotice tone="success">{t("done.card")}</ResultNotice> : null}
				{answer?.done ? <ResultNotice tone="success">{t(`done.${answer.done}` as "done.change")}</ResultNotice> : null}
				{answer?.error ? <Notice tone="danger">{t(`errors.${answer.error}` as "errors.asksAgain")}</Notice> : null}
				{view ? <Membership view={view} /> : <NoPlan />}
				{children}
			</div>
		</SettingsFrame>
	);
}

function NoPlan() {
	const { t } = useTranslation("billing");
	return (
		<EmptyState title={t("none.title")} action={<LinkButton to="/pricing">{t("none.see")}</LinkButton>}>
			{t("none.text")}
		</EmptyState>
	);
}

function Membership({ view }: { view: BillingView }) {
	const { t } = useTranslation("billing");
	const { notice, unpaidOrderId, isOver } = view;
	return (
		<>
			{view.isTest ? (
				<p>
					<Badge tone="info">{t("testMode")}</Badge>
				</p>
			) : null}
			{notice ? (
				<Notice
					tone={notice.tone}
					actions={
						unpaidOrderId ? (
							<LinkButton to={`/orders/${unpaidOrderId}`}>{t("payNow")}</LinkButton>
						) : isOver ? (
							<LinkButton to="/pricing">{t("none.see")}</LinkButton>
						) : undefined
					}
				>
					{notice.text}
				</Notice>
			) : null}
			<Figures view={view} />
			{view.can.change ? <ChangePlan view={view} /> : null}
			{isOver ? null : <ManageSections view={view} />}
		</>
	);
}

function Figures({ view: { name, price, next, card, canChangeCard } }: { view: BillingView }) {
	const { t } = useTranslation("billing");
	return (
		<dl className="grid border-y border-line-strong md:grid-cols-3 md:divide-x md:divide-line max-md:divide-y max-md:divide-line">
			<Figure label={t("plan")} value={name} note={price} />
			<Figure label={t("next.title")} value={next?.date ?? t("next.none")} note={next?.text} />
			<Figure
				label={t("card.title")}
				value={card ?? t("card.none")}
				note={canChangeCard ? <ChangeCard /> : undefined}
			/>
		</dl>
	);
}

/** Leads to the gateway's page: we never receive card numbers. */
function ChangeCard() {
	const { t } = useTranslation("billing");
	return (
		<Form method="post" reloadDocument>
			<button type="submit" name="intent" value="card" className="min-h-11 link text-label">
				{t("card.change")}
			</button>
		</Form>
	);
}

function Figure({ label, value, note }: { label: string; value: string; note: ReactNode }) {
	return (
		<div className="py-4 md:not-first:pl-5 md:pr-4">
			<dt className="text-label text-ink-muted">{label}</dt>
			<dd className="font-serif text-step-4 lining-nums">{value}</dd>
			{note ? <dd className="text-label text-ink-muted">{note}</dd> : null}
		</div>
	);
}
