import { useTranslation } from "react-i18next";
import type { ShownState } from "#app/features/money/orders/face.server.ts";
import type { Review } from "#app/features/money/orders/order-states.ts";
import { StateBadge } from "#app/features/money/orders/own/state-badge.tsx";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { testModeMarks } from "#app/ui/test-mode-marks.ts";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import {
	ORDER_KINDS,
	ORDER_MODES,
	ORDER_PERIODS,
	ORDER_STATE_FILTERS,
	ORDER_TROUBLE_FILTERS,
	ORDERS_LIST,
	type OrdersQuery,
} from "./orders-query";

export type OrderInList = {
	id: string;
	order: string;
	title: string;
	name: string | null;
	email: string | null;
	state: ShownState;
	isTest: boolean;
	trouble: { what: Review; isSeen: boolean } | null;
	total: string;
	placed: string;
};
type Props = { query: OrdersQuery; rows: OrderInList[]; pages: { next: Cursor | null; previous: Cursor | null } };

export function OrdersList({ query, rows, pages }: Props) {
	const { t } = useTranslation(["orderdesk", "orders"]);
	const marks = testModeMarks(rows);
	const columns: Column<OrderInList, OrdersQuery["sort"]>[] = [
		{
			id: "order",
			head: t("columns.order"),
			isName: true,
			className: "wide-list:w-[34%] wide-list:max-w-0",
			cell: ({ id, order, title }) => (
				<NameAndNote note={title}>
					<Link to={`/admin/orders/${id}`} className="link">
						{order}
					</Link>
				</NameAndNote>
			),
		},
		{
			id: "buyer",
			head: t("columns.customer"),
			className: "wide-list:w-[30%] wide-list:max-w-0",
			cell: ({ name, email }) => (
				<NameAndNote note={email ? <EmailAddress of={email} /> : null}>{name ?? t("gone")}</NameAndNote>
			),
		},
		{
			id: "state",
			head: t("columns.state"),
			cell: ({ state, trouble, ...row }) => (
				<span className="flex flex-wrap gap-2">
					<StateBadge state={state} />
					{trouble ? (
						<Badge tone={trouble.isSeen ? "neutral" : "warning"}>{t(`troubles.${trouble.what}`)}</Badge>
					) : null}
					{marks.isMarked(row) ? <Badge tone="info">{t("testMode")}</Badge> : null}
				</span>
			),
		},
		{
			id: "placed",
			head: t("columns.placed"),
			sort: "placed",
			className: "tabular wide-list:whitespace-nowrap",
			cell: ({ placed }) => placed,
		},
		{ id: "total", head: t("columns.total"), numeric: true, cell: ({ total }) => total },
	];
	return (
		<DataTable
			list={ORDERS_LIST}
			query={query}
			caption={t("orders.caption")}
			rows={rows}
			rowKey={({ id }) => id}
			columns={columns}
			form={{
				search: t("orders.search"),
				filters: [
					{
						name: "state",
						label: t("columns.state"),
						options: ORDER_STATE_FILTERS.map((value) => ({ value, label: t(`orders:states.${value}`) })),
					},
					{
						name: "kind",
						label: t("columns.kind"),
						options: ORDER_KINDS.map((value) => ({ value, label: t(`orders:kinds.${value}`) })),
					},
					{
						name: "trouble",
						label: t("orderFacts.trouble"),
						options: ORDER_TROUBLE_FILTERS.map((value) => ({ value, label: t(`troubles.${value}`) })),
					},
					{
						name: "mode",
						label: t("columns.mode"),
						options: ORDER_MODES.map((value) => ({ value, label: t(`modes.${value}`) })),
					},
					{
						name: "period",
						label: t("columns.period"),
						options: ORDER_PERIODS.map((value) => ({ value, label: t("lastDays", { count: Number(value) }) })),
					},
				],
				orders: [
					{ sort: "placed", isDescending: true, label: t("sorts.newest") },
					{ sort: "placed", isDescending: false, label: t("sorts.oldest") },
				],
			}}
			summary={marks.isWhole ? <Badge tone="info">{t("testMode")}</Badge> : null}
			empty={<EmptyState title={t("orders.none")} />}
			pages={pages}
			exportTo="/admin/orders.csv"
		/>
	);
}
