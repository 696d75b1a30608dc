import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StateBadge } from "#app/features/money/orders/own/state-badge.tsx";
import { RefundState } from "#app/features/operations/admin/refunds/refund-state.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, RowHeaderCell, TableRow } from "#app/ui/table.tsx";
import { testModeMarks } from "#app/ui/test-mode-marks.ts";
import type { PersonMoney } from "./person-money.server";
import { Heads, Part } from "./person-part";

export function OrdersOf({ orders }: Pick<PersonMoney, "orders">) {
	const { t } = useTranslation("people");
	const heads = [t("money.order"), t("list.state"), t("money.placed"), t("money.total")];
	const marks = testModeMarks(orders);
	return (
		<Part id="orders" title={t("money.orders")} isEmpty={orders.length === 0}>
			{marks.isWhole ? <Badge tone="info">{t("money.test")}</Badge> : null}
			<Heads caption={t("money.orders")} heads={heads}>
				{orders.map(({ id, order, title, state, isTest, placed, total }) => (
					<TableRow key={id}>
						<RowHeaderCell>
							<Named to={`/admin/orders/${id}`} name={order}>
								{title}
							</Named>
						</RowHeaderCell>
						<Cell label={heads[1]}>
							<States isTest={marks.isMarked({ isTest })}>
								<StateBadge state={state} />
							</States>
						</Cell>
						<Cell label={heads[2]}>{placed}</Cell>
						<Cell label={heads[3]}>{total}</Cell>
					</TableRow>
				))}
			</Heads>
		</Part>
	);
}

export function MembershipsOf({ memberships }: Pick<PersonMoney, "memberships">) {
	const { t } = useTranslation("people");
	const heads = [t("money.plan"), t("list.state"), t("person.from"), t("person.until"), t("money.price")];
	const marks = testModeMarks(memberships);
	return (
		<Part id="memberships" title={t("money.memberships")} isEmpty={memberships.length === 0}>
			{marks.isWhole ? <Badge tone="info">{t("money.test")}</Badge> : null}
			<Heads caption={t("money.memberships")} heads={heads}>
				{memberships.map(({ id, plan, state, interval, isTest, price, began, until }) => (
					<TableRow key={id}>
						<RowHeaderCell>{plan}</RowHeaderCell>
						<Cell label={heads[1]}>
							<States isTest={marks.isMarked({ isTest })}>
								<Badge tone={TONES[state]}>{t(`money.states.${state}`)}</Badge>
							</States>
						</Cell>
						<Cell label={heads[2]}>{began}</Cell>
						<Cell label={heads[3]}>{until}</Cell>
						<Cell label={heads[4]}>{t(`money.per.${interval}`, { price })}</Cell>
					</TableRow>
				))}
			</Heads>
		</Part>
	);
}

const TONES = {
	trialing: "info",
	active: "success",
	pastDue: "warning",
	paused: "warning",
	cancelled: "neutral",
	expired: "neutral",
} as const satisfies Record<string, BadgeTone>;

export function RefundsOf({ refunds }: Pick<PersonMoney, "refunds">) {
	const { t } = useTranslation(["people", "orderdesk"]);
	const heads = [t("money.order"), t("money.kind"), t("list.state"), t("money.asked"), t("money.amount")];
	const marks = testModeMarks(refunds);
	return (
		<Part id="refunds" title={t("money.refunds")} isEmpty={refunds.length === 0}>
			{marks.isWhole ? <Badge tone="info">{t("money.test")}</Badge> : null}
			<Heads caption={t("money.refunds")} heads={heads}>
				{refunds.map(({ id, orderId, order, title, kind, state, isTest, asked, amount }) => (
					<TableRow key={id}>
						<RowHeaderCell>
							<Named to={`/admin/orders/${orderId}`} name={order}>
								{title}
							</Named>
						</RowHeaderCell>
						<Cell label={heads[1]}>
							<Link to={`/admin/refunds?at=${id}`} className="link">
								{t(`orderdesk:refundKinds.${kind}`)}
							</Link>
						</Cell>
						<Cell label={heads[2]}>
							<States isTest={marks.isMarked({ isTest })}>
								<RefundState state={state} />
							</States>
						</Cell>
						<Cell label={heads[3]}>{asked}</Cell>
						<Cell label={heads[4]}>{amount}</Cell>
					</TableRow>
				))}
			</Heads>
		</Part>
	);
}

function Named({ to, name, children }: { to: string; name: string; children: ReactNode }) {
	return (
		<span className="block min-w-0">
			<Link to={to} className="link">
				{name}
			</Link>
			<span className="block text-step-1 font-normal text-ink-subtle">{children}</span>
		</span>
	);
}

function States({ isTest, children }: { isTest: boolean; children: ReactNode }) {
	const { t } = useTranslation("people");
	return (
		<span className="flex flex-wrap gap-2">
			{children}
			{isTest ? <Badge tone="info">{t("money.test")}</Badge> : null}
		</span>
	);
}
