import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { ANNOUNCEMENT_STATES } from "#db/schema/operations/announcement-kinds.ts";
import type { AnnouncementsPageData } from "./announcements-page-data.server";
import { ANNOUNCEMENTS_LISTS } from "./announcements-query";
import { StateBadge } from "./state-badge";

export function AnnouncementsList({
	desk,
	description,
	canWrite,
	query,
	rows,
	pageCount,
	isDeleted,
}: AnnouncementsPageData) {
	const { t } = useTranslation("announcements");
	return (
		<>
			{isDeleted ? (
				<ResultNotice tone="success" className="mb-6">
					{t("done.deleted")}
				</ResultNotice>
			) : null}
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{description}</p>
			<DataTable
				list={ANNOUNCEMENTS_LISTS[desk]}
				query={query}
				caption={t("title")}
				rows={rows}
				rowKey={({ id }) => id}
				columns={[
					{
						id: "title",
						head: t("columns.title"),
						isName: true,
						cell: ({ to, title }) => (
							<Link to={to} className="link [overflow-wrap:anywhere]">
								{title}
							</Link>
						),
					},
					{ id: "state", head: t("columns.state"), cell: ({ state }) => <StateBadge state={state} /> },
					{ id: "audience", head: t("columns.audience"), cell: ({ audienceName }) => audienceName },
					{
						id: "reached",
						head: t("columns.reached"),
						numeric: true,
						cell: ({ progress }) =>
							progress.totalText === null
								? "–"
								: t("progress.of", { reached: progress.reachedText, total: progress.totalText }),
					},
					{
						id: "when",
						head: t("columns.when"),
						cell: ({ endedAt, startedAt, sendAt, changedAt }) => endedAt ?? startedAt ?? sendAt ?? changedAt,
					},
				]}
				form={{
					filters: [
						{
							name: "state",
							label: t("columns.state"),
							options: ANNOUNCEMENT_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
						},
					],
				}}
				empty={
					<EmptyState
						title={t(canWrite ? "none" : "teacher.noCourse")}
						action={canWrite ? <LinkButton to={`${desk}/new`}>{t("new")}</LinkButton> : null}
					>
						{t(canWrite ? "noneText" : "teacher.noCourseText")}
					</EmptyState>
				}
				pages={{ pageCount }}
			/>
		</>
	);
}
