import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StateBadge } from "#app/features/money/orders/own/state-badge.tsx";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { Link } from "#app/ui/link.tsx";
import { RefundState } from "../refunds/refund-state";
import { GoodwillForm, OrderActions } from "./order-deeds";
import type { OrderDeskView } from "./order-desk-view.server";
import { SoldLink, type SoldProducts } from "./sold-link";

type Props = { order: OrderDeskView; sold: SoldProducts; reply: FormReply | undefined };

export function OrderDeskPage({ order, sold, reply }: Props) {
	const { t, i18n } = useTranslation(["orderdesk", "orders"]);
	const { buyer, facts, sheet, payments, refunds, disputes, invoices, rights, events } = order;
	const known = Object.entries(facts).filter(([, value]) => value !== null) as [keyof typeof facts, string][];
	return (
		<div className="grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
			<div className="grid min-w-0 gap-8">
				<p className="flex flex-wrap items-center gap-3">
					<StateBadge state={order.state} />
					{order.isTest ? <Badge tone="info">{t("testMode")}</Badge> : null}
					<SoldLink thing={order.thing} sold={sold} name={order.title} />
				</p>
				<OrderActions order={order} reply={reply} />
				<Part title={t("parts.payments")} count={payments.length}>
					{payments.map(({ id, amount, state, card, failure, at, reference }) => (
						<Line key={id} main={joinParts(i18n.language, [amount, t(`paymentStates.${state}`)])} at={at}>
							{joinParts(i18n.language, [card, failure, reference])}
						</Line>
					))}
				</Part>
				<Part title={t("parts.refunds")} count={refunds.length}>
					{refunds.map(({ id, amount, state, kind, at, reference }) => (
						<Line
							key={id}
							main={
								<>
									<Link to={`/admin/refunds?at=${id}`} className="link">
										{joinParts(i18n.language, [amount, t(`refundKinds.${kind}`)])}
									</Link>{" "}
									<RefundState state={state} />
								</>
							}
							at={at}
						>
							{reference}
						</Line>
					))}
				</Part>
				<GoodwillForm order={order} reply={reply} />
				<Part title={t("parts.disputes")} count={disputes.length}>
					{disputes.map(({ id, amount, state, reason, at }) => (
						<Line key={id} main={joinParts(i18n.language, [amount, t(`disputeStates.${state}`)])} at={at}>
							{reason}
						</Line>
					))}
				</Part>
				<Part title={t("parts.invoices")} count={invoices.length}>
					{invoices.map(({ id, number, kind, amount, at }) => (
						<Line key={id} main={joinParts(i18n.language, [number, t(`invoiceKinds.${kind}`), amount])} at={at} />
					))}
				</Part>
				<Part title={t("parts.rights")} count={rights.length}>
					{rights.map(({ id, thing, from, until, ended, why }) => (
						<Line key={id} main={<SoldLink thing={thing} sold={sold} />} at={from}>
							{[
								until ? t("rights.until", { at: until }) : null,
								ended && why ? t(`rights.${why}`, { at: ended }) : null,
							]
								.filter(Boolean)
								.join(" ")}
						</Line>
					))}
				</Part>
				<Part title={t("parts.events")} count={events.length}>
					{events.map(({ id, type, at, outcome, isDone }) => (
						<Line key={id} main={<span className="font-mono text-step-1">{type}</span>} at={at}>
							{isDone ? outcome : t("eventWaits")}
						</Line>
					))}
				</Part>
			</div>
			<div className="grid gap-6">
				<div className="rounded-card border border-line bg-surface-raised p-6">
					<Calculation lines={sheet.lines} total={sheet.total} />
				</div>
				<dl className="border-t border-line text-ui">
					<Fact name={t("columns.customer")}>
						{buyer.id && buyer.name ? (
							<Link to={`/admin/users/${buyer.id}`} className="link">
								{buyer.name}
							</Link>
						) : (
							t("gone")
						)}
						<span className="block text-step-1 text-ink-subtle">
							{joinParts(i18n.language, [buyer.email, buyer.country, buyer.taxId])}
						</span>
					</Fact>
					{known.map(([name, value]) => (
						<Fact key={name} name={t(`orderFacts.${name}`)}>
							{name === "trouble" ? t(`troubles.${value}` as "troubles.other") : null}
							{name === "reference" ? <span className="text-step-1">{value}</span> : null}
							{name === "trouble" || name === "reference" ? null : value}
						</Fact>
					))}
				</dl>
			</div>
		</div>
	);
}

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
	const { t } = useTranslation("orderdesk");
	return (
		<section className="border-t border-line-strong pt-4">
			<h2 className="font-serif text-step-3">{title}</h2>
			{count > 0 ? (
				<ul className="mt-2 divide-y divide-line">{children}</ul>
			) : (
				<p className="mt-2 text-ui text-ink-muted">{t("parts.none")}</p>
			)}
		</section>
	);
}

function Line({ main, at, children }: { main: ReactNode; at: string; children?: ReactNode }) {
	return (
		<li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5 text-ui">
			<span className="min-w-0 [overflow-wrap:anywhere]">
				{main}
				{children ? <span className="block text-step-1 text-ink-subtle">{children}</span> : null}
			</span>
			<span className="shrink-0 text-step-1 text-ink-muted">{at}</span>
		</li>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-4 border-b border-line py-2">
			<dt className="shrink-0 text-ink-muted">{name}</dt>
			<dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
		</div>
	);
}
