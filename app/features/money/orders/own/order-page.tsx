import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { OrderView } from "./order-view.server";
import { StateBadge } from "./state-badge";

type Props = {
	order: ShownOrder;
	isOut: boolean;
	documents: ReactNode;
};

type ShownOrder = OrderView & { isHeld: boolean };

export function OrderPage({ order, isOut, documents }: Props) {
	const { t } = useTranslation(["orders", "checkout"]);
	const { title, name, state, isTest, placed, sheet, paidWith, refunded, refunding, guarantee } = order;
	return (
		<div className="container-page pt-6 md:pt-8">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<StateBadge state={state} />
				{isTest ? <Badge tone="info">{t("checkout:testMode")}</Badge> : null}
			</div>
			<h1 className="mt-3 font-serif text-step-6">{title}</h1>
			<p className="mt-2 text-ink-muted">
				{t("order", { id: name })}
				{" · "}
				{t("placed", { date: placed })}
			</p>
			<div className="mt-8 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<div className="grid max-w-160 gap-5">
					{isOut ? <Notice tone="danger">{t("checkout:errors.gatewayOut")}</Notice> : null}
					<StateWords order={order} />
					{refunded ? <p>{t("refunded", { amount: refunded })}</p> : null}
					{refunding ? <p>{t("refunding", { amount: refunding })}</p> : null}
					{guarantee ? <p className="text-ink-muted">{t("guarantee", { date: guarantee.date })}</p> : null}
					<WhatNext order={order} />
					{documents}
					{["paid", "refunding", "partlyRefunded", "refunded"].includes(state) ? (
						<p>
							<Link className="link" to={`/orders/${order.id}/refund`}>
								{t(state === "refunding" || state === "refunded" ? "seeRefund" : "askRefund")}
							</Link>
						</p>
					) : null}
					<p className="flex flex-wrap gap-x-6 gap-y-2 text-label">
						<Link className="link" to="/orders">
							{t("all")}
						</Link>
						<Link className="link" to="/help/contact">
							{t("help")}
						</Link>
					</p>
				</div>
				<div className="rounded-card border border-line bg-surface-raised p-6 shadow-float">
					<Calculation lines={sheet.lines} total={{ ...sheet.total, note: paidWith }} />
				</div>
			</div>
		</div>
	);
}

function StateWords({ order: { state, decline, isPayable, isHeld, isTooLate, payUntil } }: { order: ShownOrder }) {
	const { t } = useTranslation(["orders", "checkout"]);
	if (isTooLate) return <Notice>{t("changeTooLate")}</Notice>;
	if (isHeld) return <Notice>{t("held")}</Notice>;
	if (decline) {
		return (
			<Notice tone="danger" title={decline}>
				{t("checkout:declineNext")} {isPayable ? t("payUntil", { date: payUntil }) : null}
			</Notice>
		);
	}
	if (state === "inReview") return <Notice tone="warning">{t("checkout:success.inReview.text")}</Notice>;
	if (state === "expired") return <Notice>{t("checkout:success.expired.text")}</Notice>;
	if (state === "processing") return <Notice>{t("checkout:declines.processing")}</Notice>;
	return isPayable ? <p>{t("payUntil", { date: payUntil })}</p> : null;
}

function WhatNext({ order: { kind, thingId, state, isPayable, isHeld } }: { order: ShownOrder }) {
	const { t } = useTranslation("orders");
	const { state: navigation, formMethod } = useNavigation();
	if (isHeld || state === "paid" || state === "partlyRefunded") {
		const to = kind === "course" ? `/courses/${thingId}` : "/courses";
		return (
			<p>
				<LinkButton to={to}>{t(`open.${kind}`)}</LinkButton>
			</p>
		);
	}
	if (isPayable && state !== "processing") {
		return (
			<Form method="post">
				<Button type="submit" pending={navigation !== "idle" && formMethod === "POST"} pendingLabel={t("paying")}>
					{t(state === "failed" ? "retry" : "pay")}
				</Button>
			</Form>
		);
	}
	if (state !== "expired" && state !== "refunding" && state !== "refunded") return null;
	return (
		<p>
			<LinkButton to={kind === "course" ? `/checkout?course=${thingId}` : "/pricing"} variant="secondary">
				{t("again")}
			</LinkButton>
		</p>
	);
}
