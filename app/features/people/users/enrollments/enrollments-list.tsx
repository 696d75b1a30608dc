import { useTranslation } from "react-i18next";
import { ENROLLMENT_STATUSES } from "#app/features/learning/enrollment/enrollment-status.ts";
import type { Cursor } from "#app/shared/lists/list-query.ts";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { NameAndNote } from "#app/ui/data-table/name-and-note.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import {
	ACCESS_STATES,
	ENROLLMENT_ORDERS,
	ENROLLMENTS_LIST,
	type EnrollmentsQuery,
	orderOf,
} from "./enrollments-query";
import type { EnrollmentInList } from "./enrollments-view";

type Props = {
	query: EnrollmentsQuery;
	enrollments: EnrollmentInList[];
	pages: { next: Cursor | null; previous: Cursor | null };
	courses: { id: number; title: string | null }[];
};

export function EnrollmentsList({ query, enrollments, pages, courses }: Props) {
	const { t } = useTranslation("people");
	return (
		<DataTable
			list={ENROLLMENTS_LIST}
			query={query}
			caption={t("enrollments.caption")}
			rows={enrollments}
			rowKey={({ key }) => key}
			columns={useColumns(query)}
			form={{
				search: t("enrollments.search"),
				filters: [
					{
						name: "course",
						label: t("person.course"),
						options: courses.map(({ id, title }) => ({ value: String(id), label: title ?? String(id) })),
					},
					{
						name: "status",
						label: t("enrollments.status"),
						options: ENROLLMENT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
					},
					{
						name: "state",
						label: t("enrollments.access"),
						options: ACCESS_STATES.map((value) => ({ value, label: t(`enrollments.states.${value}`) })),
					},
				],
				orders: ENROLLMENT_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
			}}
			empty={<EmptyState title={t("enrollments.empty")} />}
			pages={pages}
		/>
	);
}

const TONES = { openUntil: "success", openForEver: "success", paused: "warning", closed: "neutral" } as const;

function useColumns(query: EnrollmentsQuery): Column<EnrollmentInList, EnrollmentsQuery["sort"]>[] {
	const { t } = useTranslation("people");
	return [
		{
			id: "learner",
			head: t("enrollments.learner"),
			isName: true,
			className: "list-rows:min-w-52 wide-list:w-[30%] wide-list:max-w-0",
			cell: ({ userId, name, email }) => (
				<NameAndNote note={<EmailAddress of={email} />}>
					<Link to={`/admin/users/${userId}#rights`} className="link">
						{name}
					</Link>
				</NameAndNote>
			),
		},
		{
			id: "course",
			head: t("person.course"),
			className: "list-rows:min-w-40 wide-list:max-w-56 wide-list:truncate",
			cell: ({ title }) => title,
		},
		{ id: "status", head: t("enrollments.status"), needsRoom: true, cell: ({ status }) => t(`statuses.${status}`) },
		{ id: "progress", head: t("person.progress"), numeric: true, cell: ({ progress }) => progress },
		{ id: "source", head: t("person.source"), needsRoom: true, cell: ({ source }) => t(`sources.${source}`) },
		{
			id: "access",
			head: t("enrollments.access"),
			cell: ({ access }) => (
				<Badge tone={TONES[access.is]}>
					{access.is === "openUntil" ? t("enrollments.openUntil", access) : t(`enrollments.${access.is}`)}
				</Badge>
			),
		},
		{
			id: "activity",
			head: t("person.lastActivity"),
			// No column header is sorted when the filter decides the order.
			sort: orderOf(query) === "activity" ? "activity" : undefined,
			numeric: true,
			className: "wide-list:whitespace-nowrap",
			cell: ({ lastActivity }) => lastActivity,
		},
	];
}
