import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table/data-table.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { CourseInList, CoursesPageData } from "../courses-page-data.server";
import { COURSE_ORDERS, COURSE_STATES, COURSES_LIST, type CoursesQuery } from "../courses-query";
import { ChooseCourse } from "../hand-over/chosen-bar";
import { MoreDeeds, PlaceButtons } from "./order-forms";

type Props = Pick<CoursesPageData, "query" | "rows" | "pages" | "total" | "count" | "teachers" | "search">;

export function CoursesList({ query, rows, pages, total, count, teachers, search }: Props) {
	const { t } = useTranslation("all-courses");
	const columns: Column<CourseInList, CoursesQuery["sort"]>[] = [
		{
			id: "choose",
			head: t("columns.choose"),
			isBox: true,
			isUnlabelled: true,
			isHeadHidden: true,
			cell: ({ id, title }) => <ChooseCourse id={id} title={title} />,
		},
		{
			id: "course",
			head: t("columns.course"),
			sort: "title",
			isName: true,
			cell: ({ id, title, topic, isFeatured }) => (
				<span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
					<Link to={`/instructor-dashboard/courses/${id}`} className="link wrap-break-word">
						{title}
					</Link>
					{isFeatured ? <Badge tone="info">{t("featured")}</Badge> : null}
					<span className="basis-full text-step-1 font-normal text-ink-subtle [overflow-wrap:anywhere]">{topic}</span>
				</span>
			),
		},
		{
			id: "order",
			head: t("columns.order"),
			sort: "order",
			cell: (course) => <PlaceButtons course={course} search={search} count={count} />,
		},
		{ id: "teacher", head: t("columns.teacher"), cell: ({ teacher }) => teacher },
		{
			id: "state",
			head: t("columns.state"),
			cell: ({ isPublished, isWithdrawn, isWaiting }) => (
				<span className="flex flex-wrap gap-2">
					<Badge tone={isPublished ? "success" : "neutral"}>
						{t(isPublished ? "states.published" : isWithdrawn ? "states.withdrawn" : "states.unpublished")}
					</Badge>
					{isWaiting ? <Badge tone="warning">{t("states.waiting")}</Badge> : null}
				</span>
			),
		},
		{ id: "drafts", head: t("columns.drafts"), numeric: true, cell: ({ drafts }) => drafts },
		{ id: "enrolled", head: t("columns.enrolled"), sort: "enrolled", numeric: true, cell: ({ enrolled }) => enrolled },
		{ id: "price", head: t("columns.price"), sort: "price", numeric: true, cell: ({ price }) => price },
		{
			id: "more",
			head: t("columns.more"),
			isHeadHidden: true,
			cell: (course) => <MoreDeeds course={course} search={search} />,
		},
	];
	return (
		<section id={COURSES_LIST.anchor} aria-label={t("caption")}>
			<DataTable
				list={COURSES_LIST}
				query={query}
				caption={t("caption")}
				rows={rows}
				rowKey={({ id }) => id}
				columns={columns}
				form={{
					search: t("searchLabel"),
					filters: [
						{
							name: "state",
							label: t("columns.state"),
							options: COURSE_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
						},
						{
							name: "teacher",
							label: t("columns.teacher"),
							options: teachers.map(({ id, name }) => ({ value: String(id), label: name })),
						},
					],
					orders: COURSE_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
				}}
				summary={t("found", { count: total })}
				empty={
					<EmptyState
						title={t("none")}
						action={<LinkButton to="/instructor-dashboard/courses/new">{t("new")}</LinkButton>}
					>
						{t("noneText")}
					</EmptyState>
				}
				pages={pages}
			/>
		</section>
	);
}
