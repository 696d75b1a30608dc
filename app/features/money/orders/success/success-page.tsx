import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { joinSentences } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { CircleAlert, CircleCheck, CircleX, Clock } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OrderView } from "../own/order-view.server";
import type { PaymentState } from "./payment-state";
import { usePolling } from "./use-polling";

type Props = {
	order: OrderView;
	state: PaymentState;
	firstName: string;
	lessonId: number | null;
	picture: ReactNode;
};

/** Only displays: it grants nothing. */
export function SuccessPage({ order, state, firstName, lessonId, picture }: Props) {
	const { t, i18n } = useTranslation(["checkout", "orders"]);
	usePolling(state === "pending");
	const { Icon, tone } = LOOK_OF_STATE[state];
	return (
		<div className="container-page grid grid-cols-1 items-start gap-x-22 gap-y-12 py-12 md:py-18 lg:grid-cols-[minmax(0,1fr)_26rem]">
			<div className="min-w-0">
				<div role="status">
					<p className={`flex items-center gap-2 font-strong ${tone}`}>
						<Icon className="size-5" />
						{t(`success.${state}.word`)}
					</p>
					<h1 className="mt-3 font-serif text-step-6-large wrap-anywhere">
						{t(`success.${state}.title`, { title: order.title, name: firstName })}
					</h1>
					<p className="mt-4 max-w-140 text-step-3 text-ink-muted">
						{state === "failed"
							? joinSentences(i18n.language, [order.decline, t("declineNext")])
							: t(`success.${state}.text`)}
					</p>
				</div>
				<div className="mt-8 flex flex-wrap gap-3">
					<Actions order={order} state={state} lessonId={lessonId} />
				</div>
				{state === "paid" ? <WhatNow order={order} /> : null}
			</div>
			<div className="overflow-hidden rounded-card border border-line bg-surface-raised shadow-float">
				{picture}
				<div className="p-6">
					<p className="flex flex-wrap items-center justify-between gap-2 pb-3">
						<span className="font-strong">{order.name}</span>
						{order.isTest ? <Badge tone="info">{t("testMode")}</Badge> : null}
					</p>
					<Calculation lines={order.sheet.lines} total={{ ...order.sheet.total, note: order.paidWith }} />
					<LinkButton to={`/orders/${order.id}`} variant="secondary" className="mt-6 w-full">
						{t("success.view")}
					</LinkButton>
				</div>
			</div>
		</div>
	);
}

function Actions({ order, state, lessonId }: Pick<Props, "order" | "state" | "lessonId">) {
	const { t } = useTranslation("checkout");
	const dashboard = (
		<LinkButton to="/dashboard" variant="secondary" size="lg">
			{t("success.dashboard")}
		</LinkButton>
	);
	if (state === "paid") {
		return (
			<>
				<LinkButton to={lessonId ? `/lessons/${lessonId}` : "/courses"} size="lg">
					{t(lessonId ? "success.start" : "success.courses")}
				</LinkButton>
				{dashboard}
			</>
		);
	}
	if (state === "pending") {
		return (
			<>
				<LinkButton to={`/payment-success?order=${order.id}`} reloadDocument variant="secondary" size="lg">
					{t("success.refresh")}
				</LinkButton>
				{dashboard}
			</>
		);
	}
	if (state === "failed" && order.isPayable) {
		return <TryAgain orderId={order.id} />;
	}
	return dashboard;
}

/** Posted in the background, so that this page stays when it fails. */
function TryAgain({ orderId }: { orderId: string }) {
	const { t } = useTranslation("checkout");
	const { Form, data, state } = useFetcher<{ isOut: boolean }>();
	return (
		<>
			<Form method="post" action={`/orders/${orderId}`}>
				<Button type="submit" size="lg" pending={state !== "idle"}>
					{t("success.retry")}
				</Button>
			</Form>
			<div role="status" className="basis-full empty:hidden">
				{data?.isOut ? <Notice tone="danger">{t("errors.gatewayOut")}</Notice> : null}
			</div>
		</>
	);
}

function WhatNow({ order: { kind, guarantee } }: { order: OrderView }) {
	const { t } = useTranslation("checkout");
	const rows = [
		{ title: t("success.open.title"), text: t(`success.open.${kind}`) },
		{ title: t("success.receipt.title"), text: t("success.receipt.text") },
		...(guarantee
			? [
					{
						title: t("success.guarantee.title", { days: guarantee.days }),
						text: t("success.guarantee.text", { date: guarantee.date }),
					},
				]
			: []),
	];
	return (
		<section className="mt-12 max-w-160">
			<h2 className="mb-4 font-serif text-step-4">{t("success.next")}</h2>
			<ol>
				{rows.map(({ title, text }, at) => (
					<li key={title} className="flex gap-5 border-t border-line py-3.5">
						<span aria-hidden="true" className="font-serif text-ink-subtle lining-nums">
							{at + 1}
						</span>
						<div>
							<p className="font-strong">{title}</p>
							<p className="text-label text-ink-muted">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

const LOOK_OF_STATE = {
	paid: { Icon: CircleCheck, tone: "text-brand-text" },
	pending: { Icon: Clock, tone: "text-info" },
	failed: { Icon: CircleX, tone: "text-danger" },
	inReview: { Icon: CircleAlert, tone: "text-warning" },
	refunded: { Icon: CircleAlert, tone: "text-ink-muted" },
	heldBefore: { Icon: CircleAlert, tone: "text-info" },
	expired: { Icon: CircleAlert, tone: "text-ink-muted" },
};
