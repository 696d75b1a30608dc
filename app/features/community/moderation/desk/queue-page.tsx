import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { REPORT_REASONS, type ReportReason } from "#db/schema/community/moderation-kinds.ts";
import { CASE_SHELVES, CASES_LIST, type CasesQuery } from "./cases-query";
import type { CaseRow, QueuePageData } from "./queue-page-data.server";
import { UndoNotice } from "./undo-notice";
import { useCaseKeys } from "./use-case-keys";

/** The cases that wait, child safety first; works without script. */
export function QueuePage({ query, cases, counted, counts, pageCount, figures, undo }: QueuePageData) {
	const { t } = useTranslation(["moderation", "reports"]);
	const columns = useCaseColumns(query.filters.shelf);
	useCaseKeys();
	const { shelf } = query.filters;
	const empty = (
		<EmptyState title={t(`empty.${shelf}`)}>
			{figures.median ? t("figures.median", { time: figures.median }) : undefined}
		</EmptyState>
	);
	return (
		<>
			<UndoNotice undo={undo} />
			<Figures figures={figures} />
			<TabLinks
				label={t("shelves.label")}
				className="mt-6"
				items={CASE_SHELVES.map((name) => ({
					to: CASES_LIST.href(query, { filters: { shelf: name } }),
					label: t(`shelves.${name}`),
					isCurrent: name === shelf,
					...(name === "decided" ? {} : { count: counts[name] }),
				}))}
			/>
			<div className="mt-6">
				<DataTable
					list={CASES_LIST}
					query={query}
					caption={t("title")}
					rows={cases}
					rowKey={({ id }) => id}
					columns={columns}
					form={{
						filters: [
							{
								name: "reason",
								label: t("list.reason"),
								options: REPORT_REASONS.map((value) => ({ value, label: t(`reports:reasons.${value}`) })),
							},
						],
					}}
					summary={t("list.count", { count: counted })}
					empty={empty}
					pages={{ pageCount }}
				/>
			</div>
			<p className="mt-6 hidden text-label text-ink-muted lg:block">{t("keys")}</p>
		</>
	);
}

function Figures({ figures: { median, upheld } }: Pick<QueuePageData, "figures">) {
	const { t } = useTranslation("moderation");
	return (
		<p className="-mt-5 flex flex-wrap gap-x-6 gap-y-1 text-ui text-ink-muted">
			<span>{median ? t("figures.median", { time: median }) : t("figures.noMedian")}</span>
			<span>{upheld ? t("figures.upheld", { share: upheld }) : t("figures.noAppeals")}</span>
		</p>
	);
}

function useCaseColumns(shelf: CasesQuery["filters"]["shelf"]): Column<CaseRow, CasesQuery["sort"]>[] {
	const { t } = useTranslation(["moderation", "reports"]);
	const isDecided = shelf === "decided" || shelf === "appeals";
	return [
		{
			id: "case",
			head: t("list.case"),
			isName: true,
			className: "list-rows:min-w-60 wide-list:w-[44%] wide-list:max-w-0",
			cell: ({ id, title, kind, reports, author }) => (
				<NameAndNote note={[kind, author, t("list.reports", { count: reports })].filter(Boolean).join(" · ")}>
					<Link to={`/moderation/cases/${id}`} className="link" data-case={id}>
						{title}
					</Link>
				</NameAndNote>
			),
		},
		{ id: "reason", head: t("list.reason"), cell: ({ reason }) => <ReasonBadge reason={reason} /> },
		isDecided
			? {
					id: "outcome",
					head: t("list.outcome"),
					cell: ({ outcome }) => (outcome ? t(`outcomes.${outcome}`) : t("list.none")),
				}
			: {
					id: "held",
					head: t("list.held"),
					cell: ({ heldBy, hiddenBy, isClosed }) =>
						isClosed
							? t("list.ownCase")
							: heldBy === "me"
								? t("list.heldByMe")
								: heldBy !== null
									? t("list.heldBy", { name: heldBy })
									: hiddenBy
										? t(`hiddenBy.${hiddenBy}`)
										: t("list.free"),
				},
		{
			id: "age",
			head: isDecided ? t("list.decided") : t("list.age"),
			className: "wide-list:whitespace-nowrap",
			cell: ({ age, decided }) => (isDecided ? decided : age),
		},
		...(isDecided
			? []
			: [
					{
						id: "take",
						head: t("list.take"),
						isHeadHidden: true,
						isUnlabelled: true,
						cell: (row: CaseRow) => <TakeForm row={row} />,
					},
				]),
	];
}

function TakeForm({ row: { id, round, title, isClosed, heldBy } }: { row: CaseRow }) {
	const { t } = useTranslation("moderation");
	if (isClosed || heldBy !== null) return null;
	return (
		<Form method="post" action={`/moderation/cases/${id}`} id={`take-${id}`}>
			<input type="hidden" name="intent" value="take" />
			<input type="hidden" name="round" value={round} />
			<Button type="submit" variant="secondary" size="sm" aria-label={t("list.takeOne", { title })}>
				{t("list.take")}
			</Button>
		</Form>
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
