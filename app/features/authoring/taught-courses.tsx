import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge";
import { Link } from "../../ui/link";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "../../ui/table";
import { COUNTED_LEARNERS } from "./learners-query";
import type { TeachingData } from "./teaching-data";

type Props = Pick<TeachingData, "courses" | "isPartlyCounted">;

/** The courses with their figures; a title chooses whose learners are shown below. */
export function TaughtCourses({ courses, isPartlyCounted }: Props) {
	const { t } = useTranslation("authoring");
	return (
		<section aria-labelledby="taught-courses">
			<h2 id="taught-courses" className="mb-4 font-serif text-step-4">
				{t("courses.title")}
			</h2>
			<Table caption={t("courses.caption")} hideCaption>
				<TableHead>
					<TableRow>
						<HeaderCell>{t("courses.course")}</HeaderCell>
						<HeaderCell numeric>{t("figures.enrolled")}</HeaderCell>
						<HeaderCell numeric>{t("figures.active")}</HeaderCell>
						<HeaderCell numeric>{t("figures.completed")}</HeaderCell>
						<HeaderCell numeric>{t("figures.progress")}</HeaderCell>
						<HeaderCell numeric>{t("figures.rating")}</HeaderCell>
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
