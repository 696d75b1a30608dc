import { useTranslation } from "react-i18next";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { COUPON_STATES, type CouponState } from "./coupon-state";
import type { CouponView } from "./coupon-view";
import { COUPON_ORDERS, COUPONS_LIST, type CouponsQuery } from "./coupons-query";

type Props = {
	query: CouponsQuery;
	coupons: CouponView[];
	pages: { next: Cursor | null; previous: Cursor | null };
};

export function CouponsList({ query, coupons, pages }: Props) {
	const { t } = useTranslation("coupons");
	return (
		<DataTable
			list={COUPONS_LIST}
			query={query}
			caption={t("list.caption")}
			rows={coupons}
			rowKey={({ id }) => id}
			columns={useColumns()}
			form={{
				search: t("list.search"),
				filters: [
					{
						name: "state",
						label: t("list.state"),
						options: COUPON_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
					},
				],
				orders: COUPON_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
			}}
			empty={<EmptyState title={t("list.empty")}>{t("list.emptyText")}</EmptyState>}
			pages={pages}
			exportTo="/admin/coupons.csv"
		/>
	);
}

const TONES = { running: "success", notYet: "info", usedUp: "warning", over: "neutral", ended: "neutral" } as const;

export function CouponBadge({ state }: { state: CouponState }) {
	const { t } = useTranslation("coupons");
	return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}

function useColumns(): Column<CouponView, CouponsQuery["sort"]>[] {
	const { t } = useTranslation("coupons");
	return [
		{
			id: "code",
			head: t("list.code"),
			sort: "code",
			isName: true,
			cell: ({ id, code }) => (
				<Link to={`/admin/coupons/${id}`} className="link inline-block font-mono [overflow-wrap:anywhere] md:min-w-24">
					{code}
				</Link>
			),
		},
		{ id: "off", head: t("list.off"), cell: ({ off }) => off },
		{ id: "state", head: t("list.state"), cell: ({ state }) => <CouponBadge state={state} /> },
		{ id: "scope", head: t("list.scope"), cell: ({ scope }) => t(`scopes.${scope}`) },
		{ id: "until", head: t("list.until"), cell: ({ until }) => until ?? t("list.noEnd") },
		{ id: "taken", head: t("list.taken"), sort: "taken", numeric: true, cell: ({ taken }) => taken },
		{ id: "note", head: t("list.note"), cell: ({ note }) => note },
	];
}
