import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { RETENTION_DAYS } from "./error-counts";
import { ERROR_ORDERS, ERROR_STATUSES, ERRORS_LIST, type ErrorsQuery } from "./errors-query";
import type { ErrorListView, GroupView } from "./errors-view";
import { StatusActions } from "./status-actions";

export function ErrorList({ view }: { view: ErrorListView }) {
	const { t } = useTranslation("errors");
	const { groups, query, pageCount } = view;
	const columns = useGroupColumns(ERRORS_LIST.href(query));
	const empty = (
		<EmptyState title={t(`empty.${query.filters.status}.title`)}>{t(`empty.${query.filters.status}.text`)}</EmptyState>
	);

	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("lede", { count: RETENTION_DAYS })}</p>
			<StatusFilter view={view} />
			<div className="mt-6">
				<DataTable
					list={ERRORS_LIST}
					query={query}
					caption={t("list.caption")}
					rows={groups}
					rowKey={({ fingerprint }) => fingerprint}
					columns={columns}
					form={{ orders: ERROR_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })) }}
					empty={empty}
					noResults={empty}
					pages={{ pageCount }}
					exportTo="/admin/errors.csv"
				/>
			</div>
		</>
	);
}

function useGroupColumns(here: string): Column<GroupView, ErrorsQuery["sort"]>[] {
	const { t } = useTranslation("errors");
	return [
		{
			id: "error",
			head: t("list.error"),
			isName: true,
			className: "md:max-w-100 md:min-w-60",
			cell: ({ fingerprint, message, topFrame }) => (
				<span className="block min-w-0">
					<Link to={`/admin/errors/${fingerprint}`} className="link line-clamp-2 [overflow-wrap:anywhere]">
						{message}
					</Link>
					{topFrame ? (
						<span className="mt-0.5 block font-mono text-step-1 font-normal text-ink-subtle [overflow-wrap:anywhere] md:truncate">
							{topFrame}
						</span>
					) : null}
				</span>
			),
		},
		{ id: "times", head: t("list.times"), sort: "times", numeric: true, cell: ({ countShown }) => countShown },
		{ id: "firstSeen", head: t("list.firstSeen"), sort: "firstSeen", cell: ({ firstSeen }) => firstSeen },
		{ id: "lastSeen", head: t("list.lastSeen"), sort: "lastSeen", cell: ({ lastSeen }) => lastSeen },
		{
			id: "deeds",
			head: t("list.deeds"),
			isUnlabelled: true,
			cell: (group) => <StatusActions {...group} returnTo={here} size="sm" />,
		},
	];
}

function StatusFilter({ view: { counts, query } }: { view: ErrorListView }) {
	const { t } = useTranslation("errors");
	const items = ERROR_STATUSES.map((status) => {
		const { number, isMore } = counts[status];
		return {
			to: ERRORS_LIST.href(query, { filters: { status } }),
			label: t(`status.${status}`),
			count: isMore ? t("orMore", { number }) : number,
			isCurrent: status === query.filters.status,
		};
	});
	return <TabLinks label={t("status.label")} items={items} className="mt-6" />;
}
