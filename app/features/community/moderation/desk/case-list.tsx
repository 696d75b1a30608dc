import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ListForm } from "#app/ui/data-table/list-form.tsx";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { REPORT_REASONS, type ReportReason } from "#db/schema/community/moderation-kinds.ts";
import { CASES_LIST, type CasesQuery, caseHref } from "./cases-query";
import type { CaseRow, QueueList } from "./queue-list.server";

type Props = {
	list: QueueList;
	/** The case that is open beside the list. */
	currentId?: number;
};

/** The cases of a tab, child safety first; works without script. */
export function CaseList({ list: { query, counted, cases, pageCount, median }, currentId }: Props) {
	const { t } = useTranslation(["moderation", "reports"]);
	const { shelf, reason } = query.filters;
	const reasons = REPORT_REASONS.map((value) => ({ value, label: t(`reports:reasons.${value}`) }));
	return (
		<section aria-label={t("shelves.label")} className="@container/list grid grid-cols-[minmax(0,1fr)] gap-3">
			<ListForm
				list={CASES_LIST}
				query={query}
				words={{ filters: [{ name: "reason", label: t("list.reason"), options: reasons }] }}
				columns={[]}
			/>
			{cases.length > 0 ? (
				<>
					<p className="text-label text-ink-muted" aria-live="polite">
						{t("list.count", { count: counted })}
					</p>
					<ul className="border-t border-line">
						{cases.map((row) => (
							<Row key={row.id} row={row} query={query} isCurrent={row.id === currentId} />
						))}
					</ul>
				</>
			) : reason ? (
				<NoResults to={CASES_LIST.hrefWithout(query, "reason")} />
			) : (
				<EmptyState title={t(`empty.${shelf}`)}>
					{median ? t("figures.median", { time: median }) : t("figures.noMedian")}
				</EmptyState>
			)}
			<ListPages list={CASES_LIST} query={query} pages={{ pageCount }} />
			<Keys />
		</section>
	);
}

type RowProps = { row: CaseRow; query: CasesQuery; isCurrent: boolean };

function Row({ row, query, isCurrent }: RowProps) {
	const { t } = useTranslation("moderation");
	const { id, reason, title, kind, author, reports, hiddenBy, isUrgent, isOpen, age, decided, outcome } = row;
	const sanction = query.filters.shelf === "sanctions" ? row.sanction : null;
	const until = row.sanctionUntil ?? "";
	const facts = [
		kind,
		author,
		reports > 0 && t("list.reports", { count: reports }),
		reports === 0 && !hiddenBy && t("list.byModerator"),
		hiddenBy && t(`hiddenBy.${hiddenBy}`),
		outcome && !isOpen && t(`outcomes.${outcome}`),
		sanction && (until ? t(`sanctionUntil.${sanction}`, { until }) : t(`sanctions.${sanction}`)),
	];
	const held = useHolder(row);
	return (
		<li
			className={classNames(
				"relative border-b border-line py-3.5",
				isCurrent && "border-l-3 border-l-brand bg-brand-soft px-3",
			)}
		>
			<div className="flex items-center justify-between gap-3">
				<ReasonBadge reason={reason} />
				<span
					className={classNames(
						"text-right text-label",
						isUrgent ? "font-strong text-danger" : isCurrent ? "text-ink" : "text-ink-muted",
					)}
				>
					<VisuallyHidden>
						{t(isOpen ? "list.age" : "list.decided")}
						<Colon />
					</VisuallyHidden>
					{isOpen ? age : decided}
				</span>
			</div>
			<Link
				to={caseHref(query, id)}
				data-case={id}
				aria-current={isCurrent ? "page" : undefined}
				className="mt-2 block text-ui font-strong [overflow-wrap:anywhere] no-underline after:absolute after:inset-0 hover:underline"
			>
				{title}
			</Link>
			<p
				className={classNames("mt-0.5 text-label [overflow-wrap:anywhere]", isCurrent ? "text-ink" : "text-ink-muted")}
			>
				{facts.filter(Boolean).join(" · ")}
			</p>
			{held ? <p className="mt-0.5 text-label font-strong">{held}</p> : null}
			<TakeForm row={row} query={query} />
		</li>
	);
}

/** Why a case is not free; null for one that its reader can take. */
function useHolder({ isOpen, isClosed, heldBy, heldUntil }: CaseRow): string | null {
	const { t } = useTranslation("moderation");
	if (!isOpen) return null;
	if (isClosed) return t("list.ownCase");
	if (heldBy === null) return null;
	const until = heldUntil ?? "";
	return heldBy === "me" ? t("list.heldByMe", { until }) : t("list.heldBy", { name: heldBy, until });
}

/** Sent by the key C. Without script a case is taken on its page. */
function TakeForm({ row: { id, round, isOpen, isClosed, heldBy }, query }: Pick<RowProps, "row" | "query">) {
	if (!isOpen || isClosed || heldBy !== null) return null;
	return (
		<Form method="post" action={caseHref(query, id)} id={`take-${id}`} hidden>
			<input type="hidden" name="intent" value="take" />
			<input type="hidden" name="round" value={round} />
		</Form>
	);
}

function Keys() {
	const { t } = useTranslation("moderation");
	return (
		<p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-label text-ink-muted max-lg:hidden">
			<Key>J</Key>
			<Key>K</Key>
			{t("keys.move")}
			<Key>C</Key>
			{t("keys.take")}
			<Key>{t("keys.enter")}</Key>
			{t("keys.open")}
		</p>
	);
}

function Key({ children }: { children: string }) {
	return (
		<kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-badge border border-control bg-surface-raised px-1.5 font-sans text-step-1">
			{children}
		</kbd>
	);
}

const TONES: Partial<Record<ReportReason, BadgeTone>> = {
	childSafety: "danger",
	illegal: "danger",
	privateData: "info",
	other: "neutral",
};

export function ReasonBadge({ reason }: { reason: ReportReason }) {
	const { t } = useTranslation("reports");
	return <Badge tone={TONES[reason] ?? "warning"}>{t(`reasons.${reason}`)}</Badge>;
}
