import { useTranslation } from "react-i18next";
import { ArrowDown, ArrowUp } from "../../ui/icons";
import { Link } from "../../ui/link";
import { Progress } from "../../ui/progress";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "../../ui/table";
import { LearnerStatus } from "./learner-status";
import { learnersHref } from "./learners-query";
import type { ChosenCourse } from "./teaching-data";

/** One page of the learners of a course; cards on phones. */
export function LearnersTable({ chosen }: { chosen: ChosenCourse }) {
	const { t } = useTranslation("authoring");
	return (
		<Table caption={t("learners.caption", { course: chosen.title })} hideCaption>
			<TableHead>
				<TableRow>
					<HeaderCell>{t("learners.name")}</HeaderCell>
					<HeaderCell>{t("learners.country")}</HeaderCell>
					<HeaderCell>{t("learners.status")}</HeaderCell>
					<HeaderCell>{t("learners.progress")}</HeaderCell>
					<ActivityHead query={chosen.query} />
				</TableRow>
			</TableHead>
			<TableBody>
				{chosen.learners.map((learner) => (
					<TableRow key={learner.enrollmentId}>
						<RowHeaderCell>{learner.name}</RowHeaderCell>
						<Cell label={t("learners.country")}>{learner.country ?? t("none")}</Cell>
						<Cell label={t("learners.status")}>
							<LearnerStatus status={learner.status} />
						</Cell>
						<Cell label={t("learners.progress")}>
							<span className="inline-flex items-center gap-3">
								<Progress
									value={learner.progress}
									label={t("learners.progressOf", { name: learner.name })}
									valueText={learner.progressText}
									className="w-24 max-md:w-16"
								/>
								<span className="tabular">{learner.progressText}</span>
							</span>
						</Cell>
						<Cell numeric label={t("learners.lastActivity")}>
							<time dateTime={learner.lastActivityAt}>{learner.lastActivity}</time>
						</Cell>
					</TableRow>
				))}
			</TableBody>
		</Table>
	);
}

/** The head of the column by which the list is ordered; its link turns the order round. */
function ActivityHead({ query }: Pick<ChosenCourse, "query">) {
	const { t } = useTranslation("authoring");
	const isLatestFirst = query.sort === "latest";
	const Arrow = isLatestFirst ? ArrowDown : ArrowUp;
	const other = isLatestFirst ? "quietest" : "latest";
	return (
		<HeaderCell numeric aria-sort={isLatestFirst ? "descending" : "ascending"}>
			<Link
				to={learnersHref({ ...query, sort: other, page: 1 })}
				preventScrollReset
				title={t(`sorts.${other}`)}
				className="hit-area inline-flex items-center gap-1.5 hover:text-ink hover:underline"
			>
				{t("learners.lastActivity")}
				<Arrow className="size-3.5" />
			</Link>
		</HeaderCell>
	);
}
