import { useTranslation } from "react-i18next";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { CATEGORY_GROUPS } from "../category";
import type { FiguresPageData } from "./figures-page-data.server";
import { KINDS_LIST, type KindsQuery } from "./figures-query";

/** What was sent, skipped and opened in the last 30 days, by kind. */
export function FiguresPage({ query, stats, days, rows, addresses }: FiguresPageData) {
	const { t } = useTranslation(["deliveries", "inbox"]);
	return (
		<>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<StatList>
				{stats.map(({ name, value }) => (
					<Stat key={name} label={t(`stats.${name}`)} value={value} />
				))}
			</StatList>
			<MailChart days={days} className="mt-8" />
			<section aria-labelledby="kinds" className="mt-10">
				<h2 id="kinds" className="mb-4 font-serif text-step-4">
					{t("kinds.title")}
				</h2>
				<DataTable
					list={KINDS_LIST}
					query={query}
					caption={t("kinds.title")}
					rows={rows}
					rowKey={({ kind }) => kind}
					columns={useColumns()}
					form={{
						search: t("kinds.search"),
						filters: [
							{
								name: "group",
								label: t("kinds.group"),
								options: CATEGORY_GROUPS.map((value) => ({ value, label: t(`inbox:groups.${value}`) })),
							},
						],
						orders: KINDS_LIST_ORDERS.map((order) => ({ ...order, label: t(`kinds.orders.${order.sort}`) })),
					}}
					empty={<EmptyState title={t("kinds.none")} />}
					pages={{ pageCount: 1 }}
				/>
			</section>
			<FailingAddresses addresses={addresses} />
		</>
	);
}

const KINDS_LIST_ORDERS = [
	{ sort: "mails", isDescending: true },
	{ sort: "skipped", isDescending: true },
	{ sort: "bounced", isDescending: true },
	{ sort: "opened", isDescending: true },
	{ sort: "name", isDescending: false },
] as const;

function useColumns(): Column<FiguresPageData["rows"][number], KindsQuery["sort"]>[] {
	const { t } = useTranslation("deliveries");
	return [
		{
			id: "name",
			head: t("kinds.kind"),
			sort: "name",
			isName: true,
			cell: ({ to, name, category }) => (
				<>
					<Link to={to} className="link">
						{name}
					</Link>
					<span className="block text-step-1 font-normal text-ink-muted">{category}</span>
				</>
			),
		},
		{ id: "mails", head: t("stats.mails"), sort: "mails", numeric: true, cell: ({ mails }) => mails },
		{ id: "inApp", head: t("stats.inApp"), numeric: true, needsRoom: true, cell: ({ inApp }) => inApp },
		{ id: "opened", head: t("stats.opened"), sort: "opened", numeric: true, cell: ({ opened }) => opened },
		{ id: "skipped", head: t("stats.skipped"), sort: "skipped", numeric: true, cell: ({ skipped }) => skipped },
		{ id: "waiting", head: t("stats.waiting"), numeric: true, needsRoom: true, cell: ({ waiting }) => waiting },
		{ id: "failed", head: t("stats.failed"), sort: "bounced", numeric: true, cell: ({ failed }) => failed },
	];
}

type ChartProps = { days: FiguresPageData["days"]; className?: string };

/** Mails that left on each of the last 30 days. */
export function MailChart({ days, className }: ChartProps) {
	const { t } = useTranslation("deliveries");
	return (
		<section aria-labelledby="mail-days" className={className}>
			<h2 id="mail-days" className="text-ui font-strong">
				{t("chart.title")}
			</h2>
			<BarChart
				className="mt-3"
				data={days}
				leastScale={4}
				labelEvery={8}
				caption={t("chart.title")}
				columns={{ label: t("chart.day"), value: t("stats.mails") }}
			/>
		</section>
	);
}

function FailingAddresses({ addresses }: Pick<FiguresPageData, "addresses">) {
	const { t } = useTranslation("deliveries");
	return (
		<section aria-labelledby="addresses" className="mt-12 max-w-200">
			<h2 id="addresses" className="mb-3 font-serif text-step-4">
				{t("addresses.title")}
			</h2>
			{addresses.length === 0 ? (
				<p className="text-ui text-ink-muted">{t("addresses.none")}</p>
			) : (
				<Disclosure summary={t("addresses.show", { count: addresses.length })}>
					<Table caption={t("addresses.title")} hideCaption>
						<TableHead>
							<TableRow>
								<HeaderCell>{t("addresses.address")}</HeaderCell>
								<HeaderCell>{t("addresses.state")}</HeaderCell>
								<HeaderCell>{t("addresses.since")}</HeaderCell>
							</TableRow>
						</TableHead>
						<TableBody>
							{addresses.map(({ email, state, at }) => (
								<TableRow key={email}>
									<RowHeaderCell className="[overflow-wrap:anywhere]">{email}</RowHeaderCell>
									<Cell label={t("addresses.state")}>{t(`addresses.states.${state}`)}</Cell>
									<Cell label={t("addresses.since")}>{at}</Cell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</Disclosure>
			)}
		</section>
	);
}
