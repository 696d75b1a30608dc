import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { COURSE_COLUMNS, type CourseColumn, type CourseOrder, courseOrderSearch } from "./course-order";
import { COUNTED_LEARNERS } from "./learners-query";
import type { TeachingData } from "./teaching-data";

type Props = Pick<TeachingData, "courses" | "isPartlyCounted" | "order">;

export function TaughtCourses({ courses, isPartlyCounted, order }: Props) {
	const { t, i18n } = useTranslation("authoring");
	return (
		<section aria-labelledby="taught-courses">
			<h2 id="taught-courses" className="mb-4 font-serif text-step-4">
				{t("courses.title")}
			</h2>
			<Table caption={t("courses.caption")} hideCaption>
				<TableHead>
					<TableRow>
						{COURSE_COLUMNS.map((column) => (
							<Head key={column} column={column} order={order}>
								{t(column === "title" ? "courses.course" : `figures.${column}`)}
							</Head>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{courses.map((course) => (
						<TableRow key={course.id} selected={course.isChosen}>
							<RowHeaderCell>
								<Link
									to={`/instructor-dashboard?course=${course.id}#learners`}
									aria-current={course.isChosen ? "true" : undefined}
									className="link inline-flex min-h-11 items-center text-left"
								>
									{course.title}
								</Link>
								{course.isPublished ? null : <Badge className="ml-3">{t("courses.draft")}</Badge>}
								<Link
									to={`/instructor-dashboard/courses/${course.id}`}
									aria-label={labelledValue(i18n.language, t("courses.edit"), course.title)}
									className="link ml-3 inline-flex min-h-11 items-center text-label"
								>
									{t("courses.edit")}
								</Link>
							</RowHeaderCell>
							<Cell numeric label={t("figures.enrolled")}>
								{course.enrolled}
							</Cell>
							<Cell numeric label={t("figures.active")}>
								{course.active}
							</Cell>
							<Cell numeric label={t("figures.completed")}>
								{course.completed}
							</Cell>
							<Cell numeric label={t("figures.progress")}>
								{course.progress ?? t("none")}
							</Cell>
							<Cell numeric label={t("figures.rating")}>
								{course.rating ?? t("none")}
							</Cell>
						</TableRow>
					))}
				</TableBody>
			</Table>
			{isPartlyCounted ? (
				<p className="mt-3 text-step-1 text-ink-subtle">{t("courses.partlyCounted", { count: COUNTED_LEARNERS })}</p>
			) : null}
		</section>
	);
}

function Head({ column, order, children }: { column: CourseColumn; order: CourseOrder | null; children: ReactNode }) {
	const [search] = useSearchParams();
	const isSorted = order?.by === column;
	const sort = isSorted ? (order.isDescending ? "descending" : "ascending") : undefined;
	const Arrow = isSorted && !order.isDescending ? ArrowUp : ArrowDown;
	return (
		<HeaderCell numeric={column !== "title"} aria-sort={sort}>
			<Link
				to={courseOrderSearch(search, column, order)}
				preventScrollReset
				className="hit-area inline-flex items-center gap-1.5 hover:text-ink hover:underline"
			>
				{children}
				<Arrow className={isSorted ? "size-3.5" : "invisible size-3.5"} />
			</Link>
		</HeaderCell>
	);
}
