import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/empty-state";
import { Link } from "../../../ui/link";
import { Pagination } from "../../../ui/pagination";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "../../../ui/table";
import { RETENTION_DAYS } from "./error-counts";
import { ERROR_STATUSES, errorsHref } from "./errors-query";
import type { ErrorListView, GroupView } from "./errors-view";
import { StatusActions } from "./status-actions";

/** The groups of one status, the latest seen first. */
export function ErrorList({ view }: { view: ErrorListView }) {
	const { t } = useTranslation("errors");
	const { groups, query, pageCount } = view;
	const here = errorsHref(query);

	return (
		<>
			<p className="-mt-5 max-w-160 text-ui text-ink-muted">{t("lede", { count: RETENTION_DAYS })}</p>
			<StatusFilter view={view} />
			{groups.length === 0 ? (
				<EmptyState title={t(`empty.${query.status}.title`)} className="mt-6">
					{t(`empty.${query.status}.text`)}
				</EmptyState>
			) : (
				<Table caption={t("list.caption")} hideCaption className="mt-2">
					<TableHead>
						<TableRow>
							<HeaderCell>{t("list.error")}</HeaderCell>
							<HeaderCell numeric>{t("list.times")}</HeaderCell>
							<HeaderCell>{t("list.firstSeen")}</HeaderCell>
							<HeaderCell>{t("list.lastSeen")}</HeaderCell>
							<HeaderCell>{t("list.deeds")}</HeaderCell>
						</TableRow>
					</TableHead>
					<TableBody>
						{groups.map((group) => (
							<GroupRow key={group.fingerprint} group={group} returnTo={here} />
						))}
					</TableBody>
				</Table>
			)}
			<Pagination
				className="mt-8"
				page={query.page}
				pageCount={pageCount}
				hrefFor={(page) => errorsHref({ ...query, page })}
				labels={{
					navigation: t("pages.label"),
					previous: t("pages.previous"),
					next: t("pages.next"),
					page: (number) => t("pages.page", { number }),
				}}
			/>
		</>
	);
}

function GroupRow({ group, returnTo }: { group: GroupView; returnTo: string }) {
	const { t } = useTranslation("errors");
	return (
		<TableRow>
			<RowHeaderCell className="md:max-w-100 md:min-w-60">
				<span className="block min-w-0">
					<Link to={`/admin/errors/${group.fingerprint}`} className="link line-clamp-2 [overflow-wrap:anywhere]">
						{group.message}
					</Link>
					{group.topFrame ? (
						<span className="mt-0.5 block truncate font-mono text-step-1 font-normal text-ink-subtle">
							{group.topFrame}
						</span>
					) : null}
				</span>
			</RowHeaderCell>
			<Cell numeric label={t("list.times")}>
				{group.countShown}
			</Cell>
			<Cell label={t("list.firstSeen")}>{group.firstSeen}</Cell>
			<Cell label={t("list.lastSeen")}>{group.lastSeen}</Cell>
			<Cell>
				<StatusActions {...group} returnTo={returnTo} size="sm" />
			</Cell>
		</TableRow>
	);
}

/** Each status is an address of its own, with how many groups have it. */
function StatusFilter({ view: { counts, query } }: { view: ErrorListView }) {
	const { t } = useTranslation("errors");
	return (
		<nav aria-label={t("status.label")} className="mt-6 overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{ERROR_STATUSES.map((status) => (
					<li key={status} className="shrink-0">
						<Link
							to={errorsHref({ status, page: 1 })}
							aria-current={status === query.status ? "page" : undefined}
							className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink aria-[current=page]:border-brand aria-[current=page]:font-strong aria-[current=page]:text-ink"
						>
							{t(`status.${status}`)}
							<span className="font-normal text-ink-subtle tabular">
								{counts[status].isMore ? t("orMore", { number: counts[status].number }) : counts[status].number}
							</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
