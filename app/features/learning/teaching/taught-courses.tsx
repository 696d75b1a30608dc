import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ArrowDown, ArrowUp } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { COURSE_COLUMNS, type CourseColumn, type CourseOrder, courseOrderSearch } from "./course-order";
import { Sparkline } from "./figures/sparkline";
import { useSpan } from "./figures/use-span";
import type { CourseRow, TeachingData } from "./teaching-data";

type Props = Pick<TeachingData, "courses" | "order"> & { showsTeacher: boolean };

export function TaughtCourses({ courses, order, showsTeacher }: Props) {
	const { t, i18n } = useTranslation("teaching");
	const span = useSpan();
	return (
		<section aria-labelledby="taught-courses">
			<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="taught-courses" className="font-serif text-step-4">
					{t("courses.title")}
				</h2>
				<p className="text-step-1 text-ink-muted">{t("courses.period")}</p>
			</div>
			<Table caption={t("courses.caption")} hideCaption>
				<TableHead>
					<TableRow>
						{COURSE_COLUMNS.map((column) => (
							<Head key={column} column={column} order={order}>
								{t(column === "title" ? "courses.course" : `figures.${column}`)}
							</Head>
						))}
						{showsTeacher ? <HeaderCell>{t("figures.teacher")}</HeaderCell> : null}
					</TableRow>
				</TableHead>
				<TableBody>
					{courses.map((course) => (
						<TableRow key={course.id} selected={course.isChosen}>
							<RowHeaderCell>
								<Link
									to={`/instructor-dashboard?course=${course.id}#where-people-stop`}
									aria-current={course.isChosen ? "true" : undefined}
									className="link inline-flex min-h-11 items-center text-left"
								>
									{course.title}
								</Link>
								{course.isPublished ? null : (
									<Badge className="ml-3">{t(course.isWithdrawn ? "courses.withdrawn" : "courses.draft")}</Badge>
								)}
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
								<Figure course={course}>{course.active}</Figure>
							</Cell>
							<Cell numeric label={t("figures.completed")}>
								<Figure course={course}>{course.completed}</Figure>
							</Cell>
							<Cell numeric label={t("figures.median")}>
								<Figure course={course}>{course.medianHours === null ? null : span(course.medianHours)}</Figure>
							</Cell>
							<Cell numeric label={t("figures.rating")}>
								{course.rating ?? t("none")}
							</Cell>
							<Cell numeric label={t("figures.joined")}>
								<Figure course={course}>
									{course.weeks && course.joinedRecent !== null ? (
										<Sparkline
											values={course.weeks}
											label={t("courses.weeks", { recent: course.joinedRecent, before: course.joinedEarlier ?? 0 })}
										/>
									) : null}
								</Figure>
							</Cell>
							{showsTeacher ? <Cell label={t("figures.teacher")}>{course.teacher}</Cell> : null}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</section>
	);
}

/** A figure, or why there is none. */
function Figure({ course, children }: { course: CourseRow; children: ReactNode }) {
	const { t } = useTranslation("teaching");
	if (children !== null) return children;
	return <span className="text-ink-subtle">{t(course.isWithheld ? "withheld" : "none")}</span>;
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
