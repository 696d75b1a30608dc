import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";

export type RecentOrder = {
	id: string;
	name: string;
	date: string;
	title: string;
	state: "paid" | "refunding" | "refunded" | "open" | "failed" | "inReview";
	amount: string;
	hasInvoice: boolean;
};

const TONES: Record<RecentOrder["state"], BadgeTone> = {
	paid: "success",
	refunding: "info",
	refunded: "neutral",
	open: "info",
	failed: "danger",
	inReview: "warning",
};

export function RecentOrders({ rows }: { rows: readonly RecentOrder[] }) {
	const { t } = useTranslation("billing");
	return (
		<section className="pb-7">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 className="font-serif text-step-4">{t("orders.title")}</h2>
				<Link to="/orders" className="text-label text-brand-text underline">
					{t("orders.all")}
				</Link>
			</div>
			{rows.length === 0 ? (
				<p className="text-ui text-ink-muted">{t("orders.none")}</p>
			) : (
				<Table caption={t("orders.caption")} hideCaption>
					<TableHead>
						<TableRow>
							<HeaderCell>{t("orders.order")}</HeaderCell>
							<HeaderCell>{t("orders.date")}</HeaderCell>
							<HeaderCell>{t("orders.for")}</HeaderCell>
							<HeaderCell>{t("orders.state")}</HeaderCell>
							<HeaderCell numeric>{t("orders.amount")}</HeaderCell>
							<HeaderCell numeric>{t("orders.invoice")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{rows.map((row) => (
							<Row key={row.id} row={row} />
						))}
					</TableBody>
				</Table>
			)}
		</section>
	);
}

function Row({ row: { id, name, date, title, state, amount, hasInvoice } }: { row: RecentOrder }) {
	const { t } = useTranslation("billing");
	return (
		<TableRow>
			<RowHeaderCell className="whitespace-nowrap">
				<Link to={`/orders/${id}`}>{name}</Link>
			</RowHeaderCell>
			<Cell label={t("orders.date")}>{date}</Cell>
			<Cell label={t("orders.for")}>{title}</Cell>
			<Cell label={t("orders.state")}>
				<Badge tone={TONES[state]}>{t(`orders.states.${state}`)}</Badge>
			</Cell>
			<Cell label={t("orders.amount")} numeric>
				{amount}
			</Cell>
			<Cell label={t("orders.invoice")} numeric>
				{hasInvoice ? (
					<a href={`/orders/${id}/invoice.pdf`} className="text-brand-text underline">
						{t("orders.pdf")}
						<span className="sr-only"> {name}</span>
					</a>
				) : null}
			</Cell>
		</TableRow>
	);
}
