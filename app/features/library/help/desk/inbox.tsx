import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TICKET_TOPICS } from "#db/schema/library/ticket-kinds.ts";
import type { InboxView } from "./inbox-view";
import { ResponseTimes } from "./report/response-times-note";
import { PriorityBadge, StatusBadge } from "./status-badge";
import { TICKET_ORDERS, TICKETS_LIST, type TicketsQuery } from "./tickets-query";

export function Inbox({ view }: { view: InboxView }) {
	const { t } = useTranslation(["desk", "help"]);
	const { tickets, query, pageCount, asked, staff } = view;
	const columns = useTicketColumns({ withStatus: query.filters.status === "any" });
	const words = {
		search: t("list.search"),
		filters: [
			{
				name: "assignee" as const,
				label: t("list.assignee"),
				options: [
					{ value: "me", label: t("assignee.me") },
					{ value: "nobody", label: t("assignee.nobody") },
					...staff.map(({ id, name }) => ({ value: String(id), label: name })),
				],
			},
			{
				name: "topic" as const,
				label: t("list.topic"),
				options: TICKET_TOPICS.map((topic) => ({ value: topic, label: t(`help:topics.${topic}`) })),
			},
			{
				name: "language" as const,
				label: t("list.language"),
				options: LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
			},
			{
				name: "priority" as const,
				label: t("priority.label"),
				options: [{ value: "only", label: t("priority.only") }],
			},
		],
		orders: TICKET_ORDERS.map(({ words: key, ...order }) => ({ ...order, label: t(key) })),
	};
	const empty = <EmptyState title={t(`empty.${query.filters.status}`)}>{t("empty.text")}</EmptyState>;

	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("lede")}</p>
			<ResponseTimes times={view.times} />
			<StatusTabs view={view} />
			<div className="mt-6">
				<DataTable
					list={TICKETS_LIST}
					query={query}
					caption={t("list.caption")}
					rows={tickets}
					rowKey={({ key }) => key}
					columns={columns}
					form={words}
					summary={t("list.count", { count: asked })}
					empty={empty}
					noResults={<NoneFound query={query} />}
					pages={{ pageCount }}
				/>
			</div>
		</>
	);
}

type Row = InboxView["tickets"][number];

const TRUNCATED_CELL = "wide-list:max-w-36 wide-list:truncate";

function useTicketColumns({ withStatus }: { withStatus: boolean }): Column<Row, TicketsQuery["sort"]>[] {
	const { t } = useTranslation(["desk", "help"]);
	return [
		{
			id: "ticket",
			head: t("list.ticket"),
			isName: true,
			className: "list-rows:min-w-60 wide-list:w-[34%] wide-list:max-w-0",
			cell: ({ key, number, subject, isPriority }) => (
				<span className="flex min-w-0 items-center gap-2.5">
					{isPriority ? <PriorityBadge /> : null}
					<NameAndNote note={<span className="tabular">{number}</span>}>
						<Link to={`/admin/help/tickets/${key}`} className="link">
							{subject}
						</Link>
					</NameAndNote>
				</span>
			),
		},
		...(withStatus
			? [{ id: "status", head: t("status.label"), cell: ({ status }: Row) => <StatusBadge status={status} /> }]
			: []),
		{ id: "person", head: t("list.person"), className: TRUNCATED_CELL, cell: ({ personName }) => personName },
		{ id: "topic", head: t("list.topic"), className: TRUNCATED_CELL, cell: ({ topic }) => t(`help:topics.${topic}`) },
		{ id: "language", head: t("list.language"), needsRoom: true, cell: ({ language }) => nameOf(language) },
		{ id: "assignee", head: t("list.assignee"), cell: ({ assigneeName }) => assigneeName ?? t("assignee.nobody") },
		{ id: "opened", head: t("list.opened"), sort: "opened", needsRoom: true, cell: ({ opened }) => opened },
		{
			id: "changed",
			head: t("list.changed"),
			sort: "changed",
			className: "wide-list:whitespace-nowrap",
			cell: ({ changed }) => changed,
		},
	];
}

export function nameOf(code: string): string {
	return LANGUAGES.find((language) => language.code === code)?.name ?? code;
}

function StatusTabs({ view: { counts, query } }: { view: InboxView }) {
	const { t } = useTranslation("desk");
	return (
		<nav aria-label={t("status.label")} className="mt-6 overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{counts.map(({ status, number, isMore }) => (
					<li key={status} className="shrink-0">
						<Link
							to={TICKETS_LIST.href(query, { filters: { status } })}
							aria-current={status === query.filters.status ? "page" : undefined}
							className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							{t(`status.${status}`)}
							<span className="font-normal text-ink-subtle tabular">{isMore ? t("orMore", { number }) : number}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function NoneFound({ query }: { query: TicketsQuery }) {
	const { t } = useTranslation(["desk", "lists"]);
	return (
		<EmptyState
			headingLevel={3}
			title={t("list.noneFound")}
			action={
				query.filters.status === "any" ? (
					<LinkButton variant="secondary" to={TICKETS_LIST.path}>
						{t("lists:showAll")}
					</LinkButton>
				) : (
					<LinkButton variant="secondary" to={TICKETS_LIST.href(query, { filters: { status: "any" } })}>
						{t("list.searchAll")}
					</LinkButton>
				)
			}
		/>
	);
}
