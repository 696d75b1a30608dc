import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useStepKeys } from "#app/shared/keys/use-step-keys.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { RefundPanel } from "./refund-panel";
import { RefundState } from "./refund-state";
import type { RefundsDeskView } from "./refunds-desk-view.server";

type Props = { view: RefundsDeskView; reply: FormReply | undefined };
type Row = RefundsDeskView["waiting"][number];

const refundPath = (id: string) => `/admin/refunds?${new URLSearchParams({ at: id })}`;

export function RefundsDeskPage({ view, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	const { figures, waiting, decided, panel, isAsked } = view;
	const rows = [...waiting, ...decided];
	const at = rows.findIndex(({ isPicked }) => isPicked);
	const pathOf = (row: Row | undefined) => (row ? refundPath(row.id) : null);
	useStepKeys({
		keys: ["k", "j"],
		previous: at < 0 ? null : pathOf(rows[at - 1]),
		next: pathOf(rows[at + 1]),
		preventScrollReset: true,
	});
	return (
		<div className="grid items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
			<div className={classNames("grid min-w-0 gap-10", isAsked && "max-xl:order-last")}>
				<Figures figures={figures} />
				<section aria-labelledby="waiting">
					<div className="mb-4 flex flex-wrap items-baseline justify-between gap-4">
						<h2 id="waiting" className="font-serif text-step-3">
							{t("queue.title")}
						</h2>
						<p className="text-step-1 text-ink-muted">{t("queue.order")}</p>
					</div>
					{waiting.length > 0 ? <Rows rows={waiting} isQueue /> : <EmptyState title={t("queue.none")} />}
				</section>
				{decided.length > 0 ? (
					<section aria-labelledby="decided">
						<h2 id="decided" className="mb-4 font-serif text-step-3">
							{t("decided.title")}
						</h2>
						<Rows rows={decided} />
					</section>
				) : null}
				{rows.length > 0 ? (
					<p className="text-label text-ink-muted max-md:hidden">
						<strong className="font-strong text-ink">{t("keys.title")}</strong> {t("keys.text")}
					</p>
				) : null}
			</div>
			{panel ? <RefundPanel key={panel.id} panel={panel} reply={reply} /> : null}
		</div>
	);
}

function Figures({ figures }: { figures: RefundsDeskView["figures"] }) {
	const { t } = useTranslation("orderdesk");
	const { waiting, isMore, sum, oldest, approved, share, median } = figures;
	const orMore = (figure: string) => (isMore ? t("orMore", { number: figure }) : figure);
	const shown = [
		{
			name: t("figures.waiting"),
			value: orMore(String(waiting)),
			note:
				sum && oldest
					? t("figures.oldest", { sum: orMore(sum), age: t(`ages.${oldest.unit}`, { count: oldest.count }) })
					: null,
		},
		{ name: t("figures.approved"), value: approved, note: share ? t("figures.share", { share }) : null },
		{
			name: t("figures.answered"),
			value: median ? t(`ages.${median.unit}`, { count: median.count }) : t("figures.never"),
			note: t("figures.median"),
		},
	];
	return (
		<dl className="grid border-y border-line-strong sm:grid-cols-3 sm:divide-x sm:divide-line">
			{shown.map(({ name, value, note }) => (
				<div key={name} className="py-4 sm:px-5 sm:first:pl-0">
					<dt className="text-step-1 text-ink-muted">{name}</dt>
					<dd className="font-serif text-step-4 lining-nums [overflow-wrap:anywhere]">{value}</dd>
					{note ? <dd className="text-step-1 text-ink-muted">{note}</dd> : null}
				</div>
			))}
		</dl>
	);
}

function Rows({ rows, isQueue = false }: { rows: Row[]; isQueue?: boolean }) {
	const { t } = useTranslation("orderdesk");
	return (
		<Table caption={t(isQueue ? "queue.title" : "decided.title")} hideCaption>
			<TableHead>
				<TableRow>
					<HeaderCell>{t("columns.order")}</HeaderCell>
					<HeaderCell>{t("columns.customer")}</HeaderCell>
					<HeaderCell>{t("columns.product")}</HeaderCell>
					<HeaderCell>{t(isQueue ? "columns.waiting" : "columns.state")}</HeaderCell>
					<HeaderCell>{t(isQueue ? "columns.left" : "columns.on")}</HeaderCell>
					<HeaderCell numeric>{t("columns.amount")}</HeaderCell>
				</TableRow>
			</TableHead>
			<TableBody>
				{rows.map((row) => (
					<TableRow key={row.id} selected={row.isPicked}>
						<RowHeaderCell>
							<Link
								to={refundPath(row.id)}
								className="link whitespace-nowrap"
								aria-current={row.isPicked ? "true" : undefined}
							>
								{row.order}
							</Link>
						</RowHeaderCell>
						<Cell label={t("columns.customer")}>{row.name ?? t("gone")}</Cell>
						<Cell label={t("columns.product")}>{row.title}</Cell>
						{isQueue ? (
							<>
								<Cell label={t("columns.waiting")}>
									{t(`ages.${row.waited.unit}`, { count: row.waited.count })}
									{row.state === "failed" ? <RefundState state="failed" className="ml-2" /> : null}
								</Cell>
								<Cell label={t("columns.left")}>
									<DaysLeft days={row.left} />
								</Cell>
							</>
						) : (
							<>
								<Cell label={t("columns.state")}>
									<RefundState state={row.state} />
								</Cell>
								<Cell label={t("columns.on")}>{row.on}</Cell>
							</>
						)}
						<Cell numeric label={t("columns.amount")}>
							<span className="whitespace-nowrap">
								{row.amount} {row.currency}
							</span>
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

function DaysLeft({ days }: { days: number | null }) {
	const { t } = useTranslation("orderdesk");
	if (days === null) return t("noGuarantee");
	if (days < 0) return <Badge tone="danger">{t("over")}</Badge>;
	const text = t("ages.days", { count: days });
	return days < 14 ? <Badge tone="warning">{text}</Badge> : text;
}
